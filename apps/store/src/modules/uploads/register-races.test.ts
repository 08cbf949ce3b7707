import type { RegisterReply, SignReply } from '@albumen/contract/endpoints/uploads';
import { expect, test } from 'vitest';
import { createGallery, signUp } from '../../../test/browser.ts';
import { newJpeg } from '../../../test/jpegs.ts';
import { countPhotos, listFiles, problemOf } from '../../../test/refusals.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { openUploads, replyOf, type Upload } from '../../../test/upload-client.ts';

const store = await startTestStore();
const ada = await signUp(store);

async function newGallery(photoCount = 0) {
  const { id } = await createGallery(store, ada.id, { photoCount });
  const uploads = await openUploads(ada, id);
  const arrive = async (upload: Upload) => {
    const signed = await replyOf<SignReply>(await uploads.sign(upload));
    await replyOf(await uploads.put(signed, upload.bytes));
    return signed.filename;
  };
  const photosOf = () =>
    store.db.selectFrom('photos').selectAll().where('galleryId', '=', id).execute();
  const gallery = () =>
    store.db.selectFrom('galleries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { id, uploads, arrive, photosOf, gallery };
}

const unhashed = { contentMd5: undefined, fingerprint: undefined };

test('ten register calls of one object at once make one photo and give one answer', async () => {
  const { uploads, arrive, photosOf, gallery } = await newGallery();
  const upload = { name: 'a.jpg', bytes: newJpeg() };
  const key = await arrive(upload);
  const replies = await Promise.all(
    Array.from({ length: 10 }, async () =>
      replyOf<RegisterReply>(await uploads.register(upload, key)),
    ),
  );
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(replies[0]?.isDuplicate).toBe(false);
  expect(await photosOf()).toHaveLength(1);
  expect(await gallery()).toMatchObject({ photoCount: 1, sizeBytes: upload.bytes.length });
  expect(await listFiles(store, 'originals/')).toContain(key);
});

test('two lanes that send the same bytes make one photo; the other is answered with it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { uploads, arrive, photosOf } = await newGallery();
    const bytes = newJpeg();
    const lanes = ['a.jpg', 'b.jpg'].map((name) => ({ name, bytes, sign: unhashed }));
    const keys = await Promise.all(lanes.map(arrive));
    const replies = await Promise.all(
      lanes.map(async (lane, index) =>
        replyOf<RegisterReply>(await uploads.register(lane, keys[index] ?? '')),
      ),
    );
    expect(replies.filter((reply) => reply.isDuplicate)).toHaveLength(1);
    expect(new Set(replies.map((reply) => reply.photoId)).size).toBe(1);
    const [photo, ...others] = await photosOf();
    expect(others).toEqual([]);
    const originals = await listFiles(store, 'originals/');
    expect(keys.filter((key) => originals.includes(key))).toEqual([photo?.originalKey]);
  }
});

test('however many arrive at once, a gallery takes 3200 photos and not one more', async () => {
  const { uploads, arrive, photosOf, gallery } = await newGallery();
  const files = Array.from({ length: 12 }, (_, index) => ({
    name: `${index}.jpg`,
    bytes: newJpeg(),
  }));
  const keys = await Promise.all(files.map(arrive));
  const before = await countPhotos(store);
  await store.db.updateTable('galleries').set({ photoCount: 3195 }).execute();
  const answers = await Promise.all(
    files.map((file, index) => uploads.register(file, keys[index] ?? '')),
  );
  const refused = answers.filter((answer) => !answer.ok);
  expect(answers.filter((answer) => answer.ok)).toHaveLength(5);
  for (const answer of refused) {
    expect(await problemOf(answer)).toEqual({
      code: 'galleryFull',
      status: 422,
      title: 'Galleries support up to 3200 files.',
    });
  }
  expect(await gallery()).toMatchObject({ photoCount: 3200 });
  expect((await countPhotos(store)) - before).toBe(5);
  const originals = await listFiles(store, 'originals/');
  const kept = (await photosOf()).map((photo) => photo.originalKey).toSorted();
  expect(keys.filter((key) => originals.includes(key)).toSorted()).toEqual(kept);
});

test('signing counts what is there and what is on its way', async () => {
  const { uploads } = await newGallery(3198);
  const file = (name: string) => ({ name, bytes: newJpeg() });
  const [first, second] = [file('1.jpg'), file('2.jpg')];
  expect((await uploads.sign(first)).status).toBe(200);
  expect((await uploads.sign(second)).status).toBe(200);
  expect((await problemOf(await uploads.sign(file('3.jpg')))).code).toBe('galleryFull');
  // Signing again is no further file: not with checksums, not without.
  expect((await uploads.sign(first)).status).toBe(200);
  expect((await uploads.sign({ ...second, sign: unhashed })).status).toBe(422);
});

test('what was signed long ago and never came counts no more', async () => {
  const { id, uploads } = await newGallery(3199);
  expect((await uploads.sign({ name: '1.jpg', bytes: newJpeg() })).status).toBe(200);
  expect((await uploads.sign({ name: '2.jpg', bytes: newJpeg() })).status).toBe(422);
  await store.db
    .updateTable('uploadObjects')
    .set({ signedAt: new Date(Date.now() - 16 * 60_000) })
    .where('sessionId', '=', id)
    .execute();
  expect((await uploads.sign({ name: '2.jpg', bytes: newJpeg() })).status).toBe(200);
});

test('a gallery that is deleted while a photo arrives takes it no more', async () => {
  const { id, uploads, arrive } = await newGallery();
  const upload = { name: 'a.jpg', bytes: newJpeg() };
  const key = await arrive(upload);
  await ada.browser.call(`/gallery/delete/${id}`);
  expect((await problemOf(await uploads.register(upload, key))).code).toBe('notFound');
});

test('a photo that is deleted and uploaded at once is either there or not, never half', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { uploads, photosOf, gallery } = await newGallery();
    const upload = { name: 'a.jpg', bytes: newJpeg() };
    const { photoId } = await uploads.send(upload);
    await Promise.all([
      ada.browser.call('/photo/delete', { method: 'PATCH', body: { ids: [photoId] } }),
      uploads.send(upload),
    ]);
    const photos = await photosOf();
    const live = photos.filter((photo) => photo.deletedAt === null);
    expect(photos).toHaveLength(1);
    expect(await gallery()).toMatchObject({
      photoCount: live.length,
      sizeBytes: live.length * upload.bytes.length,
    });
    expect(await listFiles(store, 'originals/')).toContain(photos[0]?.originalKey);
  }
});
