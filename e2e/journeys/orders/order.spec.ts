import type { Page } from '@playwright/test';
import { checkoutOf, fillCart } from '../../client/carts.ts';
import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import { expect, test } from '../../fixtures/test.ts';
import { checkoutPage } from '../../pages/checkout-page.ts';
import { hydrated, open } from '../../pages/hydrated.ts';
import {
  bankPage,
  cardFormFrame,
  cardFormIsSettled,
  cardIsReady,
  hostedField,
  orderPage,
  typeHostedCard,
  typeIntoCardForm,
  visa,
} from '../../pages/order-pages.ts';
import { readyOrder } from '../../pages/ready-order.ts';

test('a card that is wrong is marked beside its field, a right one places the order, which may be canceled', async ({
  people,
}) => {
  const { page, checkout, order } = await readyOrder(people);

  await cardIsReady(page);
  await expectShort(page);
  await checkout.placeOrder.click();
  await expect(page.getByRole('alert')).toContainText('Please enter a valid payment method.');
  await typeHostedCard(page, { ...visa, number: '4111111111111112' });
  await checkout.placeOrder.click();
  await expect(page.getByRole('alert')).toContainText('try again: Card number.');

  await hostedField(page, 'number').fill(visa.number);
  const total = await checkout.total.innerText();
  await checkout.placeOrder.click();
  await expect(order.thanks).toBeVisible();
  await expect(page).toHaveURL(/\/account\/order\/[\w-]{22}\?thankYou=1$/);
  await expect(order.summary).toContainText(total);
  await expect(order.summary).toContainText('Visa ending in 1111');

  await hydrated(page);
  await order.message.fill('Is the paper matte?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('dialog', { name: 'Message sent' }).getByText('Done').click();
  await expect(page.getByText('Is the paper matte?')).toBeVisible();

  await order.cancel.click();
  await order.cancel.click();
  await expect(page.getByText('This order was canceled.')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(order.summary).toContainText('Returned to your card', { timeout: 500 });
  }).toPass();
  await open(page, '/account/orders');
  await expect(page.getByRole('listitem').filter({ hasText: 'Canceled' })).toContainText(total);
});

test('a bank that asks may be left, which charges nothing, or answered, which places the order', async ({
  people,
}) => {
  const { page, checkout, order } = await readyOrder(people);
  await cardIsReady(page);
  await typeHostedCard(page, { ...visa, number: '4000000000001091' });

  await checkout.placeOrder.click();
  await bankPage(page).getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByRole('alert')).toContainText('You canceled the confirmation');
  await expect(checkout.street).toHaveValue('120 Main St');

  await checkout.placeOrder.click();
  await bankPage(page).getByLabel('Code').fill('1234');
  await bankPage(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(order.thanks).toBeVisible();
  await expect(order.summary).toContainText('Visa ending in 1091');
});

test('at the other brand a guest pays by the card form, and types nothing twice', async ({
  people,
}) => {
  const owner = await people.photographer({ labBrand: 'cyan' });
  const { galleryId, link } = await sharedGalleryOf(owner, { count: 1 });
  const { client, page } = await people.visitor({ labBrand: 'cyan', paysByCard: true });
  await open(page, link);
  await fillCart(client, galleryId, [{ productId: 'photo-print', size: '4x6' }]);
  const heights = await heightsWithCardForm(page);
  await open(page, await checkoutOf(client));
  const checkout = checkoutPage(page);
  await cardFormFrame(page).getByLabel('Card number').waitFor();
  await cardFormIsSettled(page);
  const seen = await heights();
  expect(seen.length).toBeGreaterThan(0);
  expect(Math.max(...seen), 'while the form comes in').toBeLessThanOrEqual(2_200);
  await expectShort(page);
  await page.getByLabel('Name on the package').fill('Grace Hopper');
  await page.getByLabel('Email').fill('grace@people.test');
  await checkout.deliverToAustin();
  await typeIntoCardForm(page);
  await expectShort(page);
  await checkout.placeOrder.click();
  await expect(orderPage(page).thanks).toBeVisible();
  await expect(orderPage(page).summary).toContainText('Visa ending in 1111');

  await fillCart(client, galleryId, [{ productId: 'photo-print', size: '5x7' }]);
  await open(page, await checkoutOf(client));
  await expect(checkout.street).toHaveValue('120 Main St');
  const main = page.getByRole('main');
  await expect(main).toContainText('Grace Hopper');
  await expect(main).toContainText('grace@people.test');

  await page.emulateMedia({ colorScheme: 'dark' });
  const ground = await page.locator('.methods__list').evaluate(backgroundOf);
  const frameGround = () => cardFormFrame(page).locator('body').evaluate(backgroundOf);
  await expect.poll(frameGround, 'the form stands on its panel').toBe(ground);
});

const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;

/** How tall the page is from the moment in which the card form's frame is there, each height once. */
async function heightsWithCardForm(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const seen = new Set<number>();
    Object.assign(globalThis, { heightsSeen: seen });
    setInterval(() => {
      if (document.querySelector('iframe[src*="/card-form/"]') === null) return;
      seen.add(document.documentElement.scrollHeight);
    }, 20);
  });
  return () => page.evaluate<number[]>('[...heightsSeen]');
}

/** One item takes few screens, and total and button stay in reach. */
async function expectShort(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeInViewport({ ratio: 1 });
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(tall, `at ${width}`).toBeLessThanOrEqual(2_200);
  }
  await expect(checkoutPage(page).total).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.checkout-place__total')).toBeInViewport({ ratio: 1 });
  if (before) await page.setViewportSize(before);
}
