import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FaultDisk } from '../test/fault-disk.ts';
import { startLocalServer, type LocalServer } from '../test/local-server.ts';
import { someBytes } from '../test/sending.ts';
import { bytesAt } from '../test/subject.ts';
import { receive, temporaryNames, until, upload } from '../test/uploads.ts';
import { newKey, newName } from './keys.ts';
import { openLocalFileStore } from './local.ts';

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

test('an upload that has arrived is welcome again on a disk without room', async () => {
  const disk = new FaultDisk();
  const secret = 'any secret that is long';
  const store = await openLocalFileStore({ root: server.root, secret, disk });
  const key = newKey('originals', 'jpg');
  const bytes = someBytes(20_000);
  await upload(store, key, { announced: bytes });
  disk.free = 0;
  expect(await upload(store, key, { announced: bytes })).toMatchObject({ status: 200 });
});

test('the folder of a photo goes with its last rendition, and comes back with the next', async () => {
  const { store, root } = server;
  const [folder, jpeg] = [`renditions/${newName()}`, { contentType: 'image/jpeg' }];
  const keys = [`${folder}/400.jpg`, `${folder}/800.jpg`];
  for (const key of keys) await store.put(key, someBytes(10), jpeg);
  await store.remove(`${folder}/400.jpg`);
  expect(await store.stat(`${folder}/800.jpg`)).toBeDefined();
  await store.remove(`${folder}/800.jpg`);
  expect(await readdir(join(root, 'objects', 'renditions'))).toEqual([]);
  await store.put(`${folder}/400.jpg`, someBytes(10), jpeg);
  expect(await store.stat(`${folder}/400.jpg`)).toMatchObject({ sizeBytes: 10 });
});

test('a repeated upload with a flipped bit is an error, not another file', async () => {
  const { store } = server;
  const key = newKey('originals', 'jpg');
  const bytes = someBytes(20_000);
  await upload(store, key, { announced: bytes });
  const reply = await upload(store, key, { announced: bytes, sent: someBytes(20_000) });
  expect(reply).toMatchObject({ status: 400, problem: { code: 'digest-mismatch' } });
});

test('a new folder is there before the bytes are: nobody waits for it after them', async () => {
  const { store, root } = server;
  const bytes = someBytes(40_000);
  const key = newKey('originals', 'jpg');
  const body = new PassThrough();
  const receiving = receive(store, key, { announced: bytes, body });
  body.write(bytes.subarray(0, 1_000));
  const folder = join(root, 'objects', dirname(key));
  await until(() =>
    readdir(folder).then(
      () => true,
      () => false,
    ),
  );
  body.end(bytes.subarray(1_000));
  expect(await receiving).toMatchObject({ status: 200 });
  expect(await bytesAt(store, key)).toEqual(bytes);
});
