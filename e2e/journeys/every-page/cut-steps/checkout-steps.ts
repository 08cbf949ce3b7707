import { getCheckout } from '@albumen/contract/endpoints/checkout';
import { listOrders } from '@albumen/contract/endpoints/orders';
import type { Page } from '@playwright/test';
import { checkoutOf, fillCart } from '../../../client/carts.ts';
import { expect } from '../../../fixtures/test.ts';
import { checkoutPage, openCheckoutPage } from '../../../pages/checkout-page.ts';
import { cardIsReady, orderPage, typeHostedCard } from '../../../pages/order-pages.ts';
import { both, type Scene, type Step } from './step.ts';

const prints = [{ productId: 'photographic-print', size: '4x6', quantity: 3 }];
const saving = /\/checkout\/updateShippingMethod\//;
const overnight = (page: Page) =>
  checkoutPage(page)
    .group('Print room')
    .getByRole('radio', { name: /Overnight/ });

/** A checkout that only waits for what the step does. */
async function atCheckout({ page, client, gallery }: Scene): Promise<void> {
  await fillCart(client, gallery.galleryId, prints);
  await openCheckoutPage(page, await checkoutOf(client));
  await checkoutPage(page).deliverToAustin();
}

/** The dialog that says what failed; it is read and closed. */
async function readFailure(page: Page, words: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: words });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button').last().click();
  await expect(dialog).toBeHidden();
}

async function shownCheckout({ page, client }: Scene) {
  const resourceId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return client.call(getCheckout, { params: { resourceId } });
}

export const checkoutSteps: readonly Step[] = [
  {
    name: 'a shipping method',
    calls: saving,
    cuts: both,
    begin: atCheckout,
    act: async ({ page }) => {
      await overnight(page).click();
      await readFailure(page, /can't answer right now/);
    },
    again: async ({ page }) => overnight(page).check(),
    holds: async (scene) => {
      const kept = async () => (await shownCheckout(scene)).quote.groups[0]?.shippingMethod;
      await expect.poll(kept).toBe(await overnight(scene.page).getAttribute('value'));
      await expect(overnight(scene.page)).toBeChecked();
    },
  },
  {
    name: 'a discount code',
    calls: saving,
    cuts: ['before'],
    begin: atCheckout,
    act: async ({ page }) => {
      await page.getByText('Add a code').click();
      await page.getByLabel('Discount code').fill('LAKE10');
      await page.getByRole('button', { name: 'Apply' }).click();
      await readFailure(page, /can't answer right now/);
      await expect(page.getByLabel('Discount code')).toHaveValue('LAKE10');
    },
    again: async ({ page }) => page.getByRole('button', { name: 'Apply' }).click(),
    holds: async ({ page }) => {
      // The store was asked at last: it does not know the code, and says so at the field.
      await expect(page.locator('.checkout__discount .field__errors')).toBeVisible();
      await expect(page.getByLabel('Discount code')).toHaveValue('LAKE10');
    },
  },
  {
    name: 'placing an order',
    calls: /\/checkout\/submitOrder\//,
    cuts: both,
    begin: async (scene) => {
      await atCheckout(scene);
      await cardIsReady(scene.page);
      await typeHostedCard(scene.page);
    },
    act: async ({ page }) => {
      await checkoutPage(page).placeOrder.click();
      await readFailure(page, /nothing is charged twice/);
    },
    again: async ({ page }) => {
      await cardIsReady(page);
      await checkoutPage(page).placeOrder.click();
    },
    holds: async ({ page, client }) => {
      const { thanks, timeline } = orderPage(page);
      await expect(thanks.or(timeline).first()).toBeVisible();
      const { orders } = await client.call(listOrders, { query: {} });
      expect(orders).toHaveLength(1);
    },
  },
];
