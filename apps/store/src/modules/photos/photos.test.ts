import { getGallery } from '@albumen/contract/endpoints/galleries';
import * as photos from '@albumen/contract/endpoints/photos';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const { db, browser, make, empty, clock } = await openTestApp();

beforeEach(empty);

const alphabet = 'abcdefghijkl';

async function galleryOf(count: number) {
  const account = await make.account();
  const { id: galleryId } = await make.gallery({ accountId: account.id, sort: 'custom' });
  const made = await make.photos(count, { galleryId });
  const owner = await browser().signIn(account.id);
  const params = { galleryId };
  const grid = async (sortValue: 'custom' | 'custom-desc' | 'name' | 'taken' = 'custom') =>
    (await owner.call(photos.manageGrid, { params: { ...params, windowWidth: '1024', sortValue } }))
      .body;
  const letterOf = new Map(made.map(({ id }, index) => [id, alphabet[index] ?? '']));
  /** The photos as letters, in the order shown. */
  const letters = async (sort?: Parameters<typeof grid>[0]) =>
    (await grid(sort)).id.map((id) => letterOf.get(id)).join('');
  const idOf = (letter: string) => made[alphabet.indexOf(letter)]?.id ?? '';
  const ids = (text: string) => text.split('').map(idOf);
  const countOf = async () => (await owner.call(getGallery, { params })).body.photoCount;
  return { account, galleryId, owner, params, grid, letters, ids, idOf, countOf, made };
}

test('deleted photos are gone, counted, and back in their places after the undo', async () => {
  const { owner, letters, ids, countOf, galleryId } = await galleryOf(5);
  const deleted = await owner.call(photos.deletePhotos, { body: { ids: ids('bd') } });
  expect(deleted.body).toMatchObject({ deleted: 2, versions: { [galleryId]: expect.any(Number) } });
  expect([await letters(), await countOf()]).toEqual(['ace', 3]);
  expect((await owner.call(photos.restorePhotos, { body: { ids: ids('bd') } })).body).toMatchObject(
    {
      restored: 2,
      alreadyThere: 0,
    },
  );
  expect([await letters(), await countOf()]).toEqual(['abcde', 5]);
});

test('deleting twice counts once', async () => {
  const { owner, ids, countOf } = await galleryOf(3);
  await owner.call(photos.deletePhotos, { body: { ids: ids('a') } });
  const again = await owner.call(photos.deletePhotos, { body: { ids: ids('a') } });
  expect(again).toMatchObject({ status: 200, body: { deleted: 0 } });
  expect(await countOf()).toBe(2);
});

test('an empty selection is a mistake and never means all', async () => {
  const { owner, countOf } = await galleryOf(3);
  const refused = { status: 400, body: { code: 'emptySelection' } };
  expect(await owner.call(photos.deletePhotos, { body: { ids: [] } })).toMatchObject(refused);
  expect(await owner.call(photos.restorePhotos, { body: { ids: [] } })).toMatchObject(refused);
  expect(await countOf()).toBe(3);
});

test('one foreign photo in the selection, and nothing is deleted', async () => {
  const { owner, ids, countOf } = await galleryOf(2);
  const foreign = await make.photo();
  const reply = await owner.call(photos.deletePhotos, { body: { ids: [...ids('a'), foreign.id] } });
  expect(reply.status).toBe(404);
  expect(await countOf()).toBe(2);
});

test('a photo that was uploaded again meanwhile is not restored a second time', async () => {
  const { owner, ids, galleryId, countOf, made } = await galleryOf(2);
  await owner.call(photos.deletePhotos, { body: { ids: ids('a') } });
  await make.photo({ galleryId, sha256: made[0]?.sha256 ?? '' });
  const reply = await owner.call(photos.restorePhotos, { body: { ids: ids('a') } });
  expect(reply.body).toMatchObject({ restored: 0, alreadyThere: 1 });
  expect(await countOf()).toBe(2);
});

test('the bin gives nothing back to a gallery that is full', async () => {
  const { owner, ids, galleryId, countOf } = await galleryOf(2);
  await owner.call(photos.deletePhotos, { body: { ids: ids('a') } });
  await make.photos(3199, { galleryId });
  const reply = await owner.call(photos.restorePhotos, { body: { ids: ids('a') } });
  expect(reply).toMatchObject({ status: 422, body: { code: 'galleryFull' } });
  expect(await countOf()).toBe(3200);
});

test('the bin of a gallery lists what was deleted and how long it is kept', async () => {
  const { owner, ids, params } = await galleryOf(3);
  await owner.call(photos.deletePhotos, { body: { ids: ids('b') } });
  const { body } = await owner.call(photos.listBinnedPhotos, { params });
  const deletedAt = clock.now().getTime();
  expect(body).toMatchObject({
    id: ids('b'),
    name: ['IMG_0002.jpg'],
    deletedAt: [deletedAt],
    keptUntil: [deletedAt + 30 * 86_400_000],
  });
});

test('dragged photos stand where they were dropped, and the gallery keeps that order', async () => {
  const { owner, params, ids, idOf, letters } = await galleryOf(6);
  const move = (body: photos.Reorder) => owner.call(photos.reorderPhotos, { params, body });
  await move({ ids: ids('ea'), beforeId: idOf('c') });
  expect(await letters()).toBe('beacdf');
  await move({ ids: ids('b'), afterId: idOf('f') });
  expect(await letters()).toBe('eacdfb');
  expect(await letters('custom-desc')).toBe('bfdcae');
});

test('dragging in another order makes the order on the screen the custom one', async () => {
  const { owner, params, ids, idOf, letters } = await galleryOf(4);
  const body = { ids: ids('a'), afterId: idOf('c'), basis: 'custom-desc' } as const;
  await owner.call(photos.reorderPhotos, { params, body });
  expect(await letters()).toBe('dcab');
  expect((await owner.call(getGallery, { params })).body.sort).toBe('custom');
});

test('a photo in the bin keeps its place while others are moved around it', async () => {
  const { owner, params, ids, idOf, letters } = await galleryOf(5);
  await owner.call(photos.deletePhotos, { body: { ids: ids('c') } });
  await owner.call(photos.reorderPhotos, { params, body: { ids: ids('e'), beforeId: idOf('a') } });
  await owner.call(photos.restorePhotos, { body: { ids: ids('c') } });
  expect(await letters()).toBe('eabcd');
});

test('what is uploaded after a reorder comes last', async () => {
  const { owner, params, ids, galleryId, grid } = await galleryOf(3);
  await owner.call(photos.reorderPhotos, { params, body: { ids: ids('a') } });
  const late = await make.photo({ galleryId });
  expect((await grid()).id.at(-1)).toBe(late.id);
});

test('a photo cannot be moved next to one of another gallery or one in the bin', async () => {
  const { owner, params, ids, idOf, letters } = await galleryOf(3);
  const foreign = await make.photo();
  await owner.call(photos.deletePhotos, { body: { ids: ids('c') } });
  for (const beforeId of [foreign.id, idOf('c')]) {
    const reply = await owner.call(photos.reorderPhotos, {
      params,
      body: { ids: ids('a'), beforeId },
    });
    expect(reply.status).toBe(404);
  }
  expect(await letters()).toBe('ab');
});

test('the info panel shows name, dimensions, size and when it was taken, by the right clock', async () => {
  const { owner, galleryId } = await galleryOf(0);
  const { id: photoId, renditionToken } = await make.photo({
    galleryId,
    takenWall: '2026-05-01 14:03:22.120',
    takenOffsetMinutes: 120,
    camera: 'Leica Q3',
    exif: JSON.stringify({ camera: 'Leica Q3', aperture: 'f/2', iso: 400 }),
  });
  await db
    .updateTable('galleries')
    .set({ cameraShifts: JSON.stringify({ 'Leica Q3': 3_600_000 }) })
    .execute();
  const { body } = await owner.call(photos.getPhoto, { params: { photoId } });
  expect(body).toMatchObject({
    photoId,
    originalSrc: `/photo/download/${photoId}.jpg`,
    fileName: 'IMG_0001.jpg',
    dimensions: { width: 4000, height: 3000 },
    fileSize: 3_000_000,
    dateCreated: Date.UTC(2026, 4, 1, 15, 3, 22, 120),
    taken: '2026-05-01T15:03:22.120',
    takenOffset: 120,
    facts: { camera: 'Leica Q3', aperture: 'f/2', iso: 400 },
    token: renditionToken,
  });
});
