import { getCart } from '@albumen/contract/endpoints/cart';
import { getDesignSpace } from '@albumen/contract/endpoints/editor';
import type { Page } from '@playwright/test';
import { checkoutOf, fillCart } from '../../../client/carts.ts';
import { expect } from '../../../fixtures/test.ts';
import { cartPage } from '../../../pages/cart-page.ts';
import { checkoutPage, openCheckoutPage } from '../../../pages/checkout-page.ts';
import { editorPage } from '../../../pages/editor-page.ts';
import { open } from '../../../pages/hydrated.ts';
import { both, type Scene, type Step } from './step.ts';

const framed = [{ productId: 'framed-print', size: '8x10', quantity: 2 }];
const editorPath = ({ gallery }: Scene) =>
  `/editor/new/${gallery.galleryId}/photographic-print/none?size=4x6&photo=${gallery.photoIds[0]}`;

/** What failed is said, and read. */
async function closeFailure(page: Page): Promise<void> {
  const failure = page.getByRole('dialog', { name: 'No answer' });
  await expect(failure).toContainText(
    /^.*There was an issue .*please reload the page and try again\./,
  );
  await failure.getByRole('button', { name: 'Close' }).first().click();
}

async function keptRotation({ page, client }: Scene): Promise<string> {
  const designSpaceId = new URL(page.url()).searchParams.get('design') ?? '';
  if (designSpaceId === '') return '';
  const { document } = await client.call(getDesignSpace, { params: { designSpaceId } });
  return /"rotate":(\d+)/.exec(JSON.stringify(document))?.[1] ?? '';
}

export const buyingSteps: readonly Step[] = [
  {
    name: 'a design in the editor',
    calls: /\/studio\/projects\/editors/,
    cuts: both,
    begin: (scene) => editorPage(scene.page).open(editorPath(scene)),
    act: async ({ page }) => {
      await editorPage(page).places.first().focus();
      await page.keyboard.press('r');
    },
    holds: async (scene) => {
      await editorPage(scene.page).kept('saved').waitFor();
      await expect.poll(() => keptRotation(scene)).toBe('90');
      await expect(editorPage(scene.page).dialog).toHaveCount(0);
    },
  },
  {
    name: 'adding to the cart',
    calls: /\/cart\/items$/,
    cuts: both,
    begin: (scene) => editorPage(scene.page).open(editorPath(scene)),
    act: ({ page }) => editorPage(page).toCart.click(),
    again: async ({ page }) => {
      if (!page.url().endsWith('/cart')) await editorPage(page).toCart.click();
    },
    holds: async ({ page, client }) => {
      await page.waitForURL('**/cart');
      expect((await client.call(getCart)).items).toHaveLength(1);
    },
  },
  {
    name: 'a quantity in the cart',
    calls: /\/cart\/updateQuantity\//,
    cuts: both,
    short: 'answer',
    begin: async ({ page, client, gallery }) => {
      await fillCart(client, gallery.galleryId, framed);
      await open(page, '/cart');
    },
    act: async ({ page }) => {
      await cartPage(page).items.getByLabel('Quantity').selectOption('5');
      await closeFailure(page);
    },
    holds: async ({ page, client }) => {
      const [item] = (await client.call(getCart)).items;
      await expect(cartPage(page).items.getByLabel('Quantity')).toHaveValue(String(item?.quantity));
    },
  },
  {
    name: 'a cart item put aside',
    calls: /\/cart\/moveItem\//,
    cuts: both,
    begin: async ({ page, client, gallery }) => {
      await fillCart(client, gallery.galleryId, framed);
      await open(page, '/cart');
    },
    act: async ({ page }) => {
      await cartPage(page).items.getByRole('button', { name: 'Save for later' }).click();
      await closeFailure(page);
    },
    holds: async ({ page, client }) => {
      const { items } = await client.call(getCart);
      expect(items).toHaveLength(1);
      const tab = items[0]?.status === 'saved' ? 'Saved' : 'Cart';
      await expect(cartPage(page).tab(tab)).toHaveAccessibleName(/1/);
    },
  },
  {
    name: 'a half-typed address at checkout',
    calls: /\/checkout\/updateShippingMethod\//,
    cuts: both,
    short: 'before',
    begin: async ({ page, client, gallery }) => {
      await fillCart(client, gallery.galleryId, framed);
      await openCheckoutPage(page, await checkoutOf(client));
    },
    act: async ({ page }) => {
      const checkout = checkoutPage(page);
      await page.getByRole('group').or(page.getByRole('radio')).first().waitFor();
      await checkout.street.fill('120 Main St');
      await checkout.street.press('Escape');
      await page.getByLabel('City').fill('Aus');
      await page.getByText('Reference, instructions').click();
      await page.getByLabel('Your reference').fill('Wedding 12');
      await page.getByLabel('Your reference').blur();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    again: async ({ page }) => {
      await page.reload();
    },
    holds: async ({ page }) => {
      await expect(checkoutPage(page).street).toHaveValue('120 Main St');
      await expect(page.getByLabel('City')).toHaveValue('Aus');
      await expect(page.getByLabel('Your reference')).toHaveValue('Wedding 12');
    },
  },
];
