import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLocalFileStore } from '@albumen/file-store/local';
import { afterAll, expect, test } from 'vitest';
import { newRenditionToken, renditionKey } from '../renditions/rendition-keys.ts';
import { previews, withTileCache } from './tile-cache.ts';

const root = await mkdtemp(join(tmpdir(), 'albumen-tiles-'));
const files = await openLocalFileStore({ root, secret: 'a secret of the tests' });
afterAll(() => rm(root, { recursive: true, force: true }));

async function putTile(bytes: Buffer): Promise<string> {
  const key = renditionKey(newRenditionToken(), '400');
  await files.put(key, bytes, { contentType: 'image/webp' });
  return key;
}

async function textOf(store: typeof files, key: string): Promise<string> {
  const chunks: Buffer[] = await (await store.read(key)).toArray();
  return Buffer.concat(chunks).toString();
}

test('a tile that was asked for once is answered from memory', async () => {
  const cached = { ...files, ...withTileCache(files) };
  const key = await putTile(Buffer.from('tile'));
  expect(await textOf(cached, key)).toBe('tile');
  const stat = await cached.stat(key);
  await files.remove(key);
  expect(await textOf(cached, key)).toBe('tile');
  expect(await cached.stat(key)).toEqual(stat);
});

test('the tiles longest unused go first, and no more is held than allowed', async () => {
  const limits = { file: '400.webp', maxBytes: 250, maxAgeMs: 1e9 } as const;
  const cached = { ...files, ...withTileCache(files, limits) };
  const keys = await Promise.all(['a', 'b', 'c'].map((name) => putTile(Buffer.alloc(100, name))));
  const [a = '', b = '', c = ''] = keys;
  for (const key of [a, b, a, c]) await cached.stat(key);
  for (const key of keys) await files.remove(key);
  expect(await cached.stat(b)).toBeUndefined();
  expect(await cached.stat(a)).toBeDefined();
  expect(await cached.stat(c)).toBeDefined();
});

test('a tile that grew old is looked for again, and gone when its photo was purged', async () => {
  const cached = {
    ...files,
    ...withTileCache(files, { file: '400.webp', maxBytes: 1e6, maxAgeMs: 0 }),
  };
  const key = await putTile(Buffer.from('tile'));
  expect(await cached.stat(key)).toBeDefined();
  await files.remove(key);
  expect(await cached.stat(key)).toBeUndefined();
});

test('a missing tile is not remembered as missing', async () => {
  const cached = { ...files, ...withTileCache(files) };
  const key = renditionKey(newRenditionToken(), '400');
  expect(await cached.stat(key)).toBeUndefined();
  await files.put(key, Buffer.from('now'), { contentType: 'image/webp' });
  expect(await textOf(cached, key)).toBe('now');
});

test('many who ask at once for what is not there yet ask the store once', async () => {
  const key = await putTile(Buffer.from('tile'));
  let calls = 0;
  const counting = {
    ...files,
    stat: (asked: string) => {
      calls += 1;
      return files.stat(asked);
    },
  };
  const cached = withTileCache(counting);
  await Promise.all(Array.from({ length: 20 }, () => cached.stat(key)));
  expect(calls).toBe(1);
});

test('larger ones are kept apart, where the store is far away', async () => {
  const cached = { ...files, ...withTileCache(withTileCache(files, previews)) };
  const key = renditionKey(newRenditionToken(), '1440');
  await files.put(key, Buffer.from('preview'), { contentType: 'image/webp' });
  expect(await textOf(cached, key)).toBe('preview');
  await files.remove(key);
  expect(await textOf(cached, key)).toBe('preview');
});
