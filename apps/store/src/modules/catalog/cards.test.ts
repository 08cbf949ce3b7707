import { labBrands } from '@albumen/contract/brands';
import { cardPreviewUrl } from '@albumen/contract/cards/card-preview';
import type { CardReply, CardsReply } from '@albumen/contract/endpoints/cards';
import type { ProductReply } from '@albumen/contract/endpoints/catalog';
import type { ShopPhotos } from '@albumen/contract/endpoints/shop-photos';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openBrowser, signUp } from '../../../test/browser.ts';
import { bytesOf, openLink, sharedGallery } from '../../../test/shared-gallery.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { replyOf } from '../../../test/upload-client.ts';

/** Photos are rendered, behind whatever else the machine does. */

const store = await startTestStore();

test.each(labBrands)(
  'every card design of %s can be bought in sizes of its shape',
  async (brand) => {
    const browser = openBrowser(store, brand);
    const { designs } = await replyOf<CardsReply>(await browser.call('/catalog/cards'));
    expect(designs.length).toBeGreaterThanOrEqual(24);
    const one = designs.find(({ designId }) => designId === 'first-light');
    const { design, matching } = await replyOf<CardReply>(
      await browser.call('/catalog/cards/first-light'),
    );
    expect(design).toMatchObject({ ...one, orientation: 'square', photoCounts: [1, 2, 4] });
    expect(matching.map(({ occasion }) => occasion)).toContain('thankYou');
    expect(design.shapes.map(({ id, path }) => [id, path !== undefined])).toEqual([
      ['square', false],
      ['rounded', true],
      ['scalloped', true],
    ]);
    const flat = design.products.find(({ productId }) => productId === 'flat-card');
    expect(flat?.sizeIds).toEqual(['5x5', '5.5x5.5', '7x7']);
    const { product } = await replyOf<ProductReply>(
      await browser.call('/catalog/products/flat-card'),
    );
    const smallest = product.sizes.find(({ id }) => id === '5x5');
    expect(design.fromMinor).toBeLessThanOrEqual(smallest?.priceMinor ?? 0);
  },
);

test('a design that is printed over its whole front is sold in the color that is seen', async () => {
  const { designs } = await replyOf<CardsReply>(await openBrowser(store).call('/catalog/cards'));
  const marquee = designs.find(({ designId }) => designId === 'marquee');
  expect(marquee?.themeOptions[0]).toMatchObject({ paper: '#131315', color: 'dark' });
});

test('a frame of foil follows the edge of a card that ends in an arch', async () => {
  const browser = openBrowser(store);
  const { design } = await replyOf<CardReply>(await browser.call('/catalog/cards/orchard-gate'));
  const foil = `${design.front}&only=foil`;
  const [square, arch] = await Promise.all(
    [foil, `${foil}&shape=arch`].map(async (url) => bytesOf(await browser.call(url))),
  );
  const inCorner = { x: 19 / 360, y: 60 / 504 };
  expect(await alphaAt(square ?? Buffer.of(), inCorner.x, inCorner.y)).toBeGreaterThan(128);
  expect(await alphaAt(arch ?? Buffer.of(), inCorner.x, inCorner.y)).toBe(0);
  expect(await alphaAt(arch ?? Buffer.of(), 0.5, 19 / 504)).toBeGreaterThan(128);
});

async function alphaAt(bytes: Buffer, x: number, y: number): Promise<number> {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const place = Math.round(y * info.height) * info.width + Math.round(x * info.width);
  return data[place * 4 + 3] ?? -1;
}

test('a preview is the card with a hole for each photo, and its address is kept forever', async () => {
  const browser = openBrowser(store);
  const { design } = await replyOf<CardReply>(await browser.call('/catalog/cards/first-light'));
  const reply = await browser.call(design.front);
  expect(reply.headers.get('content-type')).toBe('image/webp');
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const drawn = await bytesOf(reply);
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 640, height: 640 });
  const [place] = design.fronts[0]?.places ?? [];
  if (place === undefined) throw new Error('no place');
  expect(await alphaAt(drawn, place.x + place.width / 2, place.y + place.height / 2)).toBe(0);
  expect(await alphaAt(drawn, 0.02, 0.02)).toBe(255);
  expect(await bytesOf(await browser.call(design.front))).toEqual(drawn);
});

test('foil can be looked at alone; what a design does not have is not drawn', async () => {
  const browser = openBrowser(store);
  const { version } = await replyOf<CardsReply>(await browser.call('/catalog/cards'));
  const look = {
    designId: 'first-light',
    face: 'front',
    layout: 'photos-1',
    theme: 'mist',
    foilDesign: 'script',
    foilColor: 'silver',
    width: 320,
  } as const;
  const foil = await browser.call(cardPreviewUrl(version, { ...look, only: 'foil' }));
  const bytes = await bytesOf(foil);
  expect(await alphaAt(bytes, 0.02, 0.02)).toBe(0);
  const { channels } = await sharp(bytes).stats();
  expect(channels[3]?.max).toBe(255);
  for (const wrong of [{ theme: 'plaid' }, { foilDesign: 'glitter' }, { layout: 'photos-9' }]) {
    const reply = await browser.call(cardPreviewUrl(version, { ...look, ...wrong }));
    expect(reply.status).toBe(404);
  }
  const old = await browser.call(cardPreviewUrl('0123456789ab', look));
  expect(old.status).toBe(404);
});

test('the shop knows the photos of the link opened last, and of nobody else', async () => {
  const owner = await signUp(store);
  const gallery = await sharedGallery({ store, owner }, ['a.jpg', 'b.jpg', 'c.jpg']);
  const path = `/catalog/photos?gallery=${gallery.id}`;
  const stranger = openBrowser(store);
  expect(await replyOf<ShopPhotos>(await stranger.call(path))).toEqual({
    gallery: null,
    photos: [],
    favoriteCount: 0,
  });
  const guest = openBrowser(store);
  await openLink(guest, gallery.shareId);
  const last = gallery.photos.at(-1)?.photoId ?? '';
  const second = gallery.photos[1]?.photoId ?? '';
  await guest.call(`/favorite/add/${second}`);
  const shown = await replyOf<ShopPhotos>(await guest.call(`/catalog/photos?photo=${last}`));
  expect(shown.gallery?.galleryId).toBe(gallery.id);
  expect(shown.favoriteCount).toBe(1);
  expect(shown.photos.map(({ photoId }) => photoId)).toEqual([
    last,
    second,
    gallery.photos[0]?.photoId,
  ]);
  const own = await replyOf<ShopPhotos>(await owner.browser.call('/catalog/photos'));
  expect(own.gallery?.galleryId).toBe(gallery.id);
});
