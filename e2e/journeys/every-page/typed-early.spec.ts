import { getCheckout } from '@albumen/contract/endpoints/checkout';
import { getGallery } from '@albumen/contract/endpoints/galleries';
import type { Locator, Page } from '@playwright/test';
import { checkoutOf, fillCart } from '../../client/carts.ts';
import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import { holdBack } from '../../fixtures/held-back.ts';
import { expect, test } from '../../fixtures/test.ts';
import { hydrated } from '../../pages/hydrated.ts';

type Deed = (main: Locator) => Promise<unknown>;

/** Does it on a page whose scripts are still on their way, as on a slow network, and lets them come. */
async function early(page: Page, address: string, deeds: readonly Deed[]): Promise<void> {
  const scripts = await holdBack(page, '**/assets/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  for (const deed of deeds) await deed(main);
  scripts.release();
  await hydrated(page);
  await page.unroute('**/assets/*.js');
}

/** Types as people do: what a browser puts into fields by itself is not for the page. */
const type =
  (name: string, text: string): Deed =>
  async (main) => {
    await main.getByLabel(name).first().click();
    await main.getByLabel(name).first().fill(text);
  };

test('what is typed before the scripts are there is kept', async ({ photographer }) => {
  const { page, client } = photographer;
  const main = page.getByRole('main');
  await early(page, '/gallery/create', [
    type('Title', 'Elena & Marc'),
    type('Occasion (optional)', 'Wedding by the sea'),
  ]);
  // The cover beside the form is drawn of what the page knows.
  await expect(main.locator('.cover-preview')).toContainText('Elena & Marc');
  await expect(main.getByLabel('Occasion (optional)')).toHaveValue('Wedding by the sea');
  await page.getByRole('button', { name: 'Go on' }).filter({ visible: true }).click();
  await expect(page.getByLabel('Business name')).toBeVisible();

  await early(page, '/account/brand', [type('Accent color (optional)', '#123456')]);
  await expect(main.getByLabel('Accent color (optional)')).toHaveValue('#123456');

  const gallery = await sharedGalleryOf(photographer, { count: 1 });
  await early(page, gallery.managePath, [
    type('Title', 'Lake and Sea'),
    (shown) => shown.getByRole('tab', { name: 'Photos' }).focus(),
  ]);
  // A field that saves when it is left was left before anybody listened.
  const params = { galleryId: gallery.galleryId };
  await expect
    .poll(async () => (await client.call(getGallery, { params })).title)
    .toBe('Lake and Sea');

  await fillCart(client, gallery.galleryId, [
    { productId: 'photographic-print', size: '4x6', quantity: 3 },
  ]);
  await early(page, '/cart', [
    async (shown) => {
      await shown.getByRole('heading', { level: 1 }).click();
      await shown.getByLabel('Quantity').selectOption('5');
    },
  ]);
  await expect(main.getByLabel('Quantity')).toHaveValue('5');

  await page.context().setExtraHTTPHeaders({});
  const checkout = await checkoutOf(client);
  await early(page, checkout, [type('City', 'Austin')]);
  await expect(main.getByLabel('City')).toHaveValue('Austin');
  await early(page, checkout, [(shown) => shown.getByText('My studio').click()]);
  const resourceId = checkout.split('/').at(-1) ?? '';
  await expect
    .poll(async () => (await client.call(getCheckout, { params: { resourceId } })).shippingType)
    .toBe('studio');
});
