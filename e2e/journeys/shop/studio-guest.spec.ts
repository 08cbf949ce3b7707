import { editGallerySettings } from '@albumen/contract/endpoints/galleries';
import { fillCart, checkoutOf } from '../../client/carts.ts';
import { galleryOf, sharedGalleryOf } from '../../fixtures/gallery.ts';
import { expect, test } from '../../fixtures/test.ts';
import { cartPage } from '../../pages/cart-page.ts';
import { openCheckoutPage } from '../../pages/checkout-page.ts';
import { galleryPage } from '../../pages/gallery-page.ts';
import { open } from '../../pages/hydrated.ts';
import { bulkPage } from '../../pages/editor-page.ts';

const framed = [{ productId: 'framed-print', size: '8x10' }];

test('a guest stays in the studio from the gallery to checkout, and finds back', async ({
  visitor,
  publicGallery,
}) => {
  const { link, galleryId } = await publicGallery();
  const { page, client } = visitor;
  await open(page, link);
  await galleryPage(page).bar.getByRole('link', { name: 'Shop' }).click();
  await page.waitForURL('**/shop?*');
  const studio = page.getByRole('banner').getByRole('link', { name: 'Ames Photography' });
  const back = page.getByRole('banner').getByRole('link', { name: 'Back to Mia and Tom' });
  await expect(studio).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Printed by Halide');
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);

  await fillCart(client, galleryId, framed);
  await open(page, '/cart');
  await expect(back).toBeVisible();
  await page.getByRole('link', { name: 'Keep shopping' }).click();
  await page.waitForURL(link);

  const checkout = await openCheckoutPage(page, await checkoutOf(client));
  await expect(checkout.summary).toBeVisible();
  await expect(page.getByText('My studio')).toHaveCount(0);
  await expect(page.getByText('For the lab')).toHaveCount(0);
  await expect(back).toBeVisible();
  await back.click();
  await page.waitForURL(link);
});

test('a selection is bought', async ({ visitor, publicGallery }) => {
  const { link } = await publicGallery();
  const { page } = visitor;
  await open(page, link);
  const gallery = galleryPage(page);
  await gallery.action('Select').click();
  for (const place of [2, 4, 5]) await gallery.choose(place).click();
  await gallery.chosen.getByRole('link', { name: 'Buy' }).click();
  await page.waitForURL('**/shop?*');
  await expect(page.getByText('Choose what becomes of the 3 photos')).toBeVisible();
  await page
    .getByRole('link', { name: /Photographic print/ })
    .first()
    .click();
  await page.waitForURL('**/shop/photographic-print?*');
  // Another photo is only looked at.
  const other = page.getByRole('button', { name: 'Show with photo 2', exact: true });
  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Design it' }).first().click();
  await expect(bulkPage(page).prints).toHaveCount(3);
  const inEditor = new URL(page.url()).searchParams.get('photo');
  await page.getByRole('link', { name: 'Leave the editor' }).click();
  await page.waitForURL('**/shop/photographic-print?*');
  expect(new URL(page.url()).searchParams.get('photo')).toBe(inEditor);
});

test('a photographer is a guest of another’s studio until she goes home @long', async ({
  photographer,
  publicGallery,
}) => {
  const { link } = await publicGallery();
  const { page, client } = photographer;
  const banner = page.getByRole('banner');
  await open(page, link);
  await open(page, '/dashboard');
  await expect(banner.getByRole('link', { name: 'Ames Photography' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New gallery' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Open the gallery' }).click();
  await page.waitForURL(link);

  const own = await galleryOf(photographer, { count: 1 });
  await fillCart(client, own.galleryId, framed);
  await openCheckoutPage(page, await checkoutOf(client));
  await expect(banner.getByRole('link', { name: 'Ames Photography' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'My studio' })).toBeVisible();
  await open(page, '/cart');
  await expect(cartPage(page).count).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Ames Photography' })).toBeVisible();
  await banner.getByLabel('Account').click();
  await expect(banner.getByRole('link', { name: 'My galleries' })).toBeVisible();
  await expect(banner.getByRole('link', { name: /Your brand|Your prices|Sales/ })).toHaveCount(0);

  await open(page, '/dashboard');
  await expect(banner.getByRole('link', { name: 'Halide, start page' })).toBeVisible();
  await open(page, '/cart');
  await expect(banner.getByRole('link', { name: 'Halide, start page' })).toBeVisible();
});

test('a gallery without a shop says so kindly, and what is in the cart is finished @long', async ({
  people,
  visitor,
}) => {
  const owner = await people.photographer();
  const { link, galleryId } = await sharedGalleryOf(owner, { count: 2 });
  const { page, client, complaints } = visitor;
  complaints.expect(/status of 403/);
  await open(page, link);
  await fillCart(client, galleryId, framed);
  const params = { galleryId };
  await owner.client.call(editGallerySettings, { params, body: { allowsShop: false } });
  await open(page, link);
  const { bar, action } = galleryPage(page);
  await expect(action('Share')).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Shop' })).toHaveCount(0);
  await open(page, `/shop?gallery=${galleryId}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading')).toHaveText('This gallery has no shop');
  await main.getByRole('link', { name: /^Back to / }).click();
  await page.waitForURL(link);
  const checkout = await openCheckoutPage(page, await checkoutOf(client));
  await expect(checkout.summary).toContainText('Framed print');
});
