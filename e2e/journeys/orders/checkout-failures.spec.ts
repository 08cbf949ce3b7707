import { checkoutOf, fillCart } from '../../client/carts.ts';
import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signInPage } from '../../pages/account-pages.ts';
import { cartPage } from '../../pages/cart-page.ts';
import { checkoutPage } from '../../pages/checkout-page.ts';
import { hydrated, open } from '../../pages/hydrated.ts';
import { cardIsReady, typeHostedCard } from '../../pages/order-pages.ts';
import { readyOrder } from '../../pages/ready-order.ts';

const prints = [{ productId: 'photographic-print', size: '4x6', quantity: 3 }];

test('what a guest typed about herself outlives a reload, and a wrong code is explained in one sentence @long', async ({
  people,
}) => {
  const owner = await people.photographer();
  const { galleryId, link } = await sharedGalleryOf(owner, { count: 1 });
  const { client, page } = await people.visitor({ paysByCard: true });
  await open(page, link);
  await fillCart(client, galleryId, prints);
  await open(page, await checkoutOf(client));
  await page.getByLabel('Email').fill('grace@people.test');
  await page.getByLabel('Company').fill('Navy');
  // The name is still missing: it is kept without it.
  const kept = page.waitForResponse(/updateShippingMethod/);
  await checkoutPage(page).street.focus();
  await kept;
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Email')).toHaveValue('grace@people.test');
  await page.getByLabel('Name on the package').fill('Grace Hopper');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await expect(page.locator('.checkout__text')).toHaveText(/Grace Hopper.*Navy.*grace@people/);

  await page.getByText('Add a code').click();
  const code = page.getByLabel('Discount code');
  await code.fill('x'.repeat(2_000));
  await code.press('Enter');
  await expect(page.locator('.checkout__discount .field__errors')).toHaveText(
    'Must be 40 characters or shorter. (2000/40)',
  );
});

test('two tabs at one checkout place one order, and Back leads to it @long', async ({ people }) => {
  const { page, context, complaints, checkout, order } = await readyOrder(people);
  complaints.expect(/status of 409/);
  const other = await context.newPage();
  await open(other, page.url());
  const elsewhere = checkoutPage(other);
  await elsewhere
    .group('Print room')
    .getByRole('radio', { name: /Overnight/ })
    .check();
  await expect(elsewhere.total).not.toHaveText(await checkout.total.innerText());
  await cardIsReady(page);
  await typeHostedCard(page);
  await checkout.placeOrder.click();
  const dialog = page.getByRole('dialog', { name: 'Your order was not placed' });
  await expect(dialog).toContainText('The total has changed. Nothing was charged');
  await expect(checkout.total).toHaveText(await elsewhere.total.innerText());
  await dialog.getByRole('button', { name: 'Back to checkout' }).click();
  await checkout.placeOrder.dblclick();
  await expect(order.thanks).toBeVisible();

  await cardIsReady(other);
  await typeHostedCard(other);
  await elsewhere.placeOrder.click();
  await expect(other).toHaveURL(new RegExp(new URL(page.url()).pathname));
  await page.goBack();
  await expect(order.timeline).toBeVisible();
  await open(page, '/account/orders');
  await expect(page.locator('main').getByRole('listitem')).toHaveCount(1);
});

test('a session that ends at checkout is announced, and signing in leads back to it @long', async ({
  people,
}) => {
  const person = await people.photographer({ paysByCard: true });
  const { client, page, context, complaints, email, password } = person;
  complaints.expect(/status of 40[13]/);
  const { galleryId } = await sharedGalleryOf(person, { count: 1 });
  await fillCart(client, galleryId, prints);
  const address = await checkoutOf(client);
  await open(page, address);
  await context.clearCookies();
  await checkoutPage(page)
    .group('Print room')
    .getByRole('radio', { name: /Overnight/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'That did not work' });
  await expect(dialog).toContainText('Your session has ended or changed');
  await page.reload();
  await signInPage(page).byPassword(email, password);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(checkoutPage(page).summary).toContainText('Photographic print');
});

test('a double press duplicates an item once @long', async ({ photographer }) => {
  const { client, page } = photographer;
  const { galleryId } = await sharedGalleryOf(photographer, { count: 1 });
  await fillCart(client, galleryId, prints);
  await open(page, '/cart');
  const cart = cartPage(page);
  await cart.action('Duplicate', 'Photographic print').dblclick();
  await expect(page.getByText('is there twice now')).toBeVisible();
  await expect(cart.items).toHaveCount(2);
  await page.reload();
  await expect(cart.items).toHaveCount(2);
});
