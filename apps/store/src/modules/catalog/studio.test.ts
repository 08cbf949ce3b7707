import { addItems } from '@albumen/contract/endpoints/cart';
import { getCatalog } from '@albumen/contract/endpoints/catalog';
import { createDesignSpace, startEditor } from '@albumen/contract/endpoints/editor';
import {
  editGallerySettings,
  getSharedGallery,
  listGalleries,
  revokeLink,
} from '@albumen/contract/endpoints/galleries';
import { getShopPhotos, getStudio } from '@albumen/contract/endpoints/shop-photos';
import { keptCopyHeader } from '@albumen/contract/kept-copy';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../ids.ts';
import { createDesign, newDesign } from '../../../test/designs.ts';
import { openTestApp } from '../../../test/test-app.ts';

const { db, deps, browser, make, empty } = await openTestApp();

beforeEach(empty);

async function guestOfStudio() {
  const account = await make.account();
  const { id: galleryId, shareId } = await make.gallery({ accountId: account.id, pinHash: null });
  const guest = browser();
  await guest.call(getSharedGallery, { params: { shareId: shareId ?? '' } });
  const owner = await browser().signIn(account.id);
  return { account, galleryId, shareId, guest, owner };
}

test('whoever opened a gallery is the guest of its studio', async () => {
  const { guest, shareId } = await guestOfStudio();
  const { body } = await guest.call(getStudio);
  expect(body.studio).toEqual({
    name: 'Lovelace Photography',
    logoUrl: null,
    gallery: { shareId, title: 'Mia and Tom' },
    hasShop: true,
    isOnlyGuest: false,
  });
});

test('a copy that is kept of the last gallery does not lead back to it', async () => {
  const { guest, shareId } = await guestOfStudio();
  const account = await make.account({ email: 'grace@example.com' });
  const next = await make.gallery({ accountId: account.id, pinHash: null });
  const see = (id: string | null, headers: Record<string, string> = {}) =>
    guest.call(getSharedGallery, { params: { shareId: id ?? '' }, headers });
  const openedLast = async () => (await guest.call(getStudio)).body.studio?.gallery.shareId;
  await see(next.shareId);
  await see(shareId, { [keptCopyHeader]: '1' });
  expect(await openedLast()).toBe(next.shareId);
  await see(shareId);
  expect(await openedLast()).toBe(shareId);
});

test('its logo stands there where the studio’s settings say so', async () => {
  const { guest, account } = await guestOfStudio();
  const logo = { logoKey: 'logos/1.png', logoWidth: 200, logoHeight: 50 };
  const brand = { id: newId(), accountId: account.id, businessName: 'Lovelace', ...logo };
  await db
    .insertInto('brands')
    .values({ ...brand, logoStyle: 'logo' })
    .execute();
  expect((await guest.call(getStudio)).body.studio?.logoUrl).toContain('logos/1.png');
  await db.updateTable('brands').set({ logoStyle: 'text' }).execute();
  expect((await guest.call(getStudio)).body.studio?.logoUrl).toBeNull();
});

test('strangers, owners and guests of a revoked link are nobody’s', async () => {
  const { guest, owner, galleryId, shareId } = await guestOfStudio();
  expect((await browser().call(getStudio)).body.studio).toBeNull();
  await owner.call(getSharedGallery, { params: { shareId: shareId ?? '' } });
  expect((await owner.call(getStudio)).body.studio).toBeNull();
  await owner.call(revokeLink, { params: { galleryId } });
  expect((await guest.call(getStudio)).body.studio).toBeNull();
});

test('a signed-in guest is in the studio, too, until she is back among her own galleries', async () => {
  const { shareId } = await guestOfStudio();
  const other = await make.account({ email: 'grace@example.com' });
  await make.gallery({ accountId: other.id });
  const guest = await browser().signIn(other.id);
  const see = () => guest.call(getSharedGallery, { params: { shareId: shareId ?? '' } });
  await see();
  expect((await guest.call(getStudio)).body.studio).toMatchObject({ gallery: { shareId } });
  await guest.call(listGalleries, { query: {} });
  expect((await guest.call(getStudio)).body.studio).toBeNull();
  await see();
  expect((await guest.call(getStudio)).body.studio).toMatchObject({ gallery: { shareId } });
});

test('an account without galleries stays the guest that it is, also on its own pages', async () => {
  const { shareId } = await guestOfStudio();
  const other = await make.account({ email: 'grace@example.com' });
  const guest = await browser().signIn(other.id);
  await guest.call(getSharedGallery, { params: { shareId: shareId ?? '' } });
  await guest.call(listGalleries, { query: {} });
  const { studio } = (await guest.call(getStudio)).body;
  expect(studio).toMatchObject({ gallery: { shareId }, isOnlyGuest: true });
});

test('a gallery whose shop is off sells nothing new to guests, and what is in a cart is still theirs', async () => {
  const { guest, owner, galleryId } = await guestOfStudio();
  const params = { galleryId };
  const body = newDesign(deps, { galleryId, photos: [await make.photo({ galleryId })] });
  const shop = async (client: typeof guest) => ({
    photos: await client.call(getShopPhotos, { query: { gallery: galleryId } }),
    catalog: await client.call(getCatalog, { query: { gallery: galleryId } }),
    design: await client.call(createDesignSpace, { body }),
    editor: await client.call(startEditor, {
      params: { projectId: galleryId, productId: 'photographic-print', designId: 'none' },
      query: {},
    }),
  });
  const designSpaceId = await createDesign(guest, body);
  await owner.call(editGallerySettings, { params, body: { allowsShop: false } });

  const { photos, catalog, design, editor } = await shop(guest);
  for (const answer of [photos, catalog, design]) {
    expect(answer).toMatchObject({ status: 403, body: { code: 'shopOff' } });
  }
  expect(editor.body).toMatchObject({ code: 'editorInvalid', params: { reason: 'shopOff' } });
  // Without a gallery's name the shop is the lab's own, and shows nothing of it.
  expect((await guest.call(getShopPhotos, { query: {} })).body.gallery).toBeNull();
  expect((await guest.call(getStudio)).body.studio?.hasShop).toBe(false);
  const item = await guest.call(addItems, { body: { items: [{ designSpaceId }] } });
  expect(item.status).toBe(200);
  expect((await shop(owner)).photos.status).toBe(200);
});

test('a page with the photos of a gallery is in its studio, whichever was opened last', async () => {
  const { guest, galleryId, shareId } = await guestOfStudio();
  const other = await make.gallery({ pinHash: null });
  await guest.call(getSharedGallery, { params: { shareId: other.shareId ?? '' } });
  const asked = async (gallery?: string) => {
    const query = gallery === undefined ? {} : { gallery };
    return (await guest.call(getStudio, { query })).body.studio?.gallery.shareId;
  };
  expect(await asked()).toBe(other.shareId);
  expect(await asked(galleryId)).toBe(shareId);
  // One that was never opened here counts as not named.
  const stranger = await make.gallery();
  expect(await asked(stranger.id)).toBe(other.shareId);
});
