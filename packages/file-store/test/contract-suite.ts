import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FileMissingError, type FileStore } from '../src/file-store.ts';
import { newKey, newName } from '../src/keys.ts';
import { describeSignedAddresses } from './signed-contract.ts';
import { bytesAt, conditionsFor, type Capabilities, type StoreUnderTest } from './subject.ts';

/** The one description of a file store; every back end has to meet it. */
export function describeFileStore(
  name: string,
  open: () => Promise<StoreUnderTest>,
  capabilities: Capabilities,
): void {
  describe(name, () => {
    let subject: StoreUnderTest;
    beforeAll(async () => {
      subject = await open();
    }, 120_000);
    afterAll(() => subject.close());

    describeFiles(() => subject.store);
    describeSignedAddresses(() => subject, capabilities);
  });
}

function describeFiles(getStore: () => FileStore): void {
  const jpeg = { contentType: 'image/jpeg' };
  const bytes = Buffer.from('the bytes of a photo');

  test('a file that was put is there, with its size, type and checksums', async () => {
    const store = getStore();
    const key = newKey('renditions', 'jpg');
    const digest = await store.put(key, bytes, jpeg);
    expect(digest).toEqual({
      sizeBytes: bytes.length,
      md5: createHash('md5').update(bytes).digest('hex'),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      crc32: crc32(bytes),
    });
    expect(await store.digest(key)).toEqual(digest);
    expect(await store.digest(key, { read: 'always' })).toEqual(digest);
    expect(await store.stat(key)).toMatchObject({ sizeBytes: bytes.length, ...jpeg });
    expect(await bytesAt(store, key)).toEqual(bytes);
  });

  test('a stream of unknown length is stored whole', async () => {
    const store = getStore();
    const key = newKey('print', 'pdf');
    const chunks = Array.from({ length: 50 }, (_each, index) => Buffer.alloc(10_000, index));
    await store.put(key, Readable.from(chunks), { contentType: 'application/pdf' });
    expect(await bytesAt(store, key)).toEqual(Buffer.concat(chunks));
  });

  test('a stream that fails leaves no file', async () => {
    const store = getStore();
    const key = newKey('print', 'pdf');
    const failing = Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw new Error('no more ink');
      })(),
    );
    const putting = store.put(key, failing, { contentType: 'application/pdf' });
    await expect(putting).rejects.toThrow('no more ink');
    expect(await store.stat(key)).toBeUndefined();
  });

  test('putting a file again replaces it', async () => {
    const store = getStore();
    const key = newKey('renditions', 'jpg');
    const { etag } = await putTwice(store, key);
    expect(await bytesAt(store, key)).toEqual(Buffer.from('second, longer'));
    expect((await store.stat(key))?.etag).not.toBe(etag);
  });

  test('a part of a file is read without the rest', async () => {
    const store = getStore();
    const key = newKey('originals', 'jpg');
    await store.put(key, bytes, jpeg);
    const spans = [
      { start: 0, end: 2 },
      { start: 1, end: 2 },
      { start: 4, end: 9 },
      { start: 5, end: 5 },
      { start: 0, end: bytes.length },
    ];
    for (const span of spans) {
      const read = Buffer.concat(await (await store.read(key, span)).toArray());
      expect(read).toEqual(bytes.subarray(span.start, span.end));
    }
  });

  test('an empty file is a file', async () => {
    const store = getStore();
    const key = newKey('print', 'json');
    await store.put(key, Buffer.alloc(0), { contentType: 'application/json' });
    expect(await store.stat(key)).toMatchObject({ sizeBytes: 0 });
    expect(await bytesAt(store, key)).toEqual(Buffer.alloc(0));
  });

  test('a file that is not there has no size and no digest, and cannot be read', async () => {
    const store = getStore();
    const key = newKey('originals', 'jpg');
    expect(await store.stat(key)).toBeUndefined();
    expect(await store.digest(key)).toBeUndefined();
    expect(await store.digest(key, { read: 'never' })).toBeUndefined();
    await expect(store.read(key)).rejects.toThrow(FileMissingError);
    await expect(store.read(key, { start: 0, end: 0 })).rejects.toThrow(FileMissingError);
  });

  test('a removed file is gone, and removing it again is no failure', async () => {
    const store = getStore();
    const key = newKey('originals', 'jpg');
    await store.put(key, bytes, jpeg);
    await store.remove(key);
    await store.remove(key);
    expect(await store.stat(key)).toBeUndefined();
    await store.put(key, bytes, jpeg);
    expect(await bytesAt(store, key)).toEqual(bytes);
  });

  test('a folder lists its files and no others', async () => {
    const store = getStore();
    const folder = `renditions/${newName()}`;
    const keys = ['a.jpg', 'b.jpg', 'deep/c.jpg'].map((name) => `${folder}/${name}`);
    for (const key of [...keys, `${folder}x/d.jpg`]) await store.put(key, bytes, jpeg);
    const listed = await collect(store.list(`${folder}/`));
    expect(listed.map(({ key }) => key).sort()).toEqual(keys);
    expect(listed.map(({ sizeBytes }) => sizeBytes)).toEqual(keys.map(() => bytes.length));
    expect(await collect(store.list(`originals/${newName()}/`))).toEqual([]);
    const all = await collect(store.list(''));
    expect(all.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
  });

  test.each(['', 'a.jpg', 'originals/../../etc/passwd.jpg', 'originals/A.jpg', '/originals/a.jpg'])(
    'nothing can be done with %j, which is no key',
    async (key) => {
      const store = getStore();
      const conditions = conditionsFor(bytes);
      const attempts = [
        async () => store.put(key, bytes, jpeg),
        async () => store.stat(key),
        async () => store.read(key),
        async () => store.digest(key),
        async () => store.remove(key),
        async () => store.signPut(key, conditions),
        async () => store.signGet(key, conditions),
        async () => store.publicUrl(key),
        async () => collect(store.list(`${key}/`)),
      ];
      for (const attempt of attempts) await expect(attempt()).rejects.toThrow(TypeError);
    },
  );

  test('a file is never called what its name does not say', async () => {
    const putting = getStore().put(newKey('originals', 'jpg'), bytes, { contentType: 'text/html' });
    await expect(putting).rejects.toThrow(TypeError);
  });

  test('only renditions and logos have a public address', () => {
    const store = getStore();
    const name = newName();
    expect(store.publicUrl(`renditions/${name}/800.webp`)).toBe(`/r/${name}/800.webp`);
    expect(store.publicUrl(`logos/${name}.png`)).toBe(`/logos/${name}.png`);
    expect(() => store.publicUrl(`originals/${name}.jpg`)).toThrow(TypeError);
  });

  test('it says that it is well, and how much room it has', async () => {
    const store = getStore();
    await store.checkHealth();
    expect((await store.freeBytes()) ?? 1).toBeGreaterThan(0);
    expect(await store.sweepTemporary(0)).toBe(0);
  });
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

async function putTwice(store: FileStore, key: string): Promise<{ etag: string | undefined }> {
  const jpeg = { contentType: 'image/jpeg' };
  await store.put(key, Buffer.from('first'), jpeg);
  const etag = (await store.stat(key))?.etag;
  await store.put(key, Buffer.from('second, longer'), jpeg);
  return { etag };
}
