import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createGallery, signUp } from '../../../test/browser.ts';
import { jpegOf } from '../../../test/jpegs.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { openUploads, replyOf } from '../../../test/upload-client.ts';

const store = await startTestStore();
const ada = await signUp(store);
const model = 'Canon EOS R5';

async function galleryOf(serials: readonly (string | undefined)[]) {
  const gallery = await createGallery(store, ada.id);
  const uploads = await openUploads(ada, gallery.id);
  for (const [index, serial] of serials.entries()) {
    await uploads.send({ name: `IMG_${index}.jpg`, bytes: jpegOf({ model, serial }) });
  }
  return gallery.id;
}

async function camerasOf(galleryId: string) {
  const photos = await store.db
    .selectFrom('photos')
    .select('camera')
    .where('galleryId', '=', galleryId)
    .orderBy('position')
    .execute();
  return photos.map(({ camera }) => camera);
}

test('two bodies of one model are two cameras, each with a clock of its own', async () => {
  const [own, second] = ['042021001337', '042021009981'];
  const galleryId = await galleryOf([own, second, own, undefined, second]);
  const other = `${model} (2)`;
  expect(await camerasOf(galleryId)).toEqual([model, other, model, model, other]);
  const { cameras } = await replyOf<{ cameras: object[] }>(
    await ada.browser.call(`/api/galleries/${galleryId}`),
  );
  expect(cameras).toEqual([
    { name: model, shiftMs: 0, photoCount: 3 },
    { name: other, shiftMs: 0, photoCount: 2 },
  ]);
});

test('a serial number is stored nowhere, and its hash is of one gallery alone', async () => {
  const serial = '042021007777';
  const galleries = [await galleryOf([serial]), await galleryOf(['042021001111', serial])];
  const bodies = await store.db
    .selectFrom('cameraBodies')
    .select(['bodyHash', 'number'])
    .where('galleryId', 'in', galleries)
    .execute();
  expect(new Set(bodies.map(({ bodyHash }) => bodyHash)).size).toBe(3);
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(photos)::text as row from photos
    union all select to_jsonb(camera_bodies)::text from camera_bodies
    union all select to_jsonb(upload_objects)::text from upload_objects
  `.execute(store.db);
  expect(rows.length).toBeGreaterThan(galleries.length);
  expect(rows.filter(({ row }) => row.includes(serial))).toEqual([]);
});
