import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { RegisterReply, SignReply } from '@albumen/contract/endpoints/uploads';
import { identityText } from '@albumen/contract/fingerprint';
import { expect, test } from 'vitest';
import { createGallery, signUp } from '../../../test/browser.ts';
import { newJpeg } from '../../../test/jpegs.ts';
import { problemOf } from '../../../test/refusals.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { hashOf, openUploads, replyOf, type Upload } from '../../../test/upload-client.ts';
import { openWatchedBucket } from '../../../test/watched-bucket.ts';
import { readAllUnread } from '../photos/photo-sums.service.ts';
import { renderPhoto } from '../renditions/render-photo.service.ts';

const bucket = await openWatchedBucket();
const store = await startTestStore({
  change: () => ({ files: bucket.files, localFiles: undefined }),
});
const ada = await signUp(store);

async function newGallery() {
  const { id } = await createGallery(store, ada.id);
  const uploads = await openUploads(ada, id);
  return {
    id,
    uploads,
    photos: () => store.db.selectFrom('photos').selectAll().where('galleryId', '=', id).execute(),
    /** Signs and sends; answers the register call. */
    async arrive(upload: Upload, sent = upload.bytes): Promise<Response> {
      const signed = await replyOf<SignReply>(await uploads.sign(upload));
      await replyOf(await uploads.put(signed, sent));
      bucket.readBytes();
      return uploads.register(upload, signed.filename);
    },
  };
}

/** What tells a photo's kind, size and time stands at its beginning. */
const headBytes = 70_000;

/** Of the size of a photo from a camera: a comment that nobody shows behind the picture. */
function largePhoto(): Buffer {
  return Buffer.concat([newJpeg(), Buffer.alloc(1_000_000)]);
}

test('a photo whose bytes the bucket vouches for is read once, when it is rendered', async () => {
  const gallery = await newGallery();
  const bytes = largePhoto();
  expect((await gallery.arrive({ name: 'a.jpg', bytes })).status).toBe(200);
  expect(bucket.readBytes()).toBeLessThan(headBytes);
  const [unread] = await gallery.photos();
  expect(unread).toMatchObject({ sha256: null, crc32: null, md5: hashOf('md5', bytes) });
  await renderPhoto(store.deps, unread?.id ?? '');
  expect(bucket.readBytes()).toBe(bytes.length);
  expect(await gallery.photos()).toEqual([
    expect.objectContaining({
      state: 'ready',
      sha256: hashOf('sha256', bytes),
      crc32: crc32(bytes),
    }),
  ]);
});

test('where nothing was hashed before it was sent there is nothing to compare', async () => {
  const gallery = await newGallery();
  const bytes = largePhoto();
  const identity = identityText({ name: 'a.jpg', sizeBytes: bytes.length, lastModifiedAt: 77 });
  const fingerprint = createHash('sha256').update(identity).digest('hex');
  const sign = { contentMd5: undefined, fingerprint };
  const register = { fingerprint, lastModified: 77, contentMd5: undefined };
  expect((await gallery.arrive({ name: 'a.jpg', bytes, sign, register })).status).toBe(200);
  expect(bucket.readBytes()).toBeLessThan(headBytes);
  const [photo] = await gallery.photos();
  await renderPhoto(store.deps, photo?.id ?? '');
  expect(await gallery.photos()).toMatchObject([
    { state: 'ready', fingerprint, sha256: hashOf('sha256', bytes) },
  ]);
});

test.each([
  ['is encrypted with keys of its own', `"${'e'.repeat(32)}"`],
  ['came in parts', `"${'e'.repeat(32)}-2"`],
  ['has no ETag to speak of', '""'],
])('what the bucket does not vouch for is read: it %s', async (_, etag) => {
  bucket.answerEtag(etag);
  const gallery = await newGallery();
  const bytes = largePhoto();
  expect((await gallery.arrive({ name: 'a.jpg', bytes })).status).toBe(200);
  expect(bucket.readBytes()).toBeGreaterThanOrEqual(bytes.length);
  expect(await gallery.photos()).toMatchObject([{ sha256: hashOf('sha256', bytes) }]);
  bucket.answerEtag(undefined);
});

test('a bucket that compares no MD5 gets nothing past us', async () => {
  const gallery = await newGallery();
  const bytes = newJpeg();
  const other = newJpeg();
  expect(other.length).toBe(bytes.length);
  const problem = await problemOf(await gallery.arrive({ name: 'a.jpg', bytes }, other));
  expect(problem.code).toBe('checksumMismatch');
  expect(await gallery.photos()).toEqual([]);
});

test('a fingerprint that is not of these bytes has the photo refused when it is read', async () => {
  const gallery = await newGallery();
  const bytes = newJpeg();
  const fingerprint = 'a'.repeat(64);
  const lie = { name: 'a.jpg', bytes, sign: { fingerprint }, register: { fingerprint } };
  const { photoId } = await replyOf<RegisterReply>(await gallery.arrive(lie));
  await renderPhoto(store.deps, photoId);
  const path = `/api/v1/projects/${gallery.id}/photos/${photoId}/renditions`;
  expect(await replyOf(await gallery.uploads.api(path))).toMatchObject({
    state: 'refused',
    reason: 'otherThanSent',
    message:
      'What arrived is not the file that was announced. Upload it again, in another browser if it happens twice.',
  });
});

test('the same bytes twice are one photo, though the first was not read yet', async () => {
  const gallery = await newGallery();
  const bytes = newJpeg();
  const unhashed = { contentMd5: undefined, fingerprint: undefined };
  const first = await replyOf<RegisterReply>(await gallery.arrive({ name: 'a.jpg', bytes }));
  const again = { name: 'b.jpg', bytes, sign: unhashed };
  const second = await replyOf<RegisterReply>(await gallery.arrive(again));
  expect(second).toEqual({ ...first, isDuplicate: true });
  expect(await gallery.photos()).toHaveLength(1);
});

test('ten lanes that send the same bytes at once make one photo', async () => {
  const gallery = await newGallery();
  const bytes = newJpeg();
  const lanes = Array.from({ length: 10 }, (_, index) => ({
    name: `${index}.jpg`,
    bytes,
    sign: { contentMd5: undefined, fingerprint: undefined },
  }));
  const replies = await Promise.all(
    lanes.map(async (lane) => replyOf<RegisterReply>(await gallery.arrive(lane))),
  );
  expect(new Set(replies.map(({ photoId }) => photoId)).size).toBe(1);
  expect(replies.filter(({ isDuplicate }) => !isDuplicate)).toHaveLength(1);
});

test('whoever claims the fingerprint of a photo to come keeps it from nobody', async () => {
  const gallery = await newGallery();
  const bytes = newJpeg();
  const claimed = hashOf('sha256', bytes);
  const other = newJpeg();
  const lie = { fingerprint: claimed };
  await replyOf(await gallery.arrive({ name: 'lie.jpg', bytes: other, sign: lie, register: lie }));
  const { isDuplicate } = await replyOf<RegisterReply>(
    await gallery.arrive({ name: 'true.jpg', bytes }),
  );
  expect(isDuplicate).toBe(false);
  for (const { id } of await gallery.photos()) await renderPhoto(store.deps, id);
  expect(await gallery.photos()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ fileName: 'lie.jpg', state: 'refused' }),
      expect.objectContaining({ fileName: 'true.jpg', state: 'ready', sha256: claimed }),
    ]),
  );
});

test('photos of one size whose MD5s differ are not read to be told apart', async () => {
  const gallery = await newGallery();
  const bytes = largePhoto();
  const other = Buffer.concat([bytes.subarray(0, -1), Buffer.from([1])]);
  expect((await gallery.arrive({ name: 'a.jpg', bytes })).status).toBe(200);
  expect((await gallery.arrive({ name: 'b.jpg', bytes: other })).status).toBe(200);
  expect(bucket.readBytes()).toBeLessThan(headBytes);
  expect(await gallery.photos()).toHaveLength(2);
});

test('an owner’s archive has a photo that nobody has read yet, whole', async () => {
  const gallery = await newGallery();
  const bytes = newJpeg();
  await replyOf(await gallery.arrive({ name: 'a.jpg', bytes }));
  const reply = await ada.browser.call('/archives', {
    method: 'POST',
    body: { galleryId: gallery.id },
  });
  expect(reply.status).toBeLessThan(300);
  expect(await gallery.photos()).toMatchObject([{ crc32: crc32(bytes) }]);
});

test('before a rollback all that arrived is read, and a photo whose bytes are gone holds nothing up', async () => {
  const gallery = await newGallery();
  const all = [newJpeg(), newJpeg(), newJpeg()];
  for (const [index, bytes] of all.entries())
    await replyOf(await gallery.arrive({ name: `${index}.jpg`, bytes }));
  const [gone] = await gallery.photos();
  await bucket.files.remove(gone?.originalKey ?? '');
  expect(await readAllUnread(store.deps)).toBeGreaterThanOrEqual(2);
  const left = (await gallery.photos()).filter(({ sha256 }) => sha256 === null);
  expect(left.map(({ id }) => id)).toEqual([gone?.id]);
});
