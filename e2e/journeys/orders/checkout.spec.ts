import { checkoutOf, fillCart } from '../../client/carts.ts';
import { register } from '../../client/accounts.ts';
import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import { holdBack } from '../../fixtures/held-back.ts';
import { expect, test } from '../../fixtures/test.ts';
import { hydrated, open } from '../../pages/hydrated.ts';
import { openCheckoutPage } from '../../pages/checkout-page.ts';
import { cardIsReady, typeHostedCard } from '../../pages/order-pages.ts';
import { readyOrder } from '../../pages/ready-order.ts';

const prints = [{ productId: 'photographic-print', size: '4x6', quantity: 3 }];
const twoGroups = [...prints, { productId: 'framed-print', size: '5x7' }];

test('a slip in the address is mended, methods and packaging change the total', async ({
  photographer,
}) => {
  const { client, page } = photographer;
  const { galleryId } = await sharedGalleryOf(photographer, { count: 1 });
  await fillCart(client, galleryId, twoGroups);
  const checkout = await openCheckoutPage(page, await checkoutOf(client));
  await expect(checkout.groups).toHaveText([/Print room/, /Frame shop/]);

  await checkout.typeAddress({ street: '120 Mian St', city: 'Austin', state: 'TX', zip: '78701' });
  await checkout.zip.press('Enter');
  await expect(checkout.confirmation).toContainText('120 Main St');
  await checkout.confirmation.getByRole('button', { name: 'Use this address' }).click();
  await expect(checkout.street).toHaveValue('120 Main St');
  await expect(checkout.summary).toContainText('Texas sales tax, 6.25%');

  const before = await checkout.total.innerText();
  await checkout
    .group('Print room')
    .getByRole('radio', { name: /Overnight/ })
    .check();
  await expect(checkout.total).not.toHaveText(before);
  const quick = await checkout.total.innerText();
  await checkout
    .group('Frame shop')
    .getByRole('radio', { name: /Gift wrap/ })
    .check();
  await expect(checkout.summary).toContainText('Packaging');
  await expect(checkout.total).not.toHaveText(quick);

  await page.reload();
  await expect(
    checkout.group('Print room').getByRole('radio', { name: /Overnight/ }),
  ).toBeChecked();
  await expect(checkout.street).toHaveValue('120 Main St');
});

test('the summary changes how many and takes out, answers questions, and leads to the cart @long', async ({
  photographer,
}) => {
  const { client, page } = photographer;
  const { galleryId } = await sharedGalleryOf(photographer, { count: 1 });
  await fillCart(client, galleryId, twoGroups);
  const checkout = await openCheckoutPage(page, await checkoutOf(client));
  const items = checkout.summary.getByRole('list').first().getByRole('listitem');
  await expect(items).toHaveCount(2);
  const before = await checkout.total.innerText();
  await items.first().getByLabel('Quantity').selectOption('5');
  await expect(checkout.total).not.toHaveText(before);
  const more = await checkout.total.innerText();

  await items
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(items).toHaveCount(1);
  await expect(checkout.groups).toHaveText([/Frame shop/]);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toContainText('1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(checkout.total).toHaveText(more);

  await page.reload();
  await expect(items.first().getByLabel('Quantity')).toHaveValue('5');
  await checkout.summary.getByRole('link', { name: 'Shipping' }).click();
  const facts = page.getByRole('dialog', { name: 'Shipping' });
  await expect(facts.getByRole('row', { name: /Overnight/ }).first()).toContainText('$');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ask about this order' }).click();
  const asking = page.getByRole('dialog', { name: 'Questions about this order' });
  await asking.getByLabel('Message').fill('Does the frame come with glass?');
  await asking.getByRole('button', { name: 'Send message' }).click();
  await page
    .getByRole('dialog', { name: 'Message sent' })
    .getByRole('button', { name: 'Done' })
    .click();
  await page.getByRole('button', { name: 'Ask about this order' }).click();
  await expect(asking).toContainText('Does the frame come with glass?');
  await expect(asking.getByLabel('Message')).toHaveValue('');
  await page.keyboard.press('Escape');
  await checkout.summary.getByRole('link', { name: 'Back to the cart' }).click();
  await hydrated(page);
  await open(page, '/cart#show-all');
  for (const name of ['Cart', 'Saved for later', 'Recently deleted']) {
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
});

test('an address in doubt asks again after a reload, Edit leads back to it, and as entered it stays', async ({
  photographer,
}) => {
  const { client, page } = photographer;
  const { galleryId } = await sharedGalleryOf(photographer, { count: 1 });
  await fillCart(client, galleryId, prints);
  const checkout = await openCheckoutPage(page, await checkoutOf(client));
  await checkout.typeAddress({ street: '120 Mian St', city: 'Austin', state: 'TX', zip: '78701' });
  await page.getByText('Notes', { exact: true }).click();
  await checkout.confirmation.waitFor();
  await page.reload();
  await hydrated(page);
  await checkout.confirmation.getByRole('button', { name: 'Edit address' }).click();
  await expect(checkout.confirmation).toBeHidden();
  const before = await checkout.total.innerText();
  await checkout
    .group('Print room')
    .getByRole('radio', { name: /Overnight/ })
    .check();
  await expect(checkout.total).not.toHaveText(before);
  await expect(checkout.confirmation).toBeHidden();
  await checkout.zip.press('Enter');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await checkout.confirmation.getByLabel('As entered').check();
  await checkout.confirmation.getByRole('button', { name: 'Use this address' }).click();
  await expect(checkout.confirmation).toBeHidden();
  await expect(checkout.street).toHaveValue('120 Mian St');
  expect(asked.filter((path) => path.startsWith('/checkout/'))).toEqual([
    expect.stringMatching(/^\/checkout\/clearSuggestedAddress\//),
  ]);

  await checkout.typeAddress({
    street: '1 Calle Sol',
    city: 'San Juan',
    state: 'PR',
    zip: '00901',
  });
  await checkout.zip.press('Enter');
  await expect(page.getByText('This address is not supported.')).toBeVisible();
});

test('a guest is asked when the email has an account, and may go on without @long', async ({
  people,
}) => {
  const owner = await people.photographer();
  const { galleryId, link } = await sharedGalleryOf(owner, { count: 1 });
  const { email } = await register((await people.visitor()).client);
  const { client, page, complaints } = await people.visitor();
  complaints.expect(/status of 422/);
  await open(page, link);
  await fillCart(client, galleryId, prints);
  const checkout = await openCheckoutPage(page, await checkoutOf(client));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name on the package').focus();
  await expect(checkout.account).toContainText(email);
  await checkout.account.getByRole('button', { name: 'Go on as a guest' }).click();

  await checkout.placeOrder.click();
  await expect(page.getByText(/fields need attention/)).toBeVisible();
  await expect(page.getByLabel('Name on the package')).toBeFocused();
  await page.getByText('Add a code').click();
  await page.getByLabel('Discount code').fill('nobody knows');
  await page.getByLabel('Discount code').press('Enter');
  await expect(
    page.getByRole('listitem').filter({ hasText: /^This code isn't valid/ }),
  ).toBeVisible();
});

test('a total that changes while Place Order is pressed is shown first, and charged at the next press @long', async ({
  people,
}) => {
  const { page, checkout, order } = await readyOrder(people);
  await cardIsReady(page);
  await typeHostedCard(page);
  const before = await checkout.total.innerText();

  const choosing = await holdBack(page, '**/checkout/updateShippingMethod/*');
  const submits: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/checkout/submitOrder/')) submits.push(request.url());
  });
  await checkout
    .group('Print room')
    .getByRole('radio', { name: /Overnight/ })
    .check();
  await checkout.placeOrder.click();
  choosing.release();
  const dialog = page.getByRole('dialog', { name: 'Your order was not placed' });
  await expect(dialog).toContainText('The total is now');
  const total = await checkout.total.innerText();
  expect(total).not.toBe(before);
  await expect(dialog).toContainText(total);
  expect(submits).toEqual([]);

  await dialog.getByRole('button', { name: 'Back to checkout' }).click();
  await checkout.placeOrder.click();
  await expect(order.summary).toContainText(total);
});

test('a change that fails while Place Order is pressed places nothing, and says so', async ({
  people,
}) => {
  const { page, complaints, checkout } = await readyOrder(people);
  complaints.expect(/status of 500|ERR_FAILED/);
  await cardIsReady(page);
  await typeHostedCard(page);
  await page.route('**/cart/updateQuantity/**', (route) => route.fulfill({ status: 500 }));
  const submits: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/checkout/submitOrder/')) submits.push(request.url());
  });
  await checkout.summary.getByLabel('Quantity').first().selectOption('5');
  await checkout.placeOrder.click();
  const failure = page
    .getByRole('dialog')
    .filter({ hasText: 'please reload the page and try again.' });
  await expect(failure).toContainText('There was an issue updating the quantity,');
  await failure.getByRole('button', { name: 'Close' }).first().click();
  await expect(checkout.placeOrder).not.toHaveAttribute('aria-busy');
  await expect(checkout.summary.getByLabel('Quantity').first()).toHaveValue('3');
  expect(submits).toEqual([]);

  await page.route('**/cart/moveItem/**', (route) => route.abort());
  await checkout.summary.getByRole('button', { name: /^Remove/ }).click();
  await expect(failure).toContainText('There was an issue deleting this item,');
});

test('a connection that is lost while the order is placed is reported, and the next press places it once @long', async ({
  people,
}) => {
  const { page, context, complaints, checkout, order } = await readyOrder(people);
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await cardIsReady(page);
  await typeHostedCard(page);

  // The card is a nonce by then; the order itself gets nowhere.
  await page.route('**/checkout/submitOrder/*', async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await checkout.placeOrder.click();
  const dialog = page.getByRole('dialog', { name: 'Your order was not placed' });
  await expect(dialog).toContainText('We lost the connection while placing your order.');
  await expect(dialog).toContainText('nothing is charged twice');
  await page.unroute('**/checkout/submitOrder/*');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Back to checkout' }).click();
  await checkout.placeOrder.click();
  await expect(order.thanks).toBeVisible();
  await open(page, '/account/orders');
  await expect(page.locator('main').getByRole('listitem')).toHaveCount(1);
});
