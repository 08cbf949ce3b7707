import { createHash } from 'node:crypto';
import type { RegisterReply, SignReply } from '@albumen/contract/endpoints/uploads';
import { identityText } from '@albumen/contract/fingerprint';
import { beforeEach, expect, test } from 'vitest';
import { createGallery, signUp } from '../../../test/browser.ts';
import { newJpeg } from '../../../test/jpegs.ts';
import { expectNothingStored, listFiles, problemOf } from '../../../test/refusals.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { hashOf, openUploads, replyOf, type Upload } from '../../../test/upload-client.ts';

const store = await startTestStore();
const ada = await signUp(store);
let uploads: Awaited<ReturnType<typeof openUploads>>;

beforeEach(async () => {
  await store.db.deleteFrom('galleries').execute();
  await store.db.deleteFrom('uploadObjects').execute();
  for (const key of await listFiles(store, '')) await store.deps.files.remove(key);
  uploads = await openUploads(ada, (await createGallery(store, ada.id)).id);
});

/** In the zero preset nothing is hashed before it is sent. */
const unhashed = { contentMd5: undefined, fingerprint: undefined };

/** Signs without checksums and sends; answers the register call. */
async function arrive(upload: Upload, sent = upload.bytes): Promise<Response> {
  const signed = await replyOf<SignReply>(await uploads.sign({ sign: unhashed, ...upload }));
  await replyOf(await uploads.put(signed, sent));
  return uploads.register(upload, signed.filename);
}

test('the zero preset names a file by name, size and time', async () => {
  const bytes = newJpeg();
  const identity = identityText({ name: 'a.jpg', sizeBytes: bytes.length, lastModifiedAt: 77 });
  const fingerprint = createHash('sha256').update(identity).digest('hex');
  const register = { fingerprint, lastModified: 77, contentMd5: undefined };
  const sign = { contentMd5: undefined, fingerprint };
  expect((await arrive({ name: 'a.jpg', bytes, sign, register })).status).toBe(200);
  const photo = await store.db.selectFrom('photos').selectAll().executeTakeFirstOrThrow();
  expect(photo).toMatchObject({ fingerprint, sha256: hashOf('sha256', bytes) });
});

test('a photo whose MD5 nobody announced is recognized by its fingerprint at the next signing', async () => {
  const bytes = newJpeg();
  const register = { contentMd5: undefined };
  const first = await replyOf<RegisterReply>(await arrive({ name: 'a.jpg', bytes, register }));
  const photo = await store.db.selectFrom('photos').selectAll().executeTakeFirstOrThrow();
  expect(photo).toMatchObject({ md5: null, sha256: hashOf('sha256', bytes) });
  const upload = { name: 'b.jpg', bytes };
  expect(await replyOf(await uploads.sign(upload))).toMatchObject({ exists: true });
  expect(await uploads.send(upload)).toEqual({ ...first, isDuplicate: true });
});

test('an MD5 that is announced only when the photo is registered is compared with the bytes', async () => {
  const right = { name: 'a.jpg', bytes: newJpeg() };
  expect((await arrive(right)).status).toBe(200);
  const wrong = { name: 'b.jpg', bytes: newJpeg() };
  const reply = await arrive({ ...wrong, register: { contentMd5: 'a'.repeat(32) } });
  expect((await problemOf(reply)).code).toBe('checksumMismatch');
});

test('bytes that differ from their checksum are refused and removed', async () => {
  const bytes = newJpeg();
  const other = newJpeg();
  expect(other.length).toBe(bytes.length);
  const upload = { name: 'a.jpg', bytes };
  expect(await problemOf(await arrive(upload, other))).toEqual({
    code: 'checksumMismatch',
    status: 422,
    title: 'The bytes that arrived differ from the file. Send it again.',
  });
  await expectNothingStored(store);
});

test('a fingerprint that is neither of the bytes nor of the file is refused', async () => {
  const register = { fingerprint: 'a'.repeat(64), contentMd5: undefined };
  const upload = { name: 'a.jpg', bytes: newJpeg(), register };
  expect((await problemOf(await arrive(upload))).code).toBe('checksumMismatch');
  await expectNothingStored(store);
});
