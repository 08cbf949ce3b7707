import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nodeDisk } from '../disk.ts';
import { Receipts } from './receipts.ts';
import { Signing } from './signing.ts';

const signing = new Signing('a secret for receipts');
const receipts = new Receipts(nodeDisk, signing);
/** Remembers nothing of what the first one wrote. */
const otherProcess = new Receipts(nodeDisk, signing);
/** Not the file's real sums: whoever reads these back has not hashed the bytes. */
const digest = { sizeBytes: 5, md5: 'a'.repeat(32), sha256: 'b'.repeat(64), crc32: 7 };

let folder: string;
let path: string;
let receipt: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'albumen-receipts-'));
  path = join(folder, 'photo.jpg');
  receipt = join(folder, 'receipts', 'photo.jpg');
  await writeFile(path, 'bytes');
  await receipts.write(receipt, path, digest);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a receipt saves hashing a file again, in every process', async () => {
  expect(await receipts.read(receipt, path)).toEqual(digest);
  expect(await otherProcess.read(receipt, path)).toEqual(digest);
});

test('what a process remembers of a receipt does not hide what another one wrote', async () => {
  await rm(path);
  await writeFile(path, 'other');
  const other = { ...digest, crc32: 8 };
  await otherProcess.write(receipt, path, other);
  expect(await receipts.read(receipt, path)).toEqual(other);
});

test('a receipt says nothing of an MD5 that nobody computed', async () => {
  const { md5: _md5, ...sums } = digest;
  await receipts.write(receipt, path, sums);
  expect(await receipts.read(receipt, path)).toEqual(sums);
});

test('a receipt does not speak for bytes that were changed', async () => {
  await writeFile(path, 'bytez');
  expect(await receipts.read(receipt, path)).toBeUndefined();
});

test('a receipt does not speak for another file, not even an equal one', async () => {
  const copy = join(folder, 'copy.jpg');
  await copyFile(path, copy);
  expect(await receipts.read(receipt, copy)).toBeUndefined();
});

test.each([
  ['changed', (text: string) => text.replace('a', 'c')],
  ['torn', (text: string) => text.slice(0, 40)],
  ['empty', () => ''],
])('a %s receipt counts for nothing', async (_case, change) => {
  await writeFile(receipt, change(await readFile(receipt, 'latin1')));
  expect(await otherProcess.read(receipt, path)).toBeUndefined();
});

test('a receipt sealed with another secret counts for nothing', async () => {
  const others = new Receipts(nodeDisk, new Signing('somebody else knows this'));
  expect(await others.read(receipt, path)).toBeUndefined();
});

test('a file without a receipt has none', async () => {
  expect(await receipts.read(join(folder, 'receipts', 'none.jpg'), path)).toBeUndefined();
});
