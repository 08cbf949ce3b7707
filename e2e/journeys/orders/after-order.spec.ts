import type { Page } from '@playwright/test';
import { newEmail } from '../../client/accounts.ts';
import { checkoutOf, fillCart } from '../../client/carts.ts';
import { operate } from '../../client/operators.ts';
import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import type { People, Photographer } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { cartPage } from '../../pages/cart-page.ts';
import { checkoutPage } from '../../pages/checkout-page.ts';
import { editorPage } from '../../pages/editor-page.ts';
import { hydrated, open } from '../../pages/hydrated.ts';
import { cardIsReady, orderPage, typeHostedCard } from '../../pages/order-pages.ts';

const prints = [{ productId: 'photographic-print', size: '4x6', quantity: 3 }];

/** Whoever has items in the cart pays for them; the page of the order is open then. */
async function order(page: Page, path: string, guest?: { name: string; email: string }) {
  await open(page, path);
  if (guest !== undefined) {
    await page.getByLabel('Name on the package').fill(guest.name);
    await page.getByLabel('Email').fill(guest.email);
  }
  const checkout = checkoutPage(page);
  await checkout.deliverToAustin();
  await cardIsReady(page);
  await typeHostedCard(page);
  await checkout.placeOrder.click();
  await expect(orderPage(page).thanks).toBeVisible();
  await hydrated(page);
  return orderPage(page);
}

async function orderedPrints(people: People): Promise<Photographer> {
  const photographer = await people.photographer({ paysByCard: true });
  const { client, page } = photographer;
  const { galleryId } = await sharedGalleryOf(photographer, { count: 1 });
  await fillCart(client, galleryId, prints);
  await order(page, await checkoutOf(client));
  return photographer;
}

test('an order’s address is corrected within its state, after a word about a slip @long', async ({
  people,
}) => {
  const { page, complaints } = await orderedPrints(people);
  complaints.expect(/status of 4(09|22)/);
  await page.getByRole('button', { name: 'Correct the address' }).click();
  const form = page.getByRole('form', { name: 'Shipping address' });
  await form.getByLabel('City').fill('');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(form.getByLabel('City')).toBeFocused();
  await form.getByLabel('State or province').fill('CO');
  await form.getByLabel('City').fill('Denver');
  await form.getByLabel('Zip or postal code').fill('80202');
  await form.getByRole('button', { name: 'Save address' }).click();
  const refusal = page.getByRole('dialog', { name: 'That did not work' });
  await expect(refusal).toContainText('Shipping or tax would cost something else there.');
  await refusal.getByText('Close').last().click();

  await form.getByLabel('State or province').fill('TX');
  await form.getByLabel('City').fill('Austin');
  await form.getByLabel('Zip or postal code').fill('78701');
  await form.getByLabel('Street and number').fill('400 Mian St');
  await form.getByRole('button', { name: 'Save address' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Confirm the address' });
  await expect(confirmation).toContainText('400 Main St');
  await confirmation.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText('The lab gets the new address.')).toBeVisible();
  await expect(orderPage(page).summary).toContainText('400 Main St');
  await page.reload();
  await expect(orderPage(page).summary).toContainText('400 Main St');
});

test('an ordered design is opened again and printed as changed, until the lab’s cut-off @long', async ({
  people,
  database,
}) => {
  const { page } = await orderedPrints(people);
  const ordered = page.url();
  const first = await page.locator('.order-item__proof img').getAttribute('src');
  await page.getByRole('link', { name: 'Change the design' }).click();
  const editor = editorPage(page);
  await editor.ready();
  await hydrated(page);
  await editor.drawn();
  await editor.places.first().focus();
  await page.keyboard.press('+');
  await page.getByRole('button', { name: 'Back to your order' }).click();
  await page.waitForURL(ordered.split('?')[0] ?? '');
  const take = page.getByRole('button', { name: /^Print (the new design|it all the same)$/ });
  await take.click();
  const isDone = page.getByText('The lab gets the new design.');
  await expect(
    isDone.or(page.getByRole('button', { name: 'Print it all the same' })),
  ).toBeVisible();
  if (!(await isDone.isVisible())) await take.click();
  await expect(isDone).toBeVisible();
  await expect(take).toBeHidden();
  const picture = page.locator('.order-item__proof img');
  await expect(async () => {
    await page.reload();
    await expect(picture).toHaveAttribute('src', /^\/r\//, { timeout: 1_000 });
    expect(await picture.getAttribute('src')).not.toBe(first);
  }).toPass();

  await database.passCutOff(new URL(ordered).pathname.split('/').at(-1) ?? '');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Change the design' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Correct the address' })).toBeHidden();
});

test('what a photographer adds is in a guest’s price, and among the sales once it is paid @long', async ({
  people,
}) => {
  const owner = await people.photographer();
  const { galleryId, link } = await sharedGalleryOf(owner, { count: 1, title: 'Mia and Tom' });
  await fillCart(owner.client, galleryId, prints);
  await open(owner.page, '/cart');
  await expect(cartPage(owner.page).total).toHaveText(/\$/);
  const own = dollars(await cartPage(owner.page).total.innerText());

  await open(owner.page, '/account/prices');
  const row = owner.page.getByRole('listitem', { name: 'Photographic print' });
  await row.getByLabel('Add').selectOption('amount');
  await row.getByLabel('Amount a piece').fill('2.50');
  await owner.page.getByRole('button', { name: 'Save prices' }).click();
  await expect(owner.page.getByText('Your prices are saved.')).toBeVisible();

  const { client, page } = await people.visitor({ paysByCard: true });
  await open(page, link);
  await fillCart(client, galleryId, prints);
  await open(page, '/cart');
  await expect(cartPage(page).total).toHaveText(/\$/);
  expect(dollars(await cartPage(page).total.innerText())).toBeCloseTo(own + 7.5, 2);
  await order(page, await checkoutOf(client), {
    name: 'Grace Hopper',
    email: newEmail('grace'),
  });

  await open(owner.page, '/dashboard');
  await open(owner.page, '/account/sales');
  const sales = owner.page.getByRole('list', { name: 'Sales' });
  await expect(sales.getByRole('listitem')).toContainText('Mia and Tom');
  await expect(sales).toContainText('$7.50');
});

function dollars(text: string): number {
  return Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', ''));
}

test('the operator returns a part of the money, and the customer is mailed how much and why @long', async ({
  people,
  store,
  mailbox,
}) => {
  const { email } = await orderedPrints(people);
  const operator = await people.visitor();
  await operate(operator.client, store.operatorToken);
  await open(operator.page, '/operator#orders');
  await operator.page.getByLabel('Order, name or email').fill(email);
  await operator.page.getByRole('button', { name: 'Find' }).click();
  const paid = operator.page.getByRole('listitem').filter({ hasText: email });
  await expect(paid).toHaveCount(1);
  await paid.getByText('Return money').first().click();
  await paid.getByLabel('Or an amount').fill('1.25');
  await paid.getByLabel('Reason').fill('One print came bent.');
  await paid.getByRole('button', { name: 'Return money' }).click();
  // A part goes back once the charge has settled, hours later.
  await expect(paid).toContainText('$1.25 on its way back: One print came bent.');
  const mail = await mailbox.newest(email, ({ text }) => text.includes('One print came bent.'));
  expect(mail.text).toContain('$1.25');
});
