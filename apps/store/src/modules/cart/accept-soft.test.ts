import * as cart from '@albumen/contract/endpoints/cart';
import { saveDesignSpace } from '@albumen/contract/endpoints/editor';
import { getSharedGallery } from '@albumen/contract/endpoints/galleries';
import { deletePhotos } from '@albumen/contract/endpoints/photos';
import { changeText } from '@albumen/print/editing/document-edits';
import { beforeEach, expect, test } from 'vitest';
import { newCard, newDesign, putInCart } from '../../../test/designs.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { pendingLines } from './cart.service.ts';

const { db, deps, browser, make, empty } = await openTestApp();

beforeEach(empty);

/** An 8×10 of so many pixels, of a guest of the gallery or its owner. */
async function item(pixels: { width: number; height: number }, who: 'guest' | 'owner') {
  const account = await make.account();
  const gallery = await make.gallery({ accountId: account.id });
  const photos = await make.photos(1, { galleryId: gallery.id, ...pixels });
  const client = browser();
  if (who === 'owner') await client.signIn(account.id);
  else await client.call(getSharedGallery, { params: { shareId: gallery.shareId ?? '' } });
  const design = newDesign(deps, { galleryId: gallery.id, photos });
  return { client, design, photos, account, ...(await putInCart(client, design)) };
}

async function accept(client: TestClient, itemId: string, documentVersion = 1) {
  return client.call(cart.acceptSoftItem, { params: { itemId }, body: { documentVersion } });
}

const soft = { width: 1500, height: 1200 };
const bad = { width: 1000, height: 800 };

test('a soft print stops until the customer has said yes to this very version', async () => {
  const { client, cart: filled, itemId, designSpaceId, design } = await item(soft, 'guest');
  expect(filled.items[0]).toMatchObject({ readiness: 'warn', stops: ['softPhoto'] });
  const accepted = (await accept(client, itemId)).body.cart;
  expect(accepted.items[0]).toMatchObject({ accepted: ['softPhoto'], stops: [] });
  const [line] = await pendingLines(deps, db, filled.cartId ?? '');
  expect(line).toMatchObject({ itemId, stops: [], readiness: 'warn' });
  const body = { version: 1, document: design.document, title: 'Changed' };
  await client.call(saveDesignSpace, { params: { designSpaceId }, body });
  const changed = (await client.call(cart.getCart)).body;
  expect(changed.items[0]).toMatchObject({ accepted: [], stops: ['softPhoto'] });
  expect((await accept(client, itemId, 1)).status).toBe(409);
});

test('a duplicate of what was accepted asks nothing again, one of an older yes does', async () => {
  const { client, itemId, designSpaceId, design } = await item(soft, 'guest');
  await accept(client, itemId);
  const twice = await client.call(cart.duplicateItem, { params: { itemId } });
  expect(twice.body.cart.items.map(({ stops }) => stops)).toEqual([[], []]);
  const body = { version: 1, document: design.document, title: 'Changed' };
  await client.call(saveDesignSpace, { params: { designSpaceId }, body });
  const thrice = await client.call(cart.duplicateItem, { params: { itemId } });
  const copy = thrice.body.cart.items.find((each) => each.itemId === thrice.body.itemIds[0]);
  expect(copy).toMatchObject({ stops: ['softPhoto'], accepted: [] });
});

test('below the lower line only the photographer may order', async () => {
  const guest = await item(bad, 'guest');
  expect(guest.cart.items[0]).toMatchObject({ readiness: 'block', stops: ['blockedPhoto'] });
  expect((await accept(guest.client, guest.itemId)).body).toMatchObject({
    code: 'photographerOnly',
  });
  expect(guest.cart.items[0]?.canAccept).toBe(false);
  const owner = await item(bad, 'owner');
  expect(owner.cart.items[0]?.canAccept).toBe(true);
  expect((await accept(owner.client, owner.itemId)).body.cart.items[0]?.stops).toEqual([]);
});

test('accepting while adding passes the upper line only', async () => {
  const { client, designSpaceId } = await item(bad, 'guest');
  const items = [{ designSpaceId, acceptedVersion: 1 }];
  const again = await client.call(cart.addItems, { body: { items } });
  expect(again.body.cart.items[0]?.stops).toEqual(['blockedPhoto']);
});

test('a photographer accepts an own photo that is too small while adding', async () => {
  const { client, designSpaceId } = await item(bad, 'owner');
  const items = [{ designSpaceId, acceptedVersion: 1 }];
  const again = await client.call(cart.addItems, { body: { items } });
  expect(again.body.cart.items[0]).toMatchObject({ stops: [], accepted: ['blockedPhoto'] });
});

/** The card's words for when it is, as the customer changes them. */
function changedCard(text: string) {
  const card = newCard(deps, 'gather', { frontLayout: 'photos-0' });
  return changeText(card.document, { faceId: 'front', layerId: 'when' }, { text });
}

test('a card with the words of its design stops until the customer has said that it may be so', async () => {
  const client = browser();
  const card = newCard(deps, 'gather', { frontLayout: 'photos-0' });
  const { cart: filled, itemId, designSpaceId } = await putInCart(client, card);
  const words = 'Saturday, December 11 at seven';
  expect(filled.items[0]).toMatchObject({ stops: ['sampleWords'], canAccept: true });
  expect(filled.items[0]?.notes[0]).toEqual({ stop: 'sampleWords', label: 'When', words });
  const accepted = (await accept(client, itemId)).body.cart.items[0];
  expect(accepted).toMatchObject({ stops: [], accepted: ['sampleWords'] });
  for (const [version, text, notes] of [
    [1, 'Sunday at noon', ['sampleWords Where']],
    [2, ' ', ['blankWords When', 'sampleWords Where']],
  ] as const) {
    const body = { version, document: changedCard(text) };
    await client.call(saveDesignSpace, { params: { designSpaceId }, body });
    const [changed] = (await client.call(cart.getCart)).body.items;
    expect(changed?.notes.map(({ stop, label }) => `${stop} ${label}`)).toEqual(notes);
    expect(changed?.stops).toContain('sampleWords');
  }
});

test('a photo that is gone stops its item, and only that one', async () => {
  const { client, account, photos } = await item({ width: 4000, height: 3000 }, 'owner');
  const other = await make.gallery({ accountId: account.id });
  const kept = await make.photos(1, { galleryId: other.id });
  await putInCart(client, newDesign(deps, { galleryId: other.id, photos: kept }));
  await client.call(deletePhotos, { body: { ids: photos.map(({ id }) => id) } });
  const { items } = (await client.call(cart.getCart)).body;
  expect(items.map(({ stops }) => stops)).toEqual([[], ['photoMissing']]);
});

test('an album with fewer photos than spreads names the blank ones, and is ordered so on a yes', async () => {
  const gallery = await make.gallery();
  const photos = await make.photos(8, { galleryId: gallery.id, width: 6000, height: 4000 });
  const client = browser();
  await client.call(getSharedGallery, { params: { shareId: gallery.shareId ?? '' } });
  const album = newDesign(deps, {
    galleryId: gallery.id,
    photos,
    productId: 'lay-flat-album',
    attributes: { size: '8x8' },
  });
  const { cart: filled, itemId } = await putInCart(client, album);
  expect(filled.items[0]).toMatchObject({
    stops: ['blankSpread'],
    notes: [{ stop: 'blankSpread', label: 'Spreads 9 and 10', words: '' }],
    canAccept: true,
  });
  const accepted = (await accept(client, itemId)).body.cart;
  expect(accepted.items[0]).toMatchObject({ stops: [], accepted: ['blankSpread'] });
});
