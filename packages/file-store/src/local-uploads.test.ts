import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startLocalServer, type LocalServer } from '../test/local-server.ts';
import { someBytes } from '../test/sending.ts';
import { bytesAt } from '../test/subject.ts';
import { receive, temporaryNames, until, upload } from '../test/uploads.ts';
import { newKey } from './keys.ts';

let server: LocalServer;
beforeEach(async () => {
  server = await startLocalServer();
});
afterEach(() => server.close());

test.each([
  ['other bytes are refused', someBytes(20_000), 412],
  ['the same bytes are welcome', undefined, 200],
])(
  'of two uploads under way under one name the first to end stays: %s',
  async (_case, other, status) => {
    const { store, root } = server;
    const key = newKey('originals', 'jpg');
    const bytes = someBytes(20_000);
    const slow = other ?? bytes;
    const body = new PassThrough();
    const second = receive(store, key, { announced: slow, body });
    body.write(slow.subarray(0, 5_000));
    await until(async () => (await temporaryNames(root)).length === 1);

    expect(await upload(store, key, { announced: bytes })).toMatchObject({ status: 200 });
    body.end(slow.subarray(5_000));
    expect(await second).toMatchObject({ status });
    expect(await bytesAt(store, key)).toEqual(bytes);
    expect(await temporaryNames(root)).toEqual([]);
  },
);

test('an upload that has arrived is welcome again, and nothing is written twice', async () => {
  const { store } = server;
  const key = newKey('originals', 'jpg');
  const bytes = someBytes(20_000);
  await upload(store, key, { announced: bytes });
  const before = await store.stat(key);
  expect(await upload(store, key, { announced: bytes })).toMatchObject({ status: 200 });
  expect(await store.stat(key)).toEqual(before);
});

test('a repeated upload with a flipped bit is an error, not another file', async () => {
  const { store } = server;
  const key = newKey('originals', 'jpg');
  const bytes = someBytes(20_000);
  await upload(store, key, { announced: bytes });
  const reply = await upload(store, key, { announced: bytes, sent: someBytes(20_000) });
  expect(reply).toMatchObject({ status: 400, problem: { code: 'digest-mismatch' } });
});
