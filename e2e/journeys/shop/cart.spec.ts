import { limits } from '@albumen/contract/limits';
import { fillCart } from '../../client/carts.ts';
import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import type { Photographer } from '../../fixtures/people.ts';
import { holdBack } from '../../fixtures/held-back.ts';
import { expect, test } from '../../fixtures/test.ts';
import { cartPage } from '../../pages/cart-page.ts';
import { open } from '../../pages/hydrated.ts';

const print = 'Photographic print';
const frame = 'Framed print';
const choices = [
  { productId: 'photographic-print', size: '4x6', quantity: 2 },
  { productId: 'framed-print', size: '5x7' },
];

async function openCartOf(photographer: Photographer) {
  const { galleryId } = await sharedGalleryOf(photographer, { count: 1 });
  await fillCart(photographer.client, galleryId, choices);
  await open(photographer.page, '/cart');
  return cartPage(photographer.page);
}

test('what ships together is drawn together, with its picture, and its quantity changes the total', async ({
  photographer,
}) => {
  const { page } = photographer;
  const cart = await openCartOf(photographer);
  await expect(cart.group('Print room')).toContainText('Leaves the lab');
  await expect(cart.group('Frame shop')).toContainText('Shipping from');
  await expect(cart.picture(print)).toBeVisible();
  await expect(cart.count).toHaveAccessibleName('Cart 2 items');

  const before = await cart.total.innerText();
  await cart.quantity(print).selectOption('10');
  await expect(cart.total).not.toHaveText(before);
  await expect(cart.quantity(print)).toHaveAttribute('type', 'number');
  const ofTen = await cart.total.innerText();
  await cart.quantity(print).fill('25');
  await expect(cart.total).not.toHaveText(ofTen);
  await expect(cart.item(print)).toContainText('% off');
  // What looks after the focus comes once the page is usable.
  const ready = page.waitForResponse(/\/assets\/start-focus-/);
  await page.reload();
  await expect(cart.quantity(print)).toHaveValue('25');
  await page.evaluate((part) => import(part), (await ready).url());

  await cart.action('Delete', print).press('Enter');
  await expect(cart.item(frame).locator(':focus')).toBeVisible();
});

test('a quantity changed without a network is said to be undone, and made again by a press', async ({
  photographer,
}) => {
  const { page, complaints } = photographer;
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const cart = await openCartOf(photographer);
  await page.context().setOffline(true);
  await cart.quantity(print).selectOption('5');
  const notice = page.getByRole('dialog', { name: 'No connection' });
  await expect(notice).toContainText('This change was not made.');
  await expect(cart.quantity(print)).toHaveValue('2');
  await page.context().setOffline(false);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(cart.quantity(print)).toHaveValue('5');
  await page.reload();
  await expect(cart.quantity(print)).toHaveValue('5');
});

test('of two quantities the later one stays, though the first was held up on its way', async ({
  photographer,
}) => {
  const { page } = photographer;
  const cart = await openCartOf(photographer);
  const held = await holdBack(page, '**/cart/updateQuantity/*/4');
  const answered = Promise.all([
    page.waitForResponse('**/cart/updateQuantity/*/4'),
    page.waitForResponse('**/cart/updateQuantity/*/5'),
  ]);
  await cart.quantity(print).selectOption('4');
  await held.asked;
  await cart.quantity(print).selectOption('5');
  // Longer than a change of mind may take; the second may be sent, or wait for the first.
  await page.waitForTimeout(2 * limits.quantityDelayMs);
  held.release();
  await answered;
  await page.reload();
  await expect(cart.quantity(print)).toHaveValue('5');
});

test('a quantity above ten is typed, snaps to what can be had, and is kept on the way out @long', async ({
  photographer,
}) => {
  const { page } = photographer;
  const cart = await openCartOf(photographer);
  const quantity = cart.quantity(print);
  await expect(quantity.getByRole('option').last()).toHaveText('10+');
  await quantity.selectOption('10+');
  await expect(quantity).toHaveAttribute('type', 'number');
  await expect(quantity).toBeFocused();
  // It took the list's place with its number selected: what is typed replaces it.
  await page.keyboard.type('12.9');
  await page.keyboard.press('Tab');
  await expect(quantity).toHaveValue('12');
  await quantity.fill('');
  await page.keyboard.press('Tab');
  await expect(quantity).toHaveValue('1');
  await quantity.fill('100000');
  await page.keyboard.press('Tab');
  await expect(quantity).toHaveValue('999');
  await expect(cart.total).toHaveText(/\$\d{1,3},\d{3}/);

  await quantity.fill('31');
  await page.goto('/shop');
  await expect(async () => {
    await open(page, '/cart');
    await expect(quantity).toHaveValue('31', { timeout: 1_000 });
  }).toPass();
  await quantity.fill('3');
  await page.keyboard.press('Tab');
  await expect(cart.item(print)).not.toContainText('% off');
  await page.reload();
  await expect(quantity.getByRole('option')).toHaveCount(10);
  await expect(quantity).toHaveValue('3');
});

test('an item is saved, taken back, deleted and removed for good @long', async ({
  photographer,
}) => {
  const { page } = photographer;
  const cart = await openCartOf(photographer);
  await cart.action('Save for later', print).click();
  await expect(cart.tab('Saved for later')).toHaveAccessibleName(/1$/);
  await cart.undo.click();
  await expect(cart.item(print)).toBeVisible();

  await cart.action('Delete', frame).click();
  await cart.tab('Recently deleted').click();
  await cart.action('Remove permanently', frame).click();
  await page
    .getByRole('dialog', { name: 'Remove this item for good' })
    .getByRole('button', { name: 'Remove for good' })
    .click();
  await expect(page.getByText('Nothing was deleted')).toBeVisible();

  await open(page, '/cart/recently-deleted');
  await expect(page.getByText('Nothing was deleted')).toBeVisible();
  await open(page, '/cart#saved');
  await expect(page.getByText('Nothing saved for later')).toBeVisible();
});

test('a change that fails is explained in words, and the cart stays as it was @long', async ({
  photographer,
}) => {
  const { page, complaints } = photographer;
  const cart = await openCartOf(photographer);
  complaints.expect(/status of 50[0234]/);
  for (const status of [500, 502, 503, 504]) {
    await page.route('**/cart/updateQuantity/**', (route) => route.fulfill({ status }));
    await cart.quantity(print).selectOption('5');
    await expect(page.getByRole('dialog')).toContainText(
      'There was an issue updating the quantity, please reload the page and try again.',
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await expect(cart.quantity(print)).toHaveValue('2');
    await page.unroute('**/cart/updateQuantity/**');
  }
});
