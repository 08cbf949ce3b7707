import { checkoutOf, fillCart } from '../client/carts.ts';
import { sharedGalleryOf } from '../fixtures/gallery.ts';
import type { People } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { checkoutPage } from '../pages/checkout-page.ts';
import { open } from '../pages/hydrated.ts';
import { orderPage } from '../pages/order-pages.ts';
import { choose, logIn, onPhone } from '../pages/paying-elsewhere.ts';

const prints = [{ productId: 'photographic-print', size: '4x6', quantity: 3 }];
const austin = { street: '120 Main St', city: 'Austin', state: 'TX', zip: '78701' };

/** A photographer whose own order only waits for its payment. */
async function readyOrder(people: People) {
  const photographer = await people.photographer({ paysByCard: true });
  const { client, page, complaints } = photographer;
  const { galleryId } = await sharedGalleryOf(photographer, { count: 1 });
  await fillCart(client, galleryId, prints);
  await open(page, await checkoutOf(client));
  const checkout = checkoutPage(page);
  await checkout.typeAddress(austin);
  await checkout.zip.press('Enter');
  await expect(checkout.summary).toContainText('Texas sales tax');
  return { page, complaints, checkout, order: orderPage(page) };
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

  test('Google Pay pays an order on its sheet; a card that is declined pays nothing @long', async ({
    people,
  }) => {
    const { page, complaints, checkout, order } = await readyOrder(people);
    complaints.expect(/status of 402/);
    await choose(page, 'Google Pay');
    const sheet = page.frameLocator('iframe[title="Google Pay"]');
    const payBy = async (card: RegExp) => {
      await checkout.placeOrder.click();
      await sheet.getByRole('radio', { name: card }).check();
      await sheet.getByRole('button', { name: /^Pay / }).click();
    };
    await payBy(/1115/);
    await expect(page.getByRole('alert')).toContainText('Please enter a valid payment method.');
    await payBy(/A network token/);
    await expect(order.thanks).toBeVisible();
    await expect(order.summary).toContainText('Google Pay');
  });
});
