import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { openBucket } from '../test/bucket.ts';
import { newKey } from './keys.ts';

/** A bucket that takes everything, and what it was sent. */
async function openWatched() {
  const sent: IncomingHttpHeaders[] = [];
  const store = await openBucket((request, response) => {
    sent.push(request.headers);
    request.resume().on('end', () => response.writeHead(200, { etag: '"x"' }).end());
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
