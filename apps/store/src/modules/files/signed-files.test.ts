import { request } from 'node:http';
import type { SignReply } from '@albumen/contract/endpoints/uploads';
import { expect, test } from 'vitest';
import { createGallery, signUp } from '../../../test/browser.ts';
import { newJpeg } from '../../../test/jpegs.ts';
import { listFiles, problemOf } from '../../../test/refusals.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { openUploads, replyOf } from '../../../test/upload-client.ts';

const store = await startTestStore();
const ada = await signUp(store);
const gallery = await createGallery(store, ada.id);
const uploads = await openUploads(ada, gallery.id);

async function signNew(bytes: Buffer): Promise<SignReply> {
  return replyOf<SignReply>(await uploads.sign({ name: 'a.jpg', bytes }));
}

test('the same bytes may be sent again, other bytes may not', async () => {
  const bytes = newJpeg();
  const signed = await signNew(bytes);
  expect((await uploads.put(signed, bytes)).status).toBe(200);
  expect((await uploads.put(signed, bytes)).status).toBe(200);
  const unhashed = { contentMd5: undefined, fingerprint: undefined };
  const open = await replyOf<SignReply>(
    await uploads.sign({ name: 'b.jpg', bytes, sign: unhashed }),
  );
  expect((await uploads.put(open, bytes)).status).toBe(200);
  const other = Buffer.from(bytes).fill(1, bytes.length - 10);
  expect((await problemOf(await uploads.put(open, other))).code).toBe('differentBytesExist');
});

test.each([
  ['another type', { 'content-type': 'image/png' }],
  ['another MD5', { 'content-md5': 'AAAAAAAAAAAAAAAAAAAAAA==' }],
  ['no MD5', { 'content-md5': undefined }],
  ['no first-write-wins', { 'if-none-match': undefined }],
])('a signed address does not take %s', async (_, change: Record<string, string | undefined>) => {
  const bytes = newJpeg();
  const signed = await signNew(bytes);
  const pairs = Object.entries({ ...signed.headers, ...change });
  const headers = Object.fromEntries(pairs.filter((pair) => pair[1] !== undefined));
  // The filter has left out what is undefined.
  const reply = await uploads.put({ ...signed, headers: headers as Record<string, string> }, bytes);
  expect(await problemOf(reply)).toMatchObject({ code: 'signatureInvalid', status: 403 });
});

test('a signed address takes its own length, path and method only', async () => {
  const bytes = newJpeg();
  const signed = await signNew(bytes);
  expect((await uploads.put(signed, bytes.subarray(1))).status).toBe(403);
  const elsewhere = signed.signedUrl.replace(/\/[0-9a-f]{32}\./, `/${'0'.repeat(32)}.`);
  expect((await uploads.put({ ...signed, signedUrl: elsewhere }, bytes)).status).toBe(403);
  expect((await fetch(signed.signedUrl)).status).toBe(403);
  expect((await fetch(signed.signedUrl, { method: 'DELETE' })).status).toBe(404);
  expect(await listFiles(store, 'originals/')).not.toContain(signed.filename);
});

test('a body with another MD5 than announced is refused, and nothing is stored', async () => {
  const bytes = newJpeg();
  const signed = await signNew(bytes);
  const reply = await uploads.put(signed, Buffer.from(bytes).fill(1, bytes.length - 10));
  expect(await problemOf(reply)).toMatchObject({ code: 'checksumMismatch', status: 400 });
  expect(await listFiles(store, 'originals/')).not.toContain(signed.filename);
});

test.each([
  '/files/../secrets.json',
  '/files/%2e%2e/secrets.json',
  '/files/originals/..%2f..%2fsecrets.json',
  '/files/originals/ab/../../../secrets.json',
  '/files//etc/passwd',
  '/r/../../secrets.json',
  '/r/%2e%2e%2f%2e%2e%2fsecrets.json',
  '/logos/..%5c..%5csecrets.json',
  '/r/x\0.webp',
])('%s leads nowhere', async (path) => {
  expect(await rawGet(path)).toBeGreaterThanOrEqual(400);
});

/** As written: `fetch` would tidy the path first. */
function rawGet(path: string): Promise<number> {
  const { port, hostname } = new URL(store.halide);
  const headers = { host: `${hostname}:${port}` };
  const encoded = path.replaceAll('\0', '%00');
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: encoded, headers }, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

test('an upload that is cut at any point is never seen, and may be sent again', async () => {
  const bytes = newJpeg({ padBytes: 300_000 });
  for (const part of [0, 0.01, 0.3, 0.7, 0.99]) {
    const signed = await signNew(bytes);
    await sendPart(signed, bytes.subarray(0, Math.floor(bytes.length * part)), bytes.length);
    expect(await listFiles(store, 'originals/')).not.toContain(signed.filename);
  }
  const signed = await signNew(bytes);
  expect((await uploads.put(signed, bytes)).status).toBe(200);
});

/** Begins an upload of `lengthBytes`, sends less and hangs up. */
function sendPart(signed: SignReply, part: Buffer, lengthBytes: number): Promise<void> {
  const { pathname, search, port, host } = new URL(signed.signedUrl);
  return new Promise((resolve) => {
    const headers = { ...signed.headers, host, 'content-length': String(lengthBytes) };
    const put = request({
      host: '127.0.0.1',
      port,
      path: pathname + search,
      method: 'PUT',
      headers,
    });
    put.on('error', () => undefined).on('close', resolve);
    put.write(part, () => put.destroy());
    if (part.length === 0) put.flushHeaders();
  });
}

test('a signed download is private, an attachment, and resumable', async () => {
  const bytes = newJpeg();
  const signed = await signNew(bytes);
  await uploads.put(signed, bytes);
  const address = await store.deps.files.signGet(signed.filename, {
    expiresInSeconds: 60,
    downloadName: 'Anna & Ben.jpg',
    origin: store.halide,
  });
  const whole = await fetch(address);
  expect(whole.headers.get('content-disposition')).toContain(
    "filename*=UTF-8''Anna%20%26%20Ben.jpg",
  );
  expect(whole.headers.get('cache-control')).toBe('private');
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(bytes);
  const rest = await fetch(address, { headers: { range: 'bytes=1000-' } });
  expect(rest.status).toBe(206);
  expect(Buffer.from(await rest.arrayBuffer())).toEqual(bytes.subarray(1000));
  const head = await fetch(address, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String(bytes.length));
  expect((await fetch(address.replace('name=Anna', 'name=Bnna'))).status).toBe(403);
});
