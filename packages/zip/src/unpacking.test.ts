import { execFile, execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf, entriesOf, openerOf, openZeros, someDay } from '../test/made-files.ts';
import { listedByYauzl } from '../test/yauzl-entries.ts';
import { planArchive } from './plan-archive.ts';
import { readArchive } from './read-archive.ts';

const run = promisify(execFile);

/** Unpackers come with the system; a computer without one tests with the others. */
function has(command: string): boolean {
  try {
    execFileSync(command, ['--help'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT');
  }
}

const files = [
  { name: 'Kirche.jpg', bytes: Buffer.from('first') },
  { name: 'Kirche.jpg', bytes: Buffer.from('second') },
  { name: 'Jörg 花嫁 👰.jpg', bytes: Buffer.alloc(200_000, 7) },
  { name: '../../escape.jpg', bytes: Buffer.alloc(0) },
];
const safe = ['Kirche.jpg', 'Kirche (2).jpg', 'Jörg 花嫁 👰.jpg', '_.._escape.jpg'];
const plan = planArchive(entriesOf(files));

let folder = '';
let archive = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'albumen-zip-'));
  archive = join(folder, 'photos.zip');
  await pipeline(readArchive(plan, openerOf(files)), createWriteStream(archive));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('yauzl opens the archive with safe names, times and bytes', async () => {
  const listed = await listedByYauzl(plan, openerOf(files));
  expect(listed.map(({ name }) => name)).toEqual(safe);
  expect(listed.map(({ modifiedAt }) => modifiedAt)).toEqual(files.map(() => someDay));
  expect(await Promise.all(listed.map(({ read }) => read()))).toEqual(files.map((f) => f.bytes));
});

test.skipIf(!has('unzip'))('unzip finds no fault and unpacks every photo', async () => {
  const { stdout } = await run('unzip', ['-t', archive]);
  expect(stdout).toContain('No errors detected');
  await run('unzip', ['-q', archive, '-d', join(folder, 'out')], {
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  for (const [index, name] of safe.entries()) {
    expect(await readFile(join(folder, 'out', name))).toEqual(files[index]?.bytes);
  }
});

const listInPython = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    assert sys.argv[2] == 'some' or archive.testzip() is None
    last = archive.infolist()[-1]
    print(json.dumps([archive.namelist(), len(archive.read(last)), list(last.date_time)]))
`;

test.skipIf(!has('python3'))('Python finds no fault in the archive', async () => {
  const { stdout } = await run('python3', ['-c', listInPython, archive, 'all']);
  expect(JSON.parse(stdout)).toEqual([safe, 0, [2026, 6, 20, 15, 4, 6]]);
});

/** Everything but the zeros of the large photo; those are holes that take no room on disk. */
async function writeSparse(path: string, largeBytes: number, small: Buffer): Promise<void> {
  const entry = { crc32: 0, modifiedAt: someDay };
  const far = planArchive([
    { ...entry, name: 'large.tif', sizeBytes: largeBytes },
    { ...entry, name: 'last.jpg', sizeBytes: small.length, crc32: crc32(small) },
  ]);
  const file = await open(path, 'w');
  await truncate(path, far.sizeBytes);
  for (const { kind, index, offset, sizeBytes } of far.segments) {
    if (kind === 'entry' && index === 0) continue;
    const span = { start: offset, end: offset + sizeBytes };
    const bytes = kind === 'entry' ? small : await bytesOf(far, openZeros, span);
    await file.write(bytes, 0, bytes.length, offset);
  }
  await file.close();
}

test.skipIf(!has('unzip') || !has('python3'))(
  'unzip and Python read the photo behind 5 GiB of an archive',
  async () => {
    const sparse = join(folder, 'sparse.zip');
    const small = Buffer.from('behind');
    await writeSparse(sparse, 5 * 1024 ** 3, small);
    const unzipped = await run('unzip', ['-p', sparse, 'last.jpg']);
    expect(unzipped.stdout).toBe('behind');
    const python = await run('python3', ['-c', listInPython, sparse, 'some']);
    expect(JSON.parse(python.stdout)).toEqual([
      ['large.tif', 'last.jpg'],
      small.length,
      expect.any(Array),
    ]);
  },
);
