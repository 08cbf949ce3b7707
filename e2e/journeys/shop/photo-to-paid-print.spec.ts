import type { LabBrand } from '@albumen/contract/brands';
import { getOrder } from '@albumen/contract/endpoints/orders';
import type { Page } from '@playwright/test';
import { itemsInHotFolder, type LabItem } from '../../fixtures/hot-folder.ts';
import {
  expectAlike,
  expectInk,
  expectKnockedOut,
  expectMask,
} from '../../fixtures/print-files.ts';
import { expect, test } from '../../fixtures/test.ts';
import { cartPage } from '../../pages/cart-page.ts';
import { checkoutPage } from '../../pages/checkout-page.ts';
import { editorPage } from '../../pages/editor-page.ts';
import { galleryPage, photoPreview } from '../../pages/gallery-page.ts';
import { hydrated, open } from '../../pages/hydrated.ts';
import {
  cardIsReady,
  orderPage,
  typeHostedCard,
  typeIntoCardForm,
} from '../../pages/order-pages.ts';
import { cardsPage, productPage } from '../../pages/shop-pages.ts';

interface BrandJourney {
  labBrand: LabBrand;
  print: { id: string; name: string };
  /** Linen takes no ink; a photo cover has a file of its own. */
  album: { id: string; name: string; telling: 'cover' | 'spread-1' };
  pay: (page: Page) => Promise<void>;
}

const journeys: readonly BrandJourney[] = [
  {
    labBrand: 'halide',
    print: { id: 'photographic-print', name: 'Photographic print' },
    album: { id: 'lay-flat-album', name: 'Lay-flat album', telling: 'spread-1' },
    pay: async (page) => {
      await cardIsReady(page);
      await typeHostedCard(page);
    },
  },
  {
    labBrand: 'cyan',
    print: { id: 'photo-print', name: 'Photo print' },
    album: { id: 'layflat-book', name: 'Layflat book', telling: 'cover' },
    pay: (page) => typeIntoCardForm(page),
  },
];

/** With all upright photos: what is left to fill whole spreads with lies flat and has the pixels. */
const favorites = [1, 2, 3, 5, 8];
/** Inches on each side beyond the trim, of all that has a bleed. */
const bleed = 0.125;
const bleedPx = bleed * 300;

for (const { labBrand, print, album, pay } of journeys) {
  const tag = labBrand === 'cyan' ? ' @long' : '';
  test(`at ${labBrand} a guest's favorites become prints, an album and a foil card that the lab can print${tag}`, async ({
    people,
    publicGallery,
    store,
    database,
  }) => {
    test.slow();
    const { link } = await publicGallery(labBrand);
    const { page, client, request } = await people.visitor({ labBrand, paysByCard: true });
    const cart = cartPage(page);
    const editor = editorPage(page);

    await open(page, link);
    const gallery = galleryPage(page);
    const preview = photoPreview(page);
    await gallery.tiles.first().click();
    await preview.press(preview.dialog.getByRole('link', { name: 'Buy this' }));
    await expect(page.getByText('Shown with the photo you chose')).toBeVisible();
    const photo = page.url();
    for (const name of [print.name, 'Framed print']) {
      await designProduct(page, { shop: photo, name, size: /^5 × 7 in/ });
      await editor.toCart.click();
      await expect(cart.item(name)).toContainText('5 × 7 in');
    }

    await open(page, link);
    for (const place of favorites) await gallery.keepFavorite(place);
    await expect(gallery.favoritesTab).toHaveAccessibleName(`Favorites ${favorites.length}`);
    await gallery.favoritesTab.click();
    await gallery.bar.getByRole('link', { name: 'Buy all favorites' }).click();
    await expect(page.getByText(`your ${favorites.length} favorites`)).toBeVisible();
    const shop = page.url();
    await designProduct(page, { shop, name: album.name, size: /^8 × 8 in/ });
    await editor.tool('Photos').click();
    await editor.fillPlaces.click();
    await expect(editor.fillPlaces).toBeHidden();
    await editor.toCart.click();
    await editor.takeAsItIs.click();
    await expect(cart.item(album.name)).toBeVisible();

    await chooseCard(page, shop, 'First Light');
    await editor.tool('Words').click();
    await editor.words('Names').fill('Grace and Vincent');
    await editor.toCart.click();
    await expect(cart.items).toHaveCount(4);

    await cart.checkOut.click();
    await page.waitForURL('**/checkout/*');
    await hydrated(page);
    const checkout = checkoutPage(page);
    await page.getByLabel('Name on the package').fill('Grace Hopper');
    await page.getByLabel('Email').fill(`grace-${labBrand}@people.test`);
    await checkout.street.fill('120 Main St Austin TX');
    await checkout.suggestion(/^120 Main St\s*Austin, TX/).click();
    await expect(checkout.zip).toHaveValue(/^787\d\d$/);
    await checkout.zip.press('Enter');
    await expect(checkout.summary).toContainText('Texas sales tax');
    const total = await checkout.total.innerText();
    await pay(page);
    await checkout.placeOrder.click();
    const order = orderPage(page);
    await expect(order.thanks).toBeVisible();
    await expect(order.summary).toContainText(total);
    for (const name of [print.name, 'Framed print', album.name, 'Flat card']) {
      await expect(page.getByRole('main')).toContainText(name);
    }
    await expect(page.getByRole('main')).not.toContainText('7 × 5 in');

    const resourceId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const placed = await client.call(getOrder, { params: { resourceId } });
    await database.passCutOff(resourceId);
    const { reference, groups } = placed;
    const where = { labBrand, reference, groups: groups.length };
    const items = await itemsInHotFolder(store.dataDir, where);
    const proofOf = async (productName: string) => {
      const item = placed.items.find((each) => each.productName === productName);
      const reply = await request.get(new URL(item?.proofUrl ?? '', page.url()).href);
      return reply.body();
    };
    const itemOf = (productId: string) => {
      const item = items.get(productId);
      if (item === undefined) throw new Error(`the lab has no ${productId}`);
      return item;
    };
    expect(itemOf(print.id).shipTo).toMatchObject({ name: 'Grace Hopper', city: 'Austin' });
    await expectPrint(itemOf(print.id), { pixels: [1500, 2100], proof: await proofOf(print.name) });
    await expectPrint(itemOf('framed-print'), {
      pixels: [1575, 2175],
      proof: await proofOf('Framed print'),
      bleedPx,
    });
    await expectAlbum(itemOf(album.id), { ...album, proof: await proofOf(album.name) });
    await expectFoilCard(itemOf('flat-card'), await proofOf('Flat card'));
  });
}

async function designProduct(
  page: Page,
  { shop, name, size }: { shop: string; name: string; size: RegExp },
): Promise<void> {
  await open(page, shop);
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  const product = productPage(page);
  await expect(product.name).toHaveText(name);
  await product.option('Size', size).click();
  await product.designIt.click();
  await editorPage(page).ready();
}

async function chooseCard(page: Page, shop: string, name: string): Promise<void> {
  await open(page, shop);
  await page.getByRole('link', { name: 'Card designs', exact: true }).click();
  await cardsPage(page).cards.filter({ hasText: name }).click();
  const card = productPage(page);
  await expect(card.name).toHaveText(name);
  await card.choose('Foil color', 'Gold');
  await card.designIt.click();
  await editorPage(page).ready();
}

interface PrintExpected {
  pixels: readonly [number, number];
  proof: Buffer;
  bleedPx?: number;
}

async function expectPrint(item: LabItem, expected: PrintExpected): Promise<void> {
  expect(item.parts).toEqual(['front']);
  const bytes = await item.read('front');
  await expectInk(bytes, expected);
  await expectAlike({ print: bytes, proof: expected.proof, bleedPx: expected.bleedPx ?? 0 });
}

/** 8 × 8 inches: a spread is two pages wide. */
async function expectAlbum(
  item: LabItem,
  { telling, proof }: { telling: string; proof: Buffer },
): Promise<void> {
  const spreads = item.parts.filter((part) => part.startsWith('spread-'));
  expect(spreads).toHaveLength(10);
  const pixels = [(16 + 2 * bleed) * 300, (8 + 2 * bleed) * 300] as const;
  for (const part of spreads) await expectInk(await item.read(part), { pixels });
  expect(item.parts.includes('cover')).toBe(telling === 'cover');
  await expectAlike({ print: await item.read(telling), proof, bleedPx });
  const book = (await item.read('book')).toString('latin1');
  expect(book.startsWith('%PDF-')).toBe(true);
  for (const box of ['TrimBox', 'BleedBox']) expect(book.split(`/${box} [`)).toHaveLength(11);
}

async function expectFoilCard(item: LabItem, proof: Buffer): Promise<void> {
  expect(item.parts).toEqual(expect.arrayContaining(['front', 'front-foil', 'back']));
  const side = (5 + 2 * bleed) * 300;
  const pixels = [side, side] as const;
  const [print, mask] = [await item.read('front'), await item.read('front-foil')];
  await expectInk(print, { pixels });
  await expectInk(await item.read('back'), { pixels });
  await expectMask(mask, { pixels });
  await expectKnockedOut(print, mask);
  await expectAlike({ print, proof, bleedPx, mask });
}
