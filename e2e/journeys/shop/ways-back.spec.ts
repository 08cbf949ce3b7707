import type { Page } from '@playwright/test';
import { checkoutOf } from '../../client/carts.ts';
import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import type { Photographer } from '../../fixtures/people.ts';
import { flatJpeg } from '../../fixtures/photos.ts';
import { expect, test } from '../../fixtures/test.ts';
import { openCheckoutPage } from '../../pages/checkout-page.ts';
import { editorPage } from '../../pages/editor-page.ts';
import { galleryPage } from '../../pages/gallery-page.ts';
import { open } from '../../pages/hydrated.ts';
import {
  cardIsReady,
  orderPage,
  typeHostedCard,
  typeIntoCardForm,
} from '../../pages/order-pages.ts';
import { productPage } from '../../pages/shop-pages.ts';

/* A studio’s own logo stands in place of its name. */
async function wearLogo({ page }: Photographer): Promise<void> {
  await open(page, '/account/brand');
  const buffer = await flatJpeg(400, 100, '#203040');
  await page.getByLabel('Logo file').setInputFiles({
    name: 'logo.jpg',
    mimeType: 'image/jpeg',
    buffer,
  });
  const logo = page.getByRole('radio', { name: 'Logo' });
  // Pictures are read in a process that has to start first.
  await expect(logo).toBeEnabled({ timeout: 60_000 });
  await logo.check();
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByText(/Saved|is saved/).first()).toBeVisible();
}

/** What every page says of whose guest somebody is, where that leads, and who prints. */
async function expectWayBack(page: Page, { link, name }: { link: string; name: string }) {
  await expect(page.getByText(/^Printed by (Halide|Cyan & Co\.)$/)).toBeVisible();
  const banner = page.getByRole('banner');
  const mark = banner.getByRole('link', { name: 'Ames Photography' });
  await expect(mark.getByRole('img', { name: 'Ames Photography' })).toBeVisible();
  for (const way of [mark, banner.getByRole('link', { name: `Back to ${name}` })]) {
    expect(new URL((await way.getAttribute('href')) ?? '', page.url()).href).toBe(
      new URL(link, page.url()).href,
    );
  }
}

for (const labBrand of ['halide', 'cyan'] as const) {
  const tag = labBrand === 'cyan' ? ' @long' : '';
  test(`at ${labBrand} a guest finds back from every step of a purchase${tag}`, async ({
    people,
  }) => {
    test.slow();
    const owner = await people.photographer({ labBrand });
    await wearLogo(owner);
    const name = 'Elena & Marc';
    const { link } = await sharedGalleryOf(owner, { count: 2, title: name });
    const back = { link, name };
    const { page, client } = await people.visitor({ labBrand, paysByCard: true });
    const print = labBrand === 'halide' ? /^Photographic print/ : /^Photo print/;

    await open(page, link);
    await expect(page.locator('.gallery-hero__logo')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Printed by');
    await galleryPage(page).bar.getByRole('link', { name: 'Shop' }).click();
    await page.waitForURL('**/shop?*');
    await expectWayBack(page, back);
    // What is read there opens beside it, and none of it is for photographers.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
    const help = page.getByRole('dialog', { name: 'Help' });
    await expect(help.getByRole('heading', { name: 'Downloads' })).toBeVisible();
    await expect(help.getByText(/upload|photographer you see/i)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('dialog', { name: 'Terms' })).toContainText('Terms');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: print }).first().click();
    await page.waitForURL('**/shop/*?*');
    await expectWayBack(page, back);
    const product = page.url();
    await productPage(page).choose('Size', '4 × 6 in');
    await productPage(page).designIt.click();
    const editor = editorPage(page);
    await editor.ready();
    await expectWayBack(page, back);
    const desktop = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const banner = page.getByRole('banner').first();
    await expect(banner.getByRole('link', { name: `Back to ${name}` })).toBeInViewport({
      ratio: 1,
    });
    await expect(banner.getByRole('img', { name: 'Ames Photography' })).toBeInViewport();
    await expect(editor.toCart).toBeInViewport({ ratio: 1 });
    // Nothing of a tool lies below the window.
    const below = () =>
      page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect(await below()).toBe(0);
    if (desktop) await page.setViewportSize(desktop);
    expect(await below()).toBe(0);
    await editor.main.getByRole('link', { name: 'Leave the editor' }).click();
    await page.waitForURL((url) => url.pathname === new URL(product).pathname);
    await productPage(page).designIt.click();
    await editor.ready();
    await editor.toCart.click();
    const asItIs = editor.takeAsItIs;
    await expect(asItIs.or(page.getByRole('link', { name: 'Keep shopping' }))).toBeVisible();
    if (await asItIs.isVisible()) await asItIs.click();
    await page.waitForURL('**/cart');
    await expectWayBack(page, back);
    await expect(page.getByRole('link', { name: 'Keep shopping' })).toHaveAttribute(
      'href',
      new URL(link, page.url()).pathname,
    );

    const checkout = await openCheckoutPage(page, await checkoutOf(client));
    await expectWayBack(page, back);
    await page.getByLabel('Name on the package').fill('Nora Guest');
    await page.getByLabel('Email').fill(`nora-${labBrand}@people.test`);
    await checkout.deliverToAustin();
    if (labBrand === 'halide') {
      await cardIsReady(page);
      await typeHostedCard(page);
    } else await typeIntoCardForm(page);
    await checkout.placeOrder.click();
    await orderPage(page).thanks.waitFor();
    await expectWayBack(page, back);
    await page
      .getByRole('main')
      .getByRole('link', { name: `Back to ${name}` })
      .click();
    await page.waitForURL(link);
  });
}

test('a browser that is a guest of two studios is in the one that it opened last @long', async ({
  people,
}) => {
  const first = await people.photographer();
  const second = await people.photographer();
  const one = await sharedGalleryOf(first, { count: 1, title: 'Ida’s first year' });
  const two = await sharedGalleryOf(second, { count: 1, title: 'Harbor wedding' });
  const cyan = await people.photographer({ labBrand: 'cyan' });
  const elsewhere = await sharedGalleryOf(cyan, { count: 1, title: 'School portraits' });
  const { page } = await people.visitor();
  const back = (title: string) =>
    page.getByRole('banner').getByRole('link', { name: `Back to ${title}` });
  await open(page, one.link);
  await open(page, two.link);
  await open(page, '/cart');
  await expect(back('Harbor wedding')).toBeVisible();
  await open(page, `/shop?gallery=${one.galleryId}`);
  await expect(back('Ida’s first year')).toBeVisible();
  await open(page, one.link);
  await open(page, '/cart');
  await expect(back('Ida’s first year')).toBeVisible();
  // The other lab brand is another shop: nothing of one is seen in the other.
  await open(page, new URL(elsewhere.link, cyan.origin).href);
  await open(page, new URL('/cart', cyan.origin).href);
  await expect(back('School portraits')).toBeVisible();
  await open(page, '/cart');
  await expect(back('Ida’s first year')).toBeVisible();
});
