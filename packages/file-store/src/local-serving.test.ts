import { afterEach, beforeEach, expect, test } from 'vitest';
import { startLocalServer, type LocalServer } from '../test/local-server.ts';
import { someBytes } from '../test/sending.ts';
import { conditionsFor } from '../test/subject.ts';
import { upload } from '../test/uploads.ts';
import { newKey } from './keys.ts';
import { openLocalFileStore } from './local.ts';

const bytes = someBytes(1_000);
let server: LocalServer;
let url: string;
beforeEach(async () => {
  server = await startLocalServer();
  const key = newKey('originals', 'jpg');
  await upload(server.store, key, { announced: bytes });
  url = await server.store.signGet(key, { expiresInSeconds: 60, origin: server.origin });
});
afterEach(() => server.close());

test('an original is private, typed by its key, and can run nothing', async () => {
  const { headers } = await fetch(url);
  expect(headers.get('cache-control')).toBe('private');
  expect(headers.get('content-type')).toBe('image/jpeg');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
});

test('HEAD tells what GET would send', async () => {
  const reply = await fetch(url, { method: 'HEAD' });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-length')).toBe('1000');
  expect(reply.headers.get('accept-ranges')).toBe('bytes');
});

test('a download goes on where it stopped, as long as the file is the same', async () => {
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  const resumed = await fetch(url, { headers: { range: 'bytes=400-', 'if-range': etag } });
  expect(resumed.status).toBe(206);
  expect(resumed.headers.get('content-range')).toBe('bytes 400-999/1000');
  expect(Buffer.from(await resumed.arrayBuffer())).toEqual(bytes.subarray(400));
  const changed = await fetch(url, { headers: { range: 'bytes=400-', 'if-range': '"other"' } });
  expect(changed.status).toBe(200);
});

test('a browser that has the file gets a 304', async () => {
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  const reply = await fetch(url, { headers: { 'if-none-match': `"x", W/${etag}` } });
  expect(reply.status).toBe(304);
});

test('a range behind the end is refused', async () => {
  const reply = await fetch(url, { headers: { range: 'bytes=1000-' } });
  expect(reply.status).toBe(416);
  expect(reply.headers.get('content-range')).toBe('bytes */1000');
});

test('a signed download of a file that is gone says so', async () => {
  const key = newKey('originals', 'jpg');
  const gone = await server.store.signGet(key, { expiresInSeconds: 60, origin: server.origin });
  expect((await fetch(gone)).status).toBe(404);
});

test.each([
  { method: 'PUT', path: '/files/originals/%2e%2e/x.jpg', status: 404 },
  { method: 'PUT', path: '/elsewhere/originals/x.jpg', status: 404 },
  { method: 'DELETE', path: '/files/originals/x.jpg', status: 405 },
])('$method $path is refused', async ({ method, path, status }) => {
  const reply = await fetch(`${server.origin}${path}`, { method });
  expect(reply.status).toBe(status);
});

test('an upload without a length is refused', async () => {
  const { url: put, headers } = await server.store.signPut(
    newKey('originals', 'jpg'),
    conditionsFor(bytes, server.origin),
  );
  const body = new Blob([new Uint8Array(bytes)]).stream();
  const reply = await fetch(put, { method: 'PUT', headers, body, duplex: 'half' });
  expect(reply.status).toBe(411);
});

test('without an origin an address is a path, good on either brand', async () => {
  const key = newKey('originals', 'jpg');
  expect((await server.store.signPut(key, conditionsFor(bytes))).url).toMatch(/^\/files\//);
});

test('what one secret signs, a store with another refuses', async () => {
  const { root } = server;
  const other = await openLocalFileStore({ root, secret: 'another secret, long enough' });
  const { url: put, headers } = await other.signPut(
    newKey('originals', 'jpg'),
    conditionsFor(bytes, server.origin),
  );
  const reply = await fetch(put, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  expect(reply.status).toBe(403);
});

test('a store without a real secret does not open', async () => {
  const { root } = server;
  await expect(openLocalFileStore({ root, secret: '' })).rejects.toThrow(RangeError);
});
