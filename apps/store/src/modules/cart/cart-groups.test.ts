import { beforeEach, expect, test } from 'vitest';
import { newCard, newDesign, putInCart } from '../../../test/designs.ts';
import { openTestApp } from '../../../test/test-app.ts';

const { deps, browser, make, empty } = await openTestApp();

beforeEach(empty);

async function customer() {
  const account = await make.account();
  const gallery = await make.gallery({ accountId: account.id });
  const photos = await make.photos(3, { galleryId: gallery.id });
  const client = await browser().signIn(account.id);
  const design = (overrides: Partial<Parameters<typeof newDesign>[1]> = {}) =>
    newDesign(deps, { galleryId: gallery.id, photos, ...overrides });
  return { client, design };
}

test('what ships together is one group, with what it costs and when it comes', async () => {
  const { client, design } = await customer();
  await putInCart(client, design());
  await putInCart(client, design({ attributes: { size: '5x7' } }));
  const wall = design({ productId: 'framed-print', attributes: { size: '11x14' } });
  const { cart: filled } = await putInCart(client, wall);
  expect(
    filled.groups.map(({ shippingGroup, itemIds }) => [shippingGroup, itemIds.length]),
  ).toEqual([
    ['prints', 2],
    ['wall', 1],
  ]);
  const [prints] = filled.groups;
  expect(prints?.shipping?.priceMinor).toBeGreaterThan(0);
  expect((prints?.arrives.from ?? '') > (prints?.ships.from ?? '')).toBe(true);
});

test('each album and each card that somebody designs ships by itself, with a fee of its own', async () => {
  const { client, design } = await customer();
  await putInCart(client, design());
  const album = { productId: 'flush-mount-album', attributes: { size: '8x8' } };
  await putInCart(client, design(album));
  await putInCart(client, design(album));
  await putInCart(client, newCard(deps, 'olive'));
  const { cart: filled } = await putInCart(client, newCard(deps, 'olive'));
  expect(filled.groups.map(({ departmentId, itemIds }) => [departmentId, itemIds.length])).toEqual([
    ['albums', 1],
    ['albums', 1],
    ['press', 1],
    ['press', 1],
    ['prints', 1],
  ]);
  expect(filled.groups.every(({ shipping }) => (shipping?.priceMinor ?? 0) > 0)).toBe(true);
});
