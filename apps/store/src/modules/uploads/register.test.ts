import type { RegisterReply, SignReply } from '@albumen/contract/endpoints/uploads';
import { beforeEach, expect, test } from 'vitest';
import { createGallery, signUp } from '../../../test/browser.ts';
import { newJpeg, orientationSample, withDimensions } from '../../../test/jpegs.ts';
import { countPhotos, expectNothingStored, listFiles, problemOf } from '../../../test/refusals.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { hashOf, openUploads, replyOf, type Upload } from '../../../test/upload-client.ts';

const store = await startTestStore();
const ada = await signUp(store);
let galleryId: string;
let uploads: Awaited<ReturnType<typeof openUploads>>;

beforeEach(async () => {
  await store.db.deleteFrom('galleries').execute();
  await store.db.deleteFrom('uploadObjects').execute();
  for (const key of await listFiles(store, '')) await store.deps.files.remove(key);
  galleryId = (await createGallery(store, ada.id)).id;
  uploads = await openUploads(ada, galleryId);
});

/** Signs and sends; answers the register call. */
async function arrive(upload: Upload, sent = upload.bytes): Promise<Response> {
  const signed = await replyOf<SignReply>(await uploads.sign(upload));
  await replyOf(await uploads.put(signed, sent));
  return uploads.register(upload, signed.filename);
}

/** In the zero preset nothing is hashed before it is sent. */
const unhashed = { contentMd5: undefined, fingerprint: undefined };

test('a registered photo has its facts, its place, its job, and counts in its gallery', async () => {
  const bytes = newJpeg();
  const lastModified = Date.UTC(2026, 4, 1);
  const reply = await uploads.send({ name: 'IMG_1.jpg', bytes, register: { lastModified } });
  expect(reply.isDuplicate).toBe(false);
  expect(reply.url).toMatch(/^\/r\/[0-9a-f]{32}\/2560\.jpg$/);
  expect(reply.renditions).toEqual([]);
  const photo = await store.db.selectFrom('photos').selectAll().executeTakeFirstOrThrow();
  expect(photo).toMatchObject({
    id: reply.photoId,
    galleryId,
    accountId: ada.id,
    fileName: 'IMG_1.jpg',
    sizeBytes: bytes.length,
    width: 1800,
    height: 1200,
    md5: hashOf('md5', bytes),
    sha256: hashOf('sha256', bytes),
    state: 'processing',
    lastModifiedAt: new Date(lastModified),
  });
  const gallery = await store.db.selectFrom('galleries').selectAll().executeTakeFirstOrThrow();
  expect(gallery).toMatchObject({ photoCount: 1, sizeBytes: bytes.length, version: 2 });
  expect(photo.changedVersion).toBe(2);
  expect(await store.deps.jobs.counts()).toContainEqual(
    expect.objectContaining({ name: 'photos.render', waiting: expect.any(Number) }),
  );
});

test('a registration takes the name and size that were bound when its address was signed', async () => {
  const register = { name: undefined, fileSize: undefined };
  await uploads.send({ name: 'IMG_1.jpg', bytes: newJpeg(), register });
  const photo = await store.db.selectFrom('photos').selectAll().executeTakeFirstOrThrow();
  expect(photo).toMatchObject({ fileName: 'IMG_1.jpg', sizeBytes: newJpeg().length });
});

test('photos keep the order in which they were registered', async () => {
  const names = ['b.jpg', 'a.jpg', 'c.jpg'];
  for (const name of names) await uploads.send({ name, bytes: newJpeg() });
  const photos = await store.db
    .selectFrom('photos')
    .select(['fileName', 'position'])
    .orderBy('position')
    .execute();
  expect(photos.map((photo) => photo.fileName)).toEqual(names);
});

test.each([1, 6, 8])('a photo stored in orientation %i is measured as it is seen', async (way) => {
  await uploads.send({ name: 'a.jpg', bytes: orientationSample(way) });
  const photo = await store.db.selectFrom('photos').selectAll().executeTakeFirstOrThrow();
  expect(photo).toMatchObject({ width: 1800, height: 1200 });
});

test('a register call whose answer was lost is answered the same again', async () => {
  const upload = { name: 'a.jpg', bytes: newJpeg() };
  const signed = await replyOf<SignReply>(await uploads.sign(upload));
  await uploads.put(signed, upload.bytes);
  const first = await replyOf<RegisterReply>(await uploads.register(upload, signed.filename));
  const again = await replyOf<RegisterReply>(await uploads.register(upload, signed.filename));
  expect(again).toEqual(first);
  expect(await countPhotos(store)).toBe(1);
});

test('the same bytes under another name are one photo, kept once', async () => {
  const bytes = newJpeg();
  const first = await uploads.send({ name: 'a.jpg', bytes });
  // Unhashed, so that signing can't see it: what arrives is compared.
  const upload = { name: 'b.jpg', bytes, sign: unhashed };
  const second = await replyOf<RegisterReply>(await arrive(upload));
  expect(second).toEqual({ ...first, isDuplicate: true });
  expect(await listFiles(store, 'originals/')).toHaveLength(1);
});

test('a duplicate is a described refusal for a client that does not ask for grace', async () => {
  const bytes = newJpeg();
  const first = await uploads.send({ name: 'a.jpg', bytes });
  const signed = await replyOf<SignReply>(await uploads.sign({ name: 'a.jpg', bytes }));
  expect(signed).toMatchObject({ exists: true, signedUrl: '' });
  const body = {
    name: 'a.jpg',
    fingerprint: hashOf('sha256', bytes),
    objectName: signed.filename,
    contentType: 'image/jpeg',
    type: 'photo',
    fileSize: bytes.length,
  };
  const response = await uploads.api(`/api/v1/projects/${galleryId}/photos`, {
    method: 'POST',
    body,
  });
  expect(await problemOf(response)).toEqual({
    code: 'duplicatePhoto',
    status: 409,
    title: 'This gallery already has this photo.',
    params: { photoId: first.photoId },
  });
});

test('a photo in the bin comes back when its bytes are uploaded again', async () => {
  const bytes = newJpeg();
  const { photoId } = await uploads.send({ name: 'a.jpg', bytes });
  await ada.browser.call('/photo/delete', { method: 'PATCH', body: { ids: [photoId] } });
  expect(await countPhotos(store)).toBe(0);
  const again = await uploads.send({ name: 'a.jpg', bytes });
  expect(again).toMatchObject({ photoId, isDuplicate: true });
  expect(await countPhotos(store)).toBe(1);
  const gallery = await store.db.selectFrom('galleries').selectAll().executeTakeFirstOrThrow();
  expect(gallery).toMatchObject({ photoCount: 1, sizeBytes: bytes.length });
});

test('exactly 1200 pixels pass, one less is refused', async () => {
  const enough = withDimensions(newJpeg(), 1200, 300);
  expect((await arrive({ name: 'a.jpg', bytes: enough })).status).toBe(200);
  await store.db.deleteFrom('photos').execute();
  const small = withDimensions(newJpeg(), 1199, 1199);
  expect(await problemOf(await arrive({ name: 'b.jpg', bytes: small }))).toEqual({
    code: 'belowSizeMinimum',
    status: 422,
    title: 'Too small. The longest side must have at least 1200px.',
  });
  expect(await countPhotos(store)).toBe(0);
});

test('a photo of more pixels than any reader takes is refused before it is read', async () => {
  const bytes = withDimensions(newJpeg(), 60_000, 60_000);
  const problem = await problemOf(await arrive({ name: 'a.jpg', bytes }));
  expect(problem).toMatchObject({ code: 'photoUnreadable', status: 422 });
  expect(problem.params?.['title']).toContain('3600 megapixels');
  await expectNothingStored(store);
});

const wrongContents = {
  'a PNG named jpg': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  'a HEIC named jpg': Buffer.from('00000018667479706865696300000000', 'hex'),
  'a Canon raw named jpg': Buffer.from('0000001866747970637278200000000163727820', 'hex'),
  'a web page named jpg': Buffer.from('<!doctype html><script>alert(1)</script>'),
};

test.each(Object.entries(wrongContents))('%s is refused by its content', async (_, bytes) => {
  const problem = await problemOf(await arrive({ name: 'a.jpg', bytes }));
  expect(problem).toMatchObject({
    code: 'unsupportedFileType',
    status: 422,
    title: 'We support jpg and jpeg files.',
  });
  expect(problem.params?.['advice']).toBeTypeOf('string');
  await expectNothingStored(store);
});

test('a photo whose head is cut off is refused with what to do', async () => {
  const problem = await problemOf(
    await arrive({ name: 'a.jpg', bytes: newJpeg().subarray(0, 40) }),
  );
  expect(problem).toMatchObject({
    code: 'photoUnreadable',
    title: "This file can't be read as a photo.",
  });
  await expectNothingStored(store);
});

test.each([
  ['another size', { fileSize: 5 }, 'sizeMismatch'],
  ['another name', { name: 'b.jpg' }, 'checksumMismatch'],
  ['another MD5', { contentMd5: 'a'.repeat(32) }, 'checksumMismatch'],
  ['another fingerprint', { fingerprint: 'b'.repeat(64) }, 'checksumMismatch'],
  ['another type', { contentType: 'image/png' }, 'unsupportedFileType'],
] as const)('a register call with %s than was signed is refused', async (_, register, code) => {
  const response = await arrive({ name: 'a.jpg', bytes: newJpeg(), register });
  expect((await problemOf(response)).code).toBe(code);
  await expectNothingStored(store);
});

test('a refusal is the answer to every repetition, even after the bytes are gone', async () => {
  const upload = { name: 'a.jpg', bytes: withDimensions(newJpeg(), 800, 600) };
  const signed = await replyOf<SignReply>(await uploads.sign(upload));
  await uploads.put(signed, upload.bytes);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => uploads.register(upload, signed.filename)),
  );
  answers.push(await uploads.register(upload, signed.filename));
  const codes = await Promise.all(answers.map(async (answer) => (await problemOf(answer)).code));
  expect(new Set(codes)).toEqual(new Set(['belowSizeMinimum']));
  await expectNothingStored(store);
});

test('bytes that have not arrived can not be registered', async () => {
  const upload = { name: 'a.jpg', bytes: newJpeg() };
  const signed = await replyOf<SignReply>(await uploads.sign(upload));
  expect(await problemOf(await uploads.register(upload, signed.filename))).toEqual({
    code: 'uploadMissing',
    status: 409,
    title: "The photo's bytes have not arrived.",
  });
  const never = await uploads.register(upload, 'originals/ab/ab.jpg');
  expect((await problemOf(never)).code).toBe('uploadMissing');
});

test('metadata that no database takes is stored without the parts that break it', async () => {
  const register = {
    exif: { Artist: 'Ada\0Ames', 'bad\0key': '\ud800', nested: [{ deep: '\0' }] },
    metadata: { huge: 1e300 },
  };
  await uploads.send({ name: 'a\u0007b.jpg', bytes: newJpeg(), register });
  const photo = await store.db.selectFrom('photos').selectAll().executeTakeFirstOrThrow();
  expect(photo.fileName).toBe('ab.jpg');
  expect(photo.metadata['exif']).toEqual({
    Artist: 'AdaAmes',
    badkey: '\ufffd',
    nested: [{ deep: '' }],
  });
});
