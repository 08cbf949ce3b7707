import type { Endpoint, EndpointShape } from '@albumen/contract/endpoint';
import * as favorites from '@albumen/contract/endpoints/favorites';
import * as galleries from '@albumen/contract/endpoints/galleries';
import * as photos from '@albumen/contract/endpoints/photos';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const { db, browser, make, empty } = await openTestApp();

beforeEach(empty);

type Id = 'galleryId' | 'photoId' | 'shareId';
type AnyEndpoint = Endpoint<EndpointShape>;

interface Attempt {
  endpoint: AnyEndpoint;
  params?: readonly Id[];
  /** Path parameters that are no ids. */
  more?: Record<string, string>;
  body?: (ids: Record<Id, string>) => unknown;
}

const galleryId: Id[] = ['galleryId'];
const photoId: Id[] = ['photoId'];
const shareId: Id[] = ['shareId'];
const windowWidth = { windowWidth: '1024' };
const one = (ids: Record<Id, string>) => [ids.photoId];

/** Calls that only the owner of a gallery may make. */
const ownerOnly: Record<string, Attempt> = {
  createGallery: {
    endpoint: galleries.createGallery,
    params: galleryId,
    body: () => ({ title: 'Mine now', occasion: '', date: null, businessName: 'Thief' }),
  },
  syncGallery: { endpoint: galleries.syncGallery, params: galleryId },
  editGallery: {
    endpoint: galleries.editGallery,
    params: galleryId,
    body: () => ({ title: 'Mine now' }),
  },
  editGalleryDate: {
    endpoint: galleries.editGalleryDate,
    params: galleryId,
    body: () => ({ date: 0 }),
  },
  editGallerySettings: {
    endpoint: galleries.editGallerySettings,
    params: galleryId,
    body: () => ({ allowsDownloads: false, pin: '1234' }),
  },
  shiftCameraClock: {
    endpoint: galleries.shiftCameraClock,
    params: galleryId,
    body: () => ({ camera: 'A', shiftMs: 1000 }),
  },
  chooseHero: { endpoint: galleries.chooseHero, params: ['galleryId', 'photoId'] },
  placeFocus: {
    endpoint: galleries.placeFocus,
    params: ['galleryId', 'photoId'],
    body: () => ({ x: 1, y: 1 }),
  },
  shareGallery: { endpoint: galleries.shareGallery, params: galleryId },
  revokeLink: { endpoint: galleries.revokeLink, params: galleryId },
  mailLink: {
    endpoint: galleries.mailLink,
    params: galleryId,
    body: () => ({ email: 'a@example.com' }),
  },
  linkQrCode: { endpoint: galleries.linkQrCode, params: galleryId },
  deleteGallery: { endpoint: galleries.deleteGallery, params: galleryId },
  restoreGallery: { endpoint: galleries.restoreGallery, params: galleryId },
  getGallery: { endpoint: galleries.getGallery, params: galleryId },
  manageGrid: {
    endpoint: photos.manageGrid,
    params: galleryId,
    more: { ...windowWidth, sortValue: 'custom' },
  },
  getPhoto: { endpoint: photos.getPhoto, params: photoId },
  deletePhotos: { endpoint: photos.deletePhotos, body: (ids) => ({ ids: one(ids) }) },
  restorePhotos: { endpoint: photos.restorePhotos, body: (ids) => ({ ids: one(ids) }) },
  listBinnedPhotos: { endpoint: photos.listBinnedPhotos, params: galleryId },
  reorderPhotos: {
    endpoint: photos.reorderPhotos,
    params: galleryId,
    body: (ids) => ({ ids: one(ids) }),
  },
  favoriteSelection: {
    endpoint: favorites.favoriteSelection,
    body: (ids) => ({ ids: one(ids), isFavorite: true }),
  },
  managedFavorites: { endpoint: favorites.managedFavorites, params: galleryId, more: windowWidth },
  favoriteNames: { endpoint: favorites.favoriteNames, params: galleryId },
};

/** Calls that whoever has the link may make, here without it or at the other store. */
const withLink: Record<string, Attempt> = {
  shopGallery: { endpoint: galleries.shopGallery, params: galleryId, more: { target: 'canvas' } },
  addFavorite: { endpoint: favorites.addFavorite, params: photoId },
  removeFavorite: { endpoint: favorites.removeFavorite, params: photoId },
};
const byLink: Record<string, Attempt> = {
  getSharedGallery: { endpoint: galleries.getSharedGallery, params: shareId },
  enterPin: { endpoint: galleries.enterPin, params: shareId, body: () => ({ pin: '1234' }) },
  sharedGrid: { endpoint: photos.sharedGrid, params: shareId, more: windowWidth },
  ownFavorites: { endpoint: favorites.ownFavorites, params: shareId },
  sharedFavorites: { endpoint: favorites.sharedFavorites, params: shareId, more: windowWidth },
};

/** These show a signed-in account its own list and name nobody's gallery. */
const ownLists: Record<string, Attempt> = {
  startDraft: { endpoint: galleries.startDraft },
  listGalleries: { endpoint: galleries.listGalleries },
  listBin: { endpoint: galleries.listBin },
};

const table = Object.entries;

test('no call of galleries, photos and favorites is missing here', () => {
  const known = { ...ownerOnly, ...withLink, ...byLink, ...ownLists };
  const declared = { ...galleries, ...photos, ...favorites };
  expect(Object.keys(known).toSorted()).toEqual(Object.keys(declared).toSorted());
});

async function victim() {
  const gallery = await make.gallery();
  const { id: photoId } = await make.photo({ galleryId: gallery.id });
  const ids = { galleryId: gallery.id, photoId, shareId: gallery.shareId ?? '' };
  return { ownerId: gallery.accountId, ids };
}

function attempt(
  client: TestClient,
  { endpoint, params = [], more, body }: Attempt,
  ids: Record<Id, string>,
) {
  const named = Object.fromEntries(params.map((name) => [name, ids[name]]));
  return client.call(endpoint, {
    params: { ...named, ...more },
    ...(body !== undefined && { body: body(ids) }),
  });
}

async function everything() {
  return {
    galleries: await db.selectFrom('galleries').selectAll().execute(),
    photos: await db.selectFrom('photos').selectAll().execute(),
    favorites: await db.selectFrom('favorites').selectAll().execute(),
    visitors: await db.selectFrom('visitors').select('id').execute(),
  };
}

test.each(table({ ...ownerOnly, ...ownLists }))(
  'nobody calls %s without signing in',
  async (_, call) => {
    const { ids } = await victim();
    const before = await everything();
    const anonymous = await attempt(browser(), call, ids);
    const visitor = browser();
    await visitor.call(galleries.getSharedGallery, { params: { shareId: ids.shareId } });
    const withTheLink = await attempt(visitor, call, ids);
    expect([anonymous.status, withTheLink.status]).toEqual([401, 401]);
    expect(await everything()).toEqual(before);
  },
);

test.each(table(ownerOnly))(
  'another account that calls %s finds nothing, with the link or without',
  async (_, call) => {
    const { ids } = await victim();
    const other = await browser().signIn((await make.account()).id);
    const before = await everything();
    expect((await attempt(other, call, ids)).status).toBe(404);
    await other.call(galleries.getSharedGallery, { params: { shareId: ids.shareId } });
    expect((await attempt(other, call, ids)).status).toBe(404);
    expect(await everything()).toEqual(before);
  },
);

test.each(table({ ...ownerOnly, ...withLink, ...byLink }))(
  'at the other lab brand %s finds nothing',
  async (_, call) => {
    const { ids } = await victim();
    const account = await make.account({ labBrand: 'cyan' });
    const other = await browser('cyan').signIn(account.id);
    const before = await everything();
    expect((await attempt(other, call, ids)).status).toBe(404);
    expect(await everything()).toEqual(before);
  },
);

test.each(table(ownerOnly))(
  "the owner's session is worth nothing to %s at the other lab brand",
  async (_, call) => {
    const { ids, ownerId } = await victim();
    const before = await everything();
    const client = await browser('cyan').signIn(ownerId);
    expect([401, 403]).toContain((await attempt(client, call, ids)).status);
    expect(await everything()).toEqual(before);
  },
);

test.each(table(withLink))('who does not hold the link calls %s in vain', async (_, call) => {
  const { ids } = await victim();
  const before = await everything();
  expect((await attempt(browser(), call, ids)).status).toBe(404);
  const other = await browser().signIn((await make.account()).id);
  expect((await attempt(other, call, ids)).status).toBe(404);
  expect(await everything()).toEqual(before);
});
