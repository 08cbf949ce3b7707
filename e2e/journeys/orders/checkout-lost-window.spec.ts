import type { Page } from '@playwright/test';
import { checkoutOf, fillCart } from '../../client/carts.ts';
import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import type { People } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { checkoutPage } from '../../pages/checkout-page.ts';
import { open } from '../../pages/hydrated.ts';
import { orderPage } from '../../pages/order-pages.ts';
import { blockWindows, choose } from '../../pages/paying-elsewhere.ts';

const prints = [{ productId: 'photographic-print', size: '4x6', quantity: 3 }];
const approve = /^Pay /;

/** A photographer at a checkout that is about to be paid by iDEAL. */
async function dutchOrder(people: People, { hasWindows = true } = {}) {
  const photographer = await people.photographer({ paysByCard: true });
  const { client, page, context } = photographer;
  if (!hasWindows) await blockWindows(page);
  const { galleryId } = await sharedGalleryOf(photographer, { count: 1 });
  await fillCart(client, galleryId, prints);
  const address = await checkoutOf(client);
  await open(page, address);
  const checkout = checkoutPage(page);
  await checkout.deliverToAustin();
  await page.getByLabel('Billing country').selectOption('NL');
  await choose(page, 'iDEAL');
  return { photographer, page, context, address, checkout };
}

/** Presses Place Order; gives the bank's window, which waits for its payer. */
async function atBank(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await checkoutPage(page).placeOrder.click();
  const bank = await opening;
  await bank.getByRole('button', { name: approve }).waitFor();
  return bank;
}

/**
 * The bank has the approval, its page never gets an answer. A window that is closed while it goes
 * somewhere may keep Chromium waiting for good.
 */
async function approveAndLose(bank: Page): Promise<void> {
  const { promise: approved, resolve } = Promise.withResolvers<undefined>();
  await bank.route('**/*', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
    resolve(undefined);
  });
  await bank.getByRole('button', { name: approve }).click();
  await approved;
  await bank.close();
}

test.describe('an order approved at a bank whose window is lost', () => {
  test('shop and bank are closed after the approval: the order is there, with its mail @long', async ({
    people,
    mailbox,
  }) => {
    const { photographer, page, context } = await dutchOrder(people);
    const bank = await atBank(page);
    await page.close();
    await approveAndLose(bank);
    const later = await context.newPage();
    await expect(async () => {
      await open(later, '/account/orders');
      await later.getByRole('link', { name: /H-\d+/ }).first().waitFor({ timeout: 1_000 });
    }).toPass();
    await later.getByRole('link', { name: /H-\d+/ }).first().click();
    await expect(orderPage(later).summary).toContainText('iDEAL');
    await expect(orderPage(later).timeline).toContainText('Payment received');
    const receipt = await mailbox.newest(photographer.email, ({ kind }) => kind === 'orderReceipt');
    expect(receipt.text).toContain('iDEAL');
  });

  test('only the bank’s window is closed: the checkout goes on to its order by itself @long', async ({
    people,
  }) => {
    const { page } = await dutchOrder(people);
    await approveAndLose(await atBank(page));
    await expect(orderPage(page).thanks).toBeVisible();
    await expect(orderPage(page).summary).toContainText('iDEAL');
  });

  test('the checkout is loaded anew beside the bank: it goes on to its order, too @long', async ({
    people,
  }) => {
    const { page } = await dutchOrder(people);
    const bank = await atBank(page);
    await page.reload();
    await approveAndLose(bank);
    await expect(orderPage(page).thanks).toBeVisible();
  });

  test('the total changes beside the bank: nothing is charged, and a mail says so @long', async ({
    people,
    mailbox,
  }) => {
    const { photographer, page } = await dutchOrder(people);
    const bank = await atBank(page);
    await page.close();
    const { client } = photographer;
    const { galleryId } = await sharedGalleryOf(photographer, { count: 1 });
    await fillCart(client, galleryId, prints);
    await approveAndLose(bank);
    const mail = await mailbox.newest(
      photographer.email,
      ({ kind }) => kind === 'bankPaymentUnused',
    );
    expect(mail.text).toContain('Nothing was charged.');
    expect(await mailbox.count(photographer.email, 'orderReceipt')).toBe(0);
  });

  test('the bank takes the place of the page and leads back to the order @long', async ({
    people,
  }) => {
    const { page, checkout } = await dutchOrder(people, { hasWindows: false });
    await checkout.placeOrder.click();
    await page.waitForURL(/\/bank\//);
    await page.getByRole('button', { name: approve }).click();
    await expect(orderPage(page).thanks).toBeVisible();
  });
});
