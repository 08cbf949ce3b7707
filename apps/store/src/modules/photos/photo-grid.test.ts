import { gunzipSync } from 'node:zlib';
import { pathOf } from '@albumen/contract/endpoint';
import { addFavorite } from '@albumen/contract/endpoints/favorites';
import * as photos from '@albumen/contract/endpoints/photos';
import { managedColumns, publicColumns } from '@albumen/contract/schemas/photos';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const { app, db, browser, make, empty } = await openTestApp();

beforeEach(empty);

const windowWidth = '1024';

async function sharedGallery(overrides: Parameters<typeof make.gallery>[0] = {}) {
  const account = await make.account();
  const gallery = await make.gallery({ accountId: account.id, sort: 'custom', ...overrides });
  const owner = await browser().signIn(account.id);
  const shareId = gallery.shareId ?? '';
  const publicPath = pathOf(photos.sharedGrid.path, { shareId, windowWidth });
  const manage = (sortValue = 'custom' as const, headers = {}) =>
    owner.call(photos.manageGrid, {
      params: { galleryId: gallery.id, windowWidth, sortValue },
      headers,
    });
  const see = (headers = {}) =>
    browser().call(photos.sharedGrid, { params: { shareId, windowWidth }, headers });
  return { gallery, owner, shareId, publicPath, manage, see };
}

test('visitors get the columns of the contract, photos that are ready only, in the sort of the owner', async () => {
  const { gallery, see } = await sharedGallery({ sort: 'name-desc' });
  const [first, second] = await make.photos(2, { galleryId: gallery.id });
  await make.photo({ galleryId: gallery.id, state: 'processing', thumbhash: null });
  await make.photo({ galleryId: gallery.id, state: 'refused', refusal: 'photoUnreadable' });
  await make.photo({ galleryId: gallery.id, deletedAt: new Date() });
  const body = publicColumns.parse((await see()).body);
  expect(body).toMatchObject({
    sort: 'name-desc',
    base: '/r/',
    id: [second?.id, first?.id],
    ratio: [1.3333, 1.3333],
    width: [4000, 4000],
    hash: [second?.thumbhash, first?.thumbhash],
    token: [second?.renditionToken, first?.renditionToken],
  });
});

test('nothing that is the owner alone’s is in the public columns', async () => {
  const { gallery, see } = await sharedGallery();
  const photo = await make.photo({ galleryId: gallery.id, fileName: 'secret-name.jpg' });
  const { text } = await see();
  const secrets = [gallery.accountId, 'secret-name', photo.originalKey, photo.sha256, photo.md5];
  for (const secret of secrets) expect(text).not.toContain(secret);
});

test('the owner gets states, names, sizes, favorites and times as well', async () => {
  const { gallery, manage } = await sharedGallery();
  const galleryId = gallery.id;
  const ready = await make.photo({
    galleryId,
    takenWall: '2026-05-01 14:03:22.5',
    takenOffsetMinutes: -240,
    camera: 'Leica Q3',
    metadata: JSON.stringify({ metadata: { path: 'Harbor day/Dinner/IMG_0001.jpg' } }),
  });
  await make.photo({
    galleryId,
    state: 'refused',
    refusal: 'notAJpeg',
    refusalSubject: 'a PNG',
    width: null,
  });
  await make.favorite({ photoId: ready.id });
  const body = managedColumns.parse((await manage()).body);
  expect(body).toMatchObject({
    name: ['IMG_0001.jpg', 'IMG_0002.jpg'],
    ratio: [1.3333, 1.5],
    state: ['ready', 'refused'],
    refusal: [null, 'This is a PNG, not a JPEG.'],
    sizeBytes: [3_000_000, 3_000_000],
    favorites: [1, 0],
    taken: ['2026-05-01T14:03:22.500', null],
    takenOffset: [-240, null],
    camera: ['Leica Q3', ''],
    uploaded: [ready.createdAt.getTime(), expect.any(Number)],
    folder: ['Harbor day/Dinner', ''],
  });
});

test('an empty gallery has empty columns', async () => {
  const { see, manage } = await sharedGallery();
  expect(publicColumns.parse((await see()).body).id).toEqual([]);
  expect(managedColumns.parse((await manage()).body).camera).toEqual([]);
});

test('a request that has this version is answered with 304, until something changes', async () => {
  const { gallery, see } = await sharedGallery();
  await make.photo({ galleryId: gallery.id });
  const first = await see();
  const etag = first.headers['etag'] ?? '';
  expect(etag).toMatch(/^"[^"]+"$/);
  const again = await see({ 'if-none-match': `"other", ${etag}` });
  expect(again).toMatchObject({ status: 304, text: '' });
  await make.photo({ galleryId: gallery.id });
  const changed = await see({ 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.body.id).toHaveLength(2);
});

test('a favorite is news for the owner and none for visitors', async () => {
  const { gallery, see, manage, shareId } = await sharedGallery();
  const { id: photoId } = await make.photo({ galleryId: gallery.id });
  const [before, seen] = [await manage(), await see()];
  const guest = browser();
  await guest.call(photos.sharedGrid, { params: { shareId, windowWidth } });
  await guest.call(addFavorite, { params: { photoId } });
  const etagOf = ({ headers }: { headers: Record<string, string> }) => headers['etag'] ?? '';
  expect((await manage('custom', { 'if-none-match': etagOf(before) })).status).toBe(200);
  expect((await see({ 'if-none-match': etagOf(seen) })).status).toBe(304);
});

test('the same address answers HTML to a page and JSON to who accepts it, under different ETags', async () => {
  const { gallery, publicPath, owner } = await sharedGallery();
  await make.photo({ galleryId: gallery.id });
  const ask = (accept: string) =>
    owner.send({ method: 'GET', url: publicPath, headers: { accept } });
  const html = await ask('text/html');
  const json = await ask('application/json');
  expect(html.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(html.text).toContain('data-partial="photo-grid"');
  expect(json.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(html.headers['etag']).not.toBe(json.headers['etag']);
  expect(html.headers['vary']).toContain('Accept');
});

test('a window width that is no number and a sort that is none are refused', async () => {
  const { gallery, owner, shareId } = await sharedGallery();
  const get = async (url: string) => (await owner.send({ method: 'GET', url })).status;
  expect(await get(`/s/${shareId}/photos/wide`)).toBe(400);
  expect(await get(`/s/${shareId}/photos/-5`)).toBe(400);
  expect(await get(`/gallery/manage/photos/${gallery.id}/1024/position;drop`)).toBe(400);
});

test('3200 photos are one answer of a third of a megabyte, 200 KB compressed', async () => {
  const { gallery, publicPath } = await sharedGallery({ sort: 'taken' });
  await make.photos(3200, { galleryId: gallery.id });
  const ask = (encoding: string) =>
    app.inject({
      url: publicPath,
      headers: { host: 'localhost:3000', accept: 'application/json', 'accept-encoding': encoding },
    });
  const plain = await ask('identity');
  expect(publicColumns.parse(plain.json()).id).toHaveLength(3200);
  expect(plain.rawPayload.length).toBeLessThan(350_000);
  const zipped = await ask('gzip, br');
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(zipped.rawPayload.length).toBeLessThan(200_000);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
});

test('two cameras come out in the order of their clocks, once one is put right', async () => {
  const { gallery, see } = await sharedGallery({ sort: 'taken' });
  const galleryId = gallery.id;
  const late = await make.photo({ galleryId, camera: 'A', takenWall: '2026-05-01 14:00:00' });
  const early = await make.photo({ galleryId, camera: 'B', takenWall: '2026-05-01 13:30:00' });
  expect((await see()).body.id).toEqual([early.id, late.id]);
  await db
    .updateTable('galleries')
    .set((row) => ({
      cameraShifts: JSON.stringify({ B: 3_600_000 }),
      version: row('version', '+', 1),
    }))
    .execute();
  expect((await see()).body.id).toEqual([late.id, early.id]);
});
