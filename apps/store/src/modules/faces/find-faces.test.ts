import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { EditorPhotos } from '@albumen/contract/endpoints/editor';
import { boxRule } from '@albumen/faces/face';
import { createFaceFinder, type FaceFinder } from '@albumen/faces/face-finder';
import { afterAll, expect, test, vi } from 'vitest';
import { createGallery, signUp } from '../../../test/browser.ts';
import { newJpeg } from '../../../test/jpegs.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { openUploads, replyOf } from '../../../test/upload-client.ts';
import { resumeFacesJob } from './face-jobs.ts';
import { findFaces } from './find-faces.service.ts';

/** Decoders and the model give way to everything else: a timeout, not a measure. */
vi.setConfig({ testTimeout: 180_000 });

const faces = createFaceFinder({ niceness: 0 });
afterAll(() => faces.close());
const store = await startTestStore({
  environment: { FACES: 'positions' },
  change: () => ({ faces }),
});
await store.startWorker();
const ada = await signUp(store);
const group = await readFile(
  createRequire(import.meta.resolve('@albumen/faces/face')).resolve(
    '@vladmandic/face-api/demo/sample1.jpg',
  ),
);

/** The one photo of a new gallery as an editor gets it, once it was looked at for faces. */
async function searchedPhoto(bytes: Buffer) {
  const { id: galleryId } = await createGallery(store, ada.id);
  const uploads = await openUploads(ada, galleryId);
  const { photoId } = await uploads.send({ name: 'group.jpg', bytes });
  const isSearched = () =>
    store.db
      .selectFrom('photoFaces')
      .select('photoId')
      .where('photoId', '=', photoId)
      .executeTakeFirst();
  await expect.poll(isSearched, { timeout: 150_000, interval: 500 }).toBeDefined();
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
  const find = vi.fn<FaceFinder['find']>();
  await findFaces({ ...store.deps, faces: { ...faces, find } }, photoId);
  expect(find).not.toHaveBeenCalled();

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
  const find = vi.fn<FaceFinder['find']>();
  await findFaces({ ...store.deps, faces: { ...faces, find } }, photoId);
  expect(find).not.toHaveBeenCalled();
  await store.db.deleteFrom('photos').where('id', '=', photoId).execute();
  const left = await store.db.selectFrom('photoFaces').select('photoId').execute();
  expect(left.map((row) => row.photoId)).not.toContain(photoId);
});
