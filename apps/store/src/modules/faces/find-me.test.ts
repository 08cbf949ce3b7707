import * as galleries from '@albumen/contract/endpoints/galleries';
import { findMe, hideMe, type FaceSearch } from '@albumen/contract/endpoints/find-me';
import { deletePhotos } from '@albumen/contract/endpoints/photos';
import { boxRule } from '@albumen/faces/face';
import { beforeEach, describe, expect, test } from 'vitest';
import { numbersOf, openFaceRig } from '../../../test/face-rig.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { newId } from '../../ids.ts';
import { packDescriptors, packedOf } from './pack-descriptors.service.ts';

const { db, deps, browser, make, empty, opened } = await openFaceRig();

beforeEach(empty);

function search(client: TestClient, shareId: string, body: Partial<FaceSearch>) {
  return client.call(findMe, {
    params: { shareId },
    body: { model: '', descriptors: [numbersOf(1)], notMe: [], ...body },
  });
}

async function foundBy(shareId: string, body: Partial<FaceSearch> = {}): Promise<string[]> {
  const reply = await search(browser(), shareId, body);
  expect(reply.status).toBe(200);
  return reply.body.photos.map(({ photoId }) => photoId);
}

/** Numbers as they lie in the database. */
function stored(numbers: readonly number[]) {
  const descriptor = Buffer.from(Float32Array.from(numbers).buffer);
  return { descriptor, packed: packedOf(descriptor) };
}

async function countOf(table: 'faceDescriptors' | 'describedPhotos' | 'hiddenFaces') {
  const rows = await db.selectFrom(table).select('photoId').execute();
  return rows.length;
}

test('off until the photographer turns it on; then her guests find themselves, best first', async () => {
  const { owner, params, shareId, turn, look, add } = await opened();
  const before = await add(numbersOf(1));
  expect(await countOf('faceDescriptors')).toBe(0);
  const refused = await search(browser(), shareId, {});
  expect(refused).toMatchObject({ status: 403, body: { code: 'findMeOff' } });
  const see = () => browser().call(galleries.getSharedGallery, { params: { shareId } });
  expect((await see()).body.findMe).toBeUndefined();

  expect((await turn(true)).status).toBe(200);
  expect((await see()).body.findMe).toMatchObject({ isOn: true, isReady: false });
  await look(before, [numbersOf(1)]);
  const both = await add(numbersOf(2), numbersOf(1, 3));
  await add(numbersOf(2), numbersOf(3));
  expect((await see()).body.findMe).toMatchObject({ isOn: true, isReady: true });
  const { body } = await owner.call(galleries.getGallery, { params });
  expect(body.findMe).toMatchObject({ isOn: true, isReady: true, described: 3 });
  expect(await foundBy(shareId)).toEqual([before, both]);
  expect(await foundBy(shareId, { descriptors: [numbersOf(5), numbersOf(3)] })).toHaveLength(1);
  expect(await foundBy(shareId, { descriptors: [numbersOf(9)] })).toEqual([]);

  await owner.call(deletePhotos, { body: { ids: [before] } });
  expect(await foundBy(shareId)).toEqual([both]);
});

test('what she says is not her goes, and what is more like it than like her', async () => {
  const { shareId, turn, add } = await opened();
  await turn(true);
  const hers = await add(numbersOf(1));
  const sister = numbersOf(1).map((number, index) => number + (index % 2 === 0 ? 0.03 : -0.03));
  const first = await add(sister);
  const second = await add(sister.map((number) => number * 1.001));
  expect(await foundBy(shareId)).toEqual(expect.arrayContaining([hers, first, second]));
  const { body } = await search(browser(), shareId, {});
  const notMe = body.photos.filter(({ photoId }) => photoId === first).map(({ faceId }) => faceId);
  expect(await foundBy(shareId, { notMe })).toEqual([hers]);
});

test('turned off, nothing that tells faces apart is left; a photo in the model’s hands writes none', async () => {
  const { turn, look, addPhoto, add, shareId } = await opened();
  await turn(true);
  await add(numbersOf(1), numbersOf(2));
  expect(await countOf('faceDescriptors')).toBe(2);
  await look(await addPhoto(), [numbersOf(1)], {
    during: async () => {
      expect((await turn(false)).status).toBe(200);
    },
  });
  expect(await countOf('faceDescriptors')).toBe(0);
  expect(await countOf('describedPhotos')).toBe(0);
  const positions = await db.selectFrom('photoFaces').select('photoId').execute();
  expect(positions).toHaveLength(2);
  expect((await search(browser(), shareId, {})).status).toBe(403);
  const log = await db.selectFrom('auditEntries').select(['action', 'before', 'after']).execute();
  expect(log).toEqual([
    { action: 'gallery.find-me', before: { allowsFindMe: false }, after: { allowsFindMe: true } },
    { action: 'gallery.find-me', before: { allowsFindMe: true }, after: { allowsFindMe: false } },
  ]);
});

test('a photo whose boxes are drawn anew gives no more of whom it shows than its guests allow', async () => {
  const { turn, look, add, shareId } = await opened();
  const age = () =>
    db
      .updateTable('photoFaces')
      .set({ boxRule: boxRule - 1 })
      .execute();
  const photo = await add(numbersOf(1));
  await age();
  await look(photo, [numbersOf(1)]);
  expect(await countOf('describedPhotos')).toBe(0);

  await turn(true);
  await look(photo, [numbersOf(1)]);
  await age();
  await look(photo, [numbersOf(2), numbersOf(3)]);
  expect(await countOf('faceDescriptors')).toBe(1);
  expect(await foundBy(shareId)).toEqual([photo]);
  const rows = await db.selectFrom('photoFaces').select(['boxRule', 'faces']).execute();
  expect(rows.map((row) => [row.boxRule, row.faces.length])).toEqual([[boxRule, 2]]);
});

test('turned on while the model has a photo in its hands, that one is looked at again', async () => {
  const { turn, look, addPhoto, shareId } = await opened();
  const photo = await addPhoto();
  await look(photo, [numbersOf(1)], {
    during: async () => {
      expect((await turn(true)).status).toBe(200);
    },
  });
  expect(await foundBy(shareId)).toEqual([photo]);
});

test('who is hidden is not found again, nor when it is turned off and on', async () => {
  const { shareId, turn, look, add } = await opened();
  await turn(true);
  const photo = await add(numbersOf(2), numbersOf(1));
  await add(numbersOf(1, 2));
  const body = { model: '', descriptors: [numbersOf(1)], notMe: [] };
  const hidden = await browser().call(hideMe, { params: { shareId }, body });
  expect(hidden).toMatchObject({ status: 200, body: { hidden: 2 } });
  expect(await foundBy(shareId)).toEqual([]);
  expect(await countOf('faceDescriptors')).toBe(1);

  await turn(false);
  await turn(true);
  await look(photo, [numbersOf(2), numbersOf(1)]);
  expect(await foundBy(shareId)).toEqual([]);
  expect(await foundBy(shareId, { descriptors: [numbersOf(2)] })).toEqual([photo]);
});

test('with photo, gallery and account everything goes', async () => {
  const { account, gallery, turn, add } = await opened();
  await turn(true);
  const photo = await add(numbersOf(1));
  await add(numbersOf(1));
  await db.deleteFrom('photos').where('id', '=', photo).execute();
  expect(await countOf('faceDescriptors')).toBe(1);
  await db.deleteFrom('photos').where('galleryId', '=', gallery.id).execute();
  await db.deleteFrom('galleries').where('id', '=', gallery.id).execute();
  expect(await countOf('faceDescriptors')).toBe(0);
  await db.deleteFrom('accounts').where('id', '=', account.id).execute();
});

test('of 12,000 faces in 3,000 photos hers come back, and no other', async () => {
  const { gallery, shareId } = await opened({ allowsFindMe: true });
  const photos = await make.photos(3_000, { galleryId: gallery.id });
  const faces = photos.flatMap(({ id: photoId }, photo) =>
    [0, 1, 2, 3].map((place) => ({
      id: newId(),
      photoId,
      galleryId: gallery.id,
      x: place * 0.2,
      y: 0,
      width: 0.1,
      height: 0.1,
      sizePx: 100,
      sharpness: 100,
      ...stored(numbersOf((photo + place) % 16, photo % 5)),
    })),
  );
  for (let start = 0; start < faces.length; start += 3_000) {
    await db
      .insertInto('faceDescriptors')
      .values(faces.slice(start, start + 3_000))
      .execute();
  }
  const hers = photos.filter((_, photo) =>
    [0, 1, 2, 3].some((place) => (photo + place) % 16 === 7),
  );
  const found = await foundBy(shareId, { descriptors: [numbersOf(7), numbersOf(7, 2)] });
  expect(found.toSorted()).toEqual(hers.map(({ id }) => id).toSorted());
});

test('faces that the release before has written are found, and packed by a worker', async () => {
  const { shareId, add } = await opened({ allowsFindMe: true });
  const photos = [await add(numbersOf(1)), await add(numbersOf(2), numbersOf(1, 2))];
  const [first] = await db.selectFrom('faceDescriptors').select('id').execute();
  await db
    .updateTable('faceDescriptors')
    .set({ packed: null })
    .where('id', '=', first?.id ?? '')
    .execute();
  expect((await foundBy(shareId)).toSorted()).toEqual(photos.toSorted());
  await packDescriptors(deps);
  const lengths = await db.selectFrom('faceDescriptors').select('packed').execute();
  expect(lengths.map(({ packed }) => packed?.length)).toEqual([132, 132, 132]);
  expect((await foundBy(shareId)).toSorted()).toEqual(photos.toSorted());
});

describe('strangers', () => {
  test.each([
    ['no face', { descriptors: [] }, 'descriptors'],
    ['six faces', { descriptors: Array.from({ length: 6 }, () => numbersOf(1)) }, 'descriptors'],
    ['500 faces', { descriptors: Array.from({ length: 40 }, () => [1]) }, 'descriptors'],
    ['numbers of another model', { descriptors: [numbersOf(1).slice(1)] }, 'descriptors.0'],
    ['words', { descriptors: [numbersOf(1).map(String)] }, 'descriptors.0.0'],
    ['no number', { descriptors: [numbersOf(1).with(3, Number.NaN)] }, 'descriptors.0.3'],
    ['numbers all zero', { descriptors: [numbersOf(1).fill(0)] }, 'descriptors.0'],
    ['endless numbers', { descriptors: [numbersOf(1).fill(1e308)] }, 'descriptors.0'],
    ['a foreign id', { notMe: ["' or 1=1"] }, 'notMe.0'],
    ['too many ids', { notMe: Array.from({ length: 201 }, () => 'a'.repeat(22)) }, 'notMe'],
  ])('%s is refused at its field', async (_, body, field) => {
    const { shareId, turn } = await opened();
    await turn(true);
    const reply = await search(browser(), shareId, body as Partial<FaceSearch>);
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ code: 'invalidForm' });
    expect(Object.keys((reply.body as unknown as { fields: object }).fields)).toContain(field);
  });

  test('need link and PIN, and a huge call is not read', async () => {
    const { owner, params, shareId, turn } = await opened();
    await turn(true);
    await owner.call(galleries.editGallerySettings, { params, body: { pin: '2468' } });
    expect((await search(browser(), shareId, {})).status).toBe(403);
    expect((await search(browser(), 'x'.repeat(22), {})).status).toBe(404);
    const huge = Array.from({ length: 500 }, () => numbersOf(1));
    expect((await search(browser(), shareId, { descriptors: huge })).status).toBe(413);
  });

  test('may not try for ever', async () => {
    const { shareId, turn } = await opened();
    await turn(true);
    const guest = browser();
    const statuses = [];
    for (let count = 0; count < 61; count += 1) {
      statuses.push((await search(guest, shareId, {})).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect((await search(browser(), shareId, {})).status).toBe(200);
  });
});
