import { checkoutOf, fillCart } from '../client/carts.ts';
import { sharedGalleryOf } from '../fixtures/gallery.ts';
import type { People, PersonOptions } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { checkoutPage } from '../pages/checkout-page.ts';
import { open } from '../pages/hydrated.ts';
import { orderPage } from '../pages/order-pages.ts';
import { blockWindows, choose, logIn, onPhone } from '../pages/paying-elsewhere.ts';

const prints = [{ productId: 'photographic-print', size: '4x6', quantity: 3 }];
const austin = { street: '120 Main St', city: 'Austin', state: 'TX', zip: '78701' };

/** A photographer whose own order only waits for its payment. */
async function readyOrder(people: People, wish: PersonOptions & { hasWindows?: boolean } = {}) {
  const { hasWindows = true, ...options } = wish;
  const photographer = await people.photographer({ ...options, paysByCard: true });
  const { client, page } = photographer;
  const { galleryId } = await sharedGalleryOf(photographer, { count: 1 });
  await fillCart(client, galleryId, prints);
  if (!hasWindows) await blockWindows(page);
  await open(page, await checkoutOf(client));
  const checkout = checkoutPage(page);
  await checkout.typeAddress(austin);
  await checkout.zip.press('Enter');
  await expect(checkout.summary).toContainText('Texas sales tax');
  return { page, checkout, order: orderPage(page) };
}

test.describe('orders, paid elsewhere', () => {
  test('PayPal pays an order; whoever leaves its window pays nothing and is told', async ({
    people,
  }) => {
    const { page, checkout, order } = await readyOrder(people);
    await choose(page, 'PayPal In its own window');
    const leaving = page.waitForEvent('popup');
    await checkout.placeOrder.click();
    const left = await leaving;
    await left.getByRole('heading', { name: 'Log in to your wallet' }).waitFor();
    await left.close();
    await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
    const opening = page.waitForEvent('popup');
    await checkout.placeOrder.click();
    const wallet = await opening;
    await logIn(wallet);
    await wallet.getByRole('button', { name: 'Pay now' }).click();
    await expect(order.thanks).toBeVisible();
    await expect(order.summary).toContainText('PayPal (maya@wallet.example)');
  });

  test('PayPal without a window takes the page, and the order is placed when it leads back @long', async ({
    people,
  }) => {
    const { page, checkout, order } = await readyOrder(people, { hasWindows: false });
    await choose(page, 'PayPal In its own window');
    await checkout.placeOrder.click();
    await logIn(page);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(order.thanks).toBeVisible();
  });

  test('a bank of the billing country is charged in its currency at Cyan & Co. @long', async ({
    people,
  }) => {
    const { page, checkout, order } = await readyOrder(people, { labBrand: 'cyan' });
    await page.getByLabel('Billing country').selectOption('NL');
    await choose(page, 'iDEAL');
    await expect(page.getByText(/^You are charged €/)).toBeVisible();
    const opening = page.waitForEvent('popup');
    await checkout.placeOrder.click();
    const bank = await opening;
    await bank.getByRole('button', { name: /^Pay / }).click();
    await expect(order.thanks).toBeVisible();
    await expect(order.summary).toContainText('iDEAL, charged as €');
  });

  test('an order that is paid on the phone waits until its payer has confirmed it @long', async ({
    people,
  }) => {
    const { page, checkout, order } = await readyOrder(people);
    await page.getByLabel('Billing country').selectOption('PT');
    await choose(page, 'MB WAY');
    await checkout.placeOrder.click();
    await expect(page.getByLabel('Phone number')).toBeFocused();
    await page.getByLabel('Phone number').fill('912 345 681');
    await checkout.placeOrder.click();
    await expect(order.thanks).toBeVisible();
    await expect(page.getByText('We have your order and await its payment.')).toBeVisible();
    await onPhone(page, '351912345681', /^Confirm/);
    await expect(async () => {
      await page.reload();
      await expect(order.timeline).toContainText('Payment received', { timeout: 500 });
    }).toPass();
  });

  test('Google Pay pays an order @long', async ({ people }) => {
    const { page, checkout, order } = await readyOrder(people);
    await choose(page, 'Google Pay In its own window');
    const opening = page.waitForEvent('popup');
    await checkout.placeOrder.click();
    const sheet = await opening;
    await sheet.getByRole('button', { name: /^Pay/ }).click();
    await expect(order.thanks).toBeVisible();
    await expect(order.summary).toContainText('Google Pay');
  });
});
