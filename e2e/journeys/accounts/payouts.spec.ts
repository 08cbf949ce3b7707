import { saveMarkups } from '@albumen/contract/endpoints/markups';
import { newEmail, testPassword } from '../../client/accounts.ts';
import { checkoutOf, fillCart } from '../../client/carts.ts';
import { operate } from '../../client/operators.ts';
import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import { expect, test } from '../../fixtures/test.ts';
import { checkoutPage } from '../../pages/checkout-page.ts';
import { hydrated, open } from '../../pages/hydrated.ts';
import { cardIsReady, orderPage, typeHostedCard } from '../../pages/order-pages.ts';

const productId = 'photographic-print';

test('a photographer sells, says where to be paid, is paid, and reads it in the statement @long', async ({
  people,
  store,
  database,
}) => {
  const owner = await people.photographer();
  const { galleryId, link } = await sharedGalleryOf(owner, { count: 1, title: 'Mia and Tom' });
  const markups = [{ productId, kind: 'amount', value: '10.00' } as const];
  await owner.client.call(saveMarkups, { body: { markups } });

  const { client, page } = await people.visitor({ paysByCard: true });
  await open(page, link);
  await fillCart(client, galleryId, [{ productId, size: '4x6', quantity: 3 }]);
  await open(page, await checkoutOf(client));
  await page.getByLabel('Name on the package').fill('Grace Hopper');
  await page.getByLabel('Email').fill(newEmail('grace'));
  const checkout = checkoutPage(page);
  await checkout.deliverToAustin();
  await cardIsReady(page);
  await typeHostedCard(page);
  await checkout.placeOrder.click();
  await expect(orderPage(page).thanks).toBeVisible();

  await open(owner.page, '/account/sales');
  const sale = owner.page.getByRole('list', { name: 'Sales' }).getByRole('listitem');
  await expect(sale).toContainText('Mia and Tom');
  await expect(sale).toContainText('Grace Hopper');
  await expect(sale).toContainText('$30.00');
  await owner.page.getByRole('link', { name: 'Add a bank account' }).click();
  await owner.page.getByLabel('Account holder').fill('Anna Payable');
  await owner.page.getByLabel('Routing number').fill('021000021');
  await owner.page.getByLabel('Account number').fill('123456789');
  await database.ageProofs(owner.email);
  owner.complaints.expect(/status of 403/);
  await owner.page.getByRole('button', { name: 'Save bank account' }).click();
  const proof = owner.page.getByRole('dialog', { name: 'Is it still you?' });
  const password = proof.getByLabel('Password', { exact: true });
  await password.fill('a slip of the finger');
  owner.complaints.expect(/status of 422/);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await password.fill(testPassword);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(owner.page.getByText('Account ending in 6789')).toBeVisible();

  await database.ageSales(owner.email);
  const operator = await people.visitor();
  await operate(operator.client, store.operatorToken);
  await open(operator.page, '/operator#payouts');
  const due = operator.page.getByRole('listitem').filter({ hasText: owner.email });
  await due.getByText('Mark as paid').click();
  await due.getByLabel('Reference of the transfer').fill('PO-77');
  await due.getByRole('button', { name: '$30.00 was paid' }).click();
  await expect(operator.page.getByRole('list', { name: 'Paid' })).toContainText('PO-77');

  const month = new Date().toISOString().slice(0, 7);
  await open(owner.page, `/account/statements/${month}`);
  await hydrated(owner.page);
  await expect(owner.page.getByText('Paid out to you PO-77')).toBeVisible();
  await expect(owner.page.getByText('Due at the end')).toBeVisible();
});
