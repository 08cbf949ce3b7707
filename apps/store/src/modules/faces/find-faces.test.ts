import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { EditorPhotos } from '@albumen/contract/endpoints/editor';
import { boxRule, type FoundFaces } from '@albumen/faces/face';
import { createFaceFinder, type FaceFinder } from '@albumen/faces/face-finder';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { createGallery, signUp } from '../../../test/browser.ts';
import { newJpeg } from '../../../test/jpegs.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { openUploads, replyOf } from '../../../test/upload-client.ts';
import { findFacesJob, resumeFacesJob } from './face-jobs.ts';
import { findFaces } from './find-faces.service.ts';

/** Decoders and the model give way to everything else: a timeout, not a measure. */

const faces = createFaceFinder({ niceness: 0, processes: 2 });
afterAll(() => faces.close());
const find = vi.fn<FaceFinder['find']>((asked) => faces.find(asked));
const store = await startTestStore({
  environment: { FACES: 'positions' },
  change: () => ({ faces: { ...faces, find } }),
});
await store.startWorker();
const ada = await signUp(store);
const group = await readFile(
  createRequire(import.meta.resolve('@albumen/faces/face')).resolve(
    '@vladmandic/face-api/demo/sample1.jpg',
  ),
);

async function isSearched(photoId: string): Promise<boolean> {
  const row = await store.db
    .selectFrom('photoFaces')
    .select('photoId')
    .where('photoId', '=', photoId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The one photo of a new gallery as an editor gets it, once it was looked at for faces. */
async function searchedPhoto(bytes: Buffer) {
  const { id: galleryId } = await createGallery(store, ada.id);
  const uploads = await openUploads(ada, galleryId);
  const { photoId } = await uploads.send({ name: 'group.jpg', bytes });
  await expect.poll(() => isSearched(photoId), { timeout: 150_000, interval: 500 }).toBe(true);
  const ask = async () => {
    const path = `/api/editor/photos/${galleryId}`;
    const { photos } = await replyOf<EditorPhotos>(await ada.browser.call(path));
    return photos.find((photo) => photo.photoId === photoId);
  };
  return { galleryId, photoId, ask };
}

/** As a release before has found a photo: with one face in its corner. */
function age(photoId: string) {
  const old = [{ x: 0, y: 0, width: 0.1, height: 0.1, landmarks: [], score: 1 }];
  return store.db
    .updateTable('photoFaces')
    .set({ boxRule: boxRule - 1, faces: JSON.stringify(old) })
    .where('photoId', '=', photoId)
    .execute();
}

async function expectNoSearch(photoId: string) {
  find.mockClear();
  await findFaces(store.deps, photoId);
  expect(find).not.toHaveBeenCalled();
}

/** Tells the store that the last file was signed so long from now. */
function signedAfter(interval: string) {
  const signedAt = sql<Date>`now() + ${interval}::interval`;
  return store.db.updateTable('uploadObjects').set({ signedAt }).execute();
}

test('while anybody uploads, photos that are to be looked at wait; afterwards two are looked at at once', async () => {
  const { id: galleryId } = await createGallery(store, ada.id);
  const uploads = await openUploads(ada, galleryId);
  const both = Promise.withResolvers<FoundFaces>();
  find.mockClear();
  for (let look = 1; look <= 2; look += 1) find.mockImplementationOnce(() => both.promise);
  const photoIds = [];
  for (const name of ['one.jpg', 'other.jpg']) {
    const { photoId } = await uploads.send({ name, bytes: newJpeg() });
    photoIds.push(photoId);
    await signedAfter('1 hour');
  }
  const running = async () => {
    const counts = await store.deps.jobs.counts();
    return counts.find(({ name }) => name === findFacesJob.name)?.running;
  };
  await expect.poll(running, { timeout: 60_000, interval: 100 }).toBe(2);
  // Another file is on its way: time in which the photos could have been looked at.
  await replyOf(await uploads.sign({ name: 'next.jpg', bytes: newJpeg() }));
  expect(find).not.toHaveBeenCalled();
  await signedAfter('-1 hour');
  await expect.poll(() => find.mock.calls.length, { timeout: 60_000, interval: 200 }).toBe(2);
  both.resolve({ faces: [], attention: { x: 0.5, y: 0.5 } });
  for (const photoId of photoIds) {
    await expect.poll(() => isSearched(photoId), { timeout: 60_000, interval: 200 }).toBe(true);
  }
});

test('faces are found after a photo arrived, and once more when boxes are drawn by another rule', async () => {
  const { galleryId, photoId, ask } = await searchedPhoto(group);
  const found = await ask();
  expect(found?.faces).toHaveLength(3);
  for (const [left = 0, top = 0, width = 0, height = 0] of found?.faces ?? []) {
    expect(width * height).toBeGreaterThan(0);
    expect(left + width).toBeLessThanOrEqual(1_000);
    expect(top + height).toBeLessThanOrEqual(1_000);
  }
  const tops = (found?.faces ?? []).map(([, top = 0]) => top / 10);
  expect(found?.focus.isChosen).toBe(false);
  expect(found?.focus.y).toBeGreaterThan(Math.min(...tops) - 10);
  expect(found?.focus.y).toBeLessThan(60);

  await replyOf(
    await ada.browser.call(`/gallery/focus/${galleryId}/${photoId}`, {
      method: 'PATCH',
      body: { x: 12, y: 80 },
    }),
  );
  expect((await ask())?.focus).toEqual({ x: 12, y: 80, isChosen: true });
  await expectNoSearch(photoId);

  await age(photoId);
  await store.deps.jobs.enqueue(store.db, resumeFacesJob, {});
  const facesNow = async () => (await ask())?.faces?.length;
  await expect.poll(facesNow, { timeout: 150_000, interval: 500 }).toBe(3);
  expect((await ask())?.focus).toEqual({ x: 12, y: 80, isChosen: true });
});

test('a photo that the process dies of counts as one without faces, or keeps those it had', async () => {
  const { photoId, ask } = await searchedPhoto(newJpeg());
  await store.db.deleteFrom('photoFaces').where('photoId', '=', photoId).execute();
  const dying = { ...faces, find: () => Promise.resolve(undefined) };
  await findFaces({ ...store.deps, faces: dying }, photoId);
  expect((await ask())?.faces).toEqual([]);
  await age(photoId);
  await findFaces({ ...store.deps, faces: dying }, photoId);
  expect((await ask())?.faces).toEqual([[0, 0, 100, 100]]);
  await expectNoSearch(photoId);
  await store.db.deleteFrom('photos').where('id', '=', photoId).execute();
  const left = await store.db.selectFrom('photoFaces').select('photoId').execute();
  expect(left.map((row) => row.photoId)).not.toContain(photoId);
});
