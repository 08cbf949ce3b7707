import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { newKey } from './keys.ts';
import { openS3FileStore } from './s3.ts';

/** A bucket that takes everything, and what it was sent. */
async function openWatched() {
  const sent: IncomingHttpHeaders[] = [];
  const bucket = createServer((request, response) => {
    sent.push(request.headers);
    request.resume().on('end', () => response.writeHead(200, { etag: '"x"' }).end());
  });
  bucket.listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const { port } = bucket.address() as AddressInfo; // of a TCP server that listens
  const store = openS3FileStore({
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    bucket: 'weddings',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  onTestFinished(() => {
    store.close();
    bucket.close();
  });
  return { store, sent };
}

test.each([
  {
    key: newKey('originals', 'jpg'),
    contentType: 'image/jpeg',
    expected: 'private, no-cache',
  },
  {
    key: newKey('logos', 'png'),
    contentType: 'image/png',
    expected: 'public, max-age=31536000, immutable',
  },
])('caches are told $expected of what lies in a bucket, whoever sent it', async (file) => {
  const { key, contentType, expected } = file;
  const { store, sent } = await openWatched();
  await store.put(key, Buffer.from('photo'), { contentType });
  expect(sent.map((headers) => headers['cache-control'])).toEqual([expected]);
  const conditions = { contentType, contentLengthBytes: 5, expiresInSeconds: 60 };
  const { headers } = await store.signPut(key, conditions);
  expect(headers).toMatchObject({ 'cache-control': expected });
});
