import { fillCart, checkoutOf } from '../../client/carts.ts';
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
  const chosen = page.getByRole('navigation', { name: 'Chosen photos' });
  for (const place of [2, 4, 5])
    await page.getByRole('button', { name: `Choose photo ${place}` }).click();
  await chosen.getByRole('link', { name: 'Buy' }).click();
  await page.waitForURL('**/shop?*');
  await expect(page.getByText('Choose what becomes of the 3 photos')).toBeVisible();
  await page
    .getByRole('link', { name: /Photographic print/ })
    .first()
    .click();
  await page.waitForURL('**/shop/photographic-print?*');
  await page.getByRole('link', { name: 'Design it' }).first().click();
  await expect(bulkPage(page).prints).toHaveCount(3);
});

test('photographers keep the lab’s own header', async ({ photographer, publicGallery }) => {
  const { link } = await publicGallery();
  const { page } = photographer;
  await open(page, link);
  await open(page, '/cart');
  await expect(cartPage(page).count).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Halide, start page' }),
  ).toBeVisible();
});
