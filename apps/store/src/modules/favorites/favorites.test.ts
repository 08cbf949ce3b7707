import { consentToCookies } from '@albumen/contract/endpoints/accounts';
import * as favorites from '@albumen/contract/endpoints/favorites';
import { editGallerySettings, revokeLink } from '@albumen/contract/endpoints/galleries';
import { deletePhotos } from '@albumen/contract/endpoints/photos';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import { adoptVisitor } from '../cart/adopt-visitor.service.ts';

const { db, browser, make, empty } = await openTestApp();

beforeEach(empty);

async function sharedGallery(count: number, overrides: Parameters<typeof make.gallery>[0] = {}) {
  const account = await make.account();
  const gallery = await make.gallery({ accountId: account.id, sort: 'custom', ...overrides });
  const photos = await make.photos(count, { galleryId: gallery.id });
  const owner = await browser().signIn(account.id);
  const shareId = gallery.shareId ?? '';
  /** A browser that has opened the link. */
  const visitor = async () => {
    const client = browser();
    await client.call(favorites.ownFavorites, { params: { shareId } });
    return client;
  };
  return { account, gallery, owner, shareId, visitor, ids: photos.map(({ id }) => id) };
}

type Client = ReturnType<typeof browser>;

async function add(client: Client, photoId = '') {
  return (await client.call(favorites.addFavorite, { params: { photoId } })).body;
}

async function remove(client: Client, photoId = '') {
  return (await client.call(favorites.removeFavorite, { params: { photoId } })).body;
}

async function own(client: Client, shareId: string) {
  return (await client.call(favorites.ownFavorites, { params: { shareId } })).body;
}

test('first favorites live with the browser’s session; the cookie of 90 days comes when it is agreed to', async () => {
  const { visitor, shareId, ids } = await sharedGallery(2);
  const client = await visitor();
  const reply = await client.call(favorites.addFavorite, { params: { photoId: ids[0] ?? '' } });
  expect(reply.body).toEqual({ photoId: ids[0], isFavorite: true, count: 1 });
  expect(client.jar.has('visitor')).toBe(false);
  expect(await own(client, shareId)).toEqual({ photoIds: [ids[0]], maxFavorites: 5 });

  const agreed = await client.call(consentToCookies);
  const cookie = [agreed.headers['set-cookie']].flat().find((text) => text?.startsWith('visitor='));
  expect(cookie).toContain('Max-Age=7776000');
  expect(cookie).toContain('HttpOnly');
  const tomorrow = await visitor();
  tomorrow.jar.set('visitor', client.jar.get('visitor') ?? '');
  expect(await own(tomorrow, shareId)).toEqual({ photoIds: [ids[0]], maxFavorites: 5 });
  const later = await tomorrow.call(favorites.addFavorite, { params: { photoId: ids[1] ?? '' } });
  expect([later.headers['set-cookie']].flat().join()).toContain('visitor=');
});

test('adding and removing can be repeated', async () => {
  const { visitor, shareId, ids } = await sharedGallery(1);
  const client = await visitor();
  await add(client, ids[0]);
  expect(await add(client, ids[0])).toMatchObject({ isFavorite: true, count: 1 });
  expect(await remove(client, ids[0])).toMatchObject({ isFavorite: false, count: 0 });
  expect(await remove(client, ids[0])).toMatchObject({ isFavorite: false, count: 0 });
  expect((await own(client, shareId)).photoIds).toEqual([]);
});

test('the sixth favorite of a visitor is answered with the limit and not kept', async () => {
  const { visitor, ids } = await sharedGallery(6);
  const client = await visitor();
  for (const id of ids.slice(0, 5)) await add(client, id);
  expect(await add(client, ids[5])).toEqual({
    photoId: ids[5],
    isFavorite: false,
    count: 5,
    maxFavorites: 5,
  });
  expect(await add(client, ids[0])).toMatchObject({ isFavorite: true, count: 5 });
  await remove(client, ids[0]);
  expect(await add(client, ids[5])).toMatchObject({ isFavorite: true, count: 5 });
});

test('the limit counts by gallery, and knows none for registered people', async () => {
  const one = await sharedGallery(5);
  const other = await sharedGallery(6);
  const client = await one.visitor();
  for (const id of one.ids) await add(client, id);
  await own(client, other.shareId);
  expect(await add(client, other.ids[0])).toMatchObject({ isFavorite: true });
  await client.signIn((await make.account()).id);
  for (const id of other.ids) expect(await add(client, id)).toMatchObject({ isFavorite: true });
});

test('without the link, or after it was revoked, nothing can be favorited', async () => {
  const { visitor, owner, gallery, ids } = await sharedGallery(2);
  const status = async (client: Client) =>
    (await client.call(favorites.addFavorite, { params: { photoId: ids[0] ?? '' } })).status;
  expect(await status(browser())).toBe(404);
  const guest = await visitor();
  expect(await status(guest)).toBe(200);
  await owner.call(revokeLink, { params: { galleryId: gallery.id } });
  expect(await status(guest)).toBe(404);
});

test('a page of the link, opened by a navigation, is all it takes to favorite', async () => {
  const { shareId, ids } = await sharedGallery(1);
  const guest = browser();
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  const page = await guest.send({ method: 'GET', url: `/s/${shareId}/gallery`, headers });
  expect(page.status).toBe(200);
  expect(await add(guest, ids[0])).toMatchObject({ isFavorite: true });
});

test('a visitor token carried over to the other lab brand is refused there', async () => {
  const { token } = await make.visitor();
  const account = await make.account({ labBrand: 'cyan' });
  const gallery = await make.gallery({ accountId: account.id });
  const { id: photoId } = await make.photo({ galleryId: gallery.id });
  const guest = browser('cyan');
  await own(guest, gallery.shareId ?? '');
  guest.jar.set('visitor', token);
  expect(await add(guest, photoId)).toMatchObject({ code: 'foreignRequest' });
});

test('with favorites off a guest adds none, but may still take hers away', async () => {
  const { visitor, owner, gallery, ids } = await sharedGallery(2);
  const guest = await visitor();
  await add(guest, ids[0]);
  await owner.call(editGallerySettings, {
    params: { galleryId: gallery.id },
    body: { allowsFavorites: false },
  });
  expect(await add(guest, ids[1])).toMatchObject({ code: 'favoritesOff' });
  expect(await add(owner, ids[1])).toMatchObject({ isFavorite: true });
  expect(await remove(guest, ids[0])).toMatchObject({ isFavorite: false, count: 0 });
});

test('a deleted photo frees its place among the five', async () => {
  const { visitor, owner, ids } = await sharedGallery(6);
  const guest = await visitor();
  for (const id of ids.slice(0, 5)) await add(guest, id);
  await owner.call(deletePhotos, { body: { ids: ids.slice(0, 1) } });
  expect(await add(guest, ids[5])).toMatchObject({ isFavorite: true, count: 5 });
});

test("registering makes the visitor's favorites the account's, without a second of any", async () => {
  const { visitor, ids, shareId } = await sharedGallery(3);
  const guest = await visitor();
  await add(guest, ids[0]);
  await add(guest, ids[1]);
  const account = await make.account();
  await make.favorite({ photoId: ids[1] ?? '', accountId: account.id });
  await guest.call(consentToCookies);
  const token = guest.jar.get('visitor') ?? '';
  await db.transaction().execute((trx) => adoptVisitor(trx, token, account.id));
  expect((await own(guest, shareId)).photoIds).toEqual([]);
  await guest.signIn(account.id);
  expect(new Set((await own(guest, shareId)).photoIds)).toEqual(new Set([ids[0], ids[1]]));
  expect(await db.selectFrom('favorites').select('photoId').execute()).toHaveLength(2);
});

test('a visitor of one lab brand is nobody to an account of the other', async () => {
  const { visitor, ids } = await sharedGallery(1);
  const guest = await visitor();
  await add(guest, ids[0]);
  const account = await make.account({ labBrand: 'cyan' });
  await guest.call(consentToCookies);
  const token = guest.jar.get('visitor') ?? '';
  await db.transaction().execute((trx) => adoptVisitor(trx, token, account.id));
  const [favorite] = await db.selectFrom('favorites').select('accountId').execute();
  expect(favorite?.accountId).toBeNull();
});

test('the owner sees who favorited what: accounts by name, visitors numbered by their first favorite', async () => {
  const { account, visitor, owner, gallery, ids } = await sharedGallery(3);
  const [first, second] = [await visitor(), await visitor()];
  await add(first, ids[0]);
  await add(second, ids[0]);
  await add(first, ids[1]);
  await add(owner, ids[2]);
  const grace = await make.account({ firstName: 'Grace', lastName: 'Hopper' });
  await add(await (await visitor()).signIn(grace.id), ids[0]);
  const params = { galleryId: gallery.id, windowWidth: '1024' };
  const { body } = await owner.call(favorites.managedFavorites, { params });
  expect(body.people).toEqual([
    { id: expect.any(String), name: 'Visitor 1', kind: 'visitor', count: 2 },
    { id: expect.any(String), name: 'Visitor 2', kind: 'visitor', count: 1 },
    { id: account.id, name: 'Ada Lovelace', kind: 'owner', count: 1 },
    { id: grace.id, name: 'Grace Hopper', kind: 'account', count: 1 },
  ]);
  expect(body.photos).toMatchObject({ id: ids, favorites: [3, 1, 1] });
  expect(body.total).toBe(3);
  const filtered = await owner.call(favorites.managedFavorites, {
    params,
    query: { person: body.people[0]?.id ?? '' },
  });
  expect(filtered.body).toMatchObject({ total: 3, photos: { id: ids.slice(0, 2) } });
});

test('the file names of favorites are a line for Lightroom, with or without extension', async () => {
  const { visitor, owner, gallery, ids } = await sharedGallery(3);
  const guest = await visitor();
  await add(guest, ids[2]);
  await add(guest, ids[0]);
  const names = async (query: { extension?: 'without'; separator?: 'line' }) =>
    (await owner.call(favorites.favoriteNames, { params: { galleryId: gallery.id }, query })).text;
  expect(await names({})).toBe('IMG_0001.jpg, IMG_0003.jpg');
  expect(await names({ extension: 'without', separator: 'line' })).toBe('IMG_0001\nIMG_0003');
});

test('a selection of the manage page is favorited and unfavorited at once, and says what changed', async () => {
  const { owner, ids, shareId } = await sharedGallery(3);
  const change = async (isFavorite: boolean, chosen = ids) => {
    const body = { ids: chosen, isFavorite };
    const { photoIds } = (await owner.call(favorites.favoriteSelection, { body })).body;
    return new Set(photoIds);
  };
  expect(await change(true, ids.slice(0, 2))).toEqual(new Set(ids.slice(0, 2)));
  // What was so before is none of it, and is not undone with it.
  expect(await change(true)).toEqual(new Set(ids.slice(2)));
  expect(new Set((await own(owner, shareId)).photoIds)).toEqual(new Set(ids));
  expect(await change(false)).toEqual(new Set(ids));
  const foreign = await make.photo();
  const body = { ids: [foreign.id], isFavorite: true };
  const refused = await owner.call(favorites.favoriteSelection, { body });
  expect(refused.body).toMatchObject({ code: 'notFound' });
});

test("a visitor's own favorites are a grid in the order of the gallery", async () => {
  const { visitor, shareId, ids } = await sharedGallery(3);
  const guest = await visitor();
  await add(guest, ids[2]);
  await add(guest, ids[0]);
  const params = { shareId, windowWidth: '390' };
  const { body } = await guest.call(favorites.sharedFavorites, { params });
  expect(body.id).toEqual([ids[0], ids[2]]);
  const url = `/gallery/view/favorites/${shareId}/390`;
  const page = await guest.send({ method: 'GET', url, headers: { accept: 'text/html' } });
  expect(page.text).toContain('data-partial="favorites"');
});
