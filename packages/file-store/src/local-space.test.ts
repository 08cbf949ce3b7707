import { execFile } from 'node:child_process';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FaultDisk } from '../test/fault-disk.ts';
import { startLocalServer, type LocalServer } from '../test/local-server.ts';
import { send, someBytes } from '../test/sending.ts';
import { bytesAt, conditionsFor } from '../test/subject.ts';
import { receive, temporaryNames, until, upload } from '../test/uploads.ts';
import { newKey } from './keys.ts';

const run = promisify(execFile);
/** Machines that run all tests at once are slow; none of this is about time. */
const slow = { timeout: 60_000 };
const keepFreeBytes = 1_000;
const full = { status: 507, problem: { code: 'disk-full' } };

let disk: FaultDisk;
let server: LocalServer;
beforeEach(async () => {
  disk = new FaultDisk();
  server = await startLocalServer({ disk, keepFreeBytes });
});
afterEach(() => server.close());

test('an upload that does not fit is refused before it begins', async () => {
  const { store } = server;
  disk.free = 11_000;
  expect(await store.freeBytes()).toBe(10_000);
  const [fits, tooLarge] = [someBytes(10_000), someBytes(10_001)];
  expect(await upload(store, newKey('originals', 'jpg'), { announced: tooLarge })).toMatchObject(
    full,
  );
  expect(await upload(store, newKey('originals', 'jpg'), { announced: fits })).toMatchObject({
    status: 200,
  });
  disk.free = 500;
  expect(await store.freeBytes()).toBe(0);
});

test('the room that running uploads still need is not given away', async () => {
  const { store, root } = server;
  disk.free = 11_000_000;
  const roomBytes = disk.free - keepFreeBytes;
  const running = someBytes(6_000_000);
  const body = new PassThrough();
  const first = receive(store, newKey('originals', 'jpg'), { announced: running, body });
  body.write(running.subarray(0, 2_500_000));
  // What came is written (and the made-up figure does not shrink): the rest is reserved.
  const leftBytes = roomBytes - running.length + 2_500_000;
  await until(async () => (await store.freeBytes()) === leftBytes);

  const second = someBytes(leftBytes + 1);
  expect(await upload(store, newKey('originals', 'jpg'), { announced: second })).toMatchObject(
    full,
  );
  body.end(running.subarray(2_500_000));
  expect(await first).toMatchObject({ status: 200 });
  expect(await upload(store, newKey('originals', 'jpg'), { announced: second })).toMatchObject({
    status: 200,
  });
  expect(await temporaryNames(root)).toEqual([]);
});

test('uploads of a process that died reserve nothing for long, and are swept', async () => {
  const { store, root } = server;
  disk.free = 11_000;
  const left = join(root, 'tmp', 'left-9000');
  await writeFile(left, 'half');
  expect(await store.freeBytes()).toBe(10_000 - 9_000 + 4);
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(left, anHourAgo, anHourAgo);
  expect(await store.freeBytes()).toBe(10_000);
  expect(await store.sweepTemporary(2 * 3_600_000)).toBe(0);
  expect(await store.sweepTemporary(1_800_000)).toBe(1);
  expect(await temporaryNames(root)).toEqual([]);
});

test('a refusal reaches an uploader who is still sending', slow, async () => {
  const { store, origin } = server;
  disk.free = 5_000;
  const bytes = someBytes(20_000_000);
  const signed = await store.signPut(newKey('originals', 'jpg'), conditionsFor(bytes, origin));
  expect(await send(signed, bytes)).toEqual({ status: 507, text: 'disk-full' });
  const forged = { ...signed, url: signed.url.replace('.jpg', '0.jpg') };
  expect(await send(forged, bytes)).toEqual({ status: 403, text: 'signature-invalid' });
});

test(
  'on a disk that is really full nothing is half, reads go on, and room helps at once',
  slow,
  async ({ skip }) => {
    const mounted = await mountSmallDisk();
    if (mounted === undefined) return skip('mounting a small disk needs root and tmpfs');
    const small = await startLocalServer({ root: mounted, keepFreeBytes: 0 });
    try {
      const { store, origin, root } = small;
      const stored: { key: string; bytes: Buffer }[] = [];
      const put = async (): Promise<number> => {
        const [key, bytes] = [newKey('originals', 'jpg'), someBytes(1_500_000)];
        const reply = await send(await store.signPut(key, conditionsFor(bytes, origin)), bytes);
        if (reply.status === 200) stored.push({ key, bytes });
        else expect(await store.stat(key)).toBeUndefined();
        return reply.status;
      };
      await until(async () => (await put()) === 507);
      expect(stored.length).toBeGreaterThan(3);

      const [first, second] = stored.splice(0, 2);
      await store.remove(first?.key ?? '');
      // Somebody else fills the disk after the upload has begun.
      const body = new PassThrough();
      const late = newKey('originals', 'jpg');
      const receiving = receive(store, late, { announced: someBytes(1_000_000), body });
      body.write(someBytes(100_000));
      await until(async () => (await temporaryNames(root)).length === 1);
      await writeFile(join(root, 'ballast'), someBytes(20_000_000)).catch(() => undefined);
      body.end(someBytes(900_000));
      expect(await receiving).toMatchObject(full);
      expect(await store.stat(late)).toBeUndefined();
      expect(await temporaryNames(root)).toEqual([]);
      for (const { key, bytes } of stored) expect(await bytesAt(store, key)).toEqual(bytes);

      await rm(join(root, 'ballast'));
      await store.remove(second?.key ?? '');
      expect(await put()).toBe(200);
      expect(small.failures).toEqual([]);
    } finally {
      await small.close().catch(() => undefined); // a mount point cannot be removed
      await run('umount', [mounted]);
      await rm(mounted, { recursive: true, force: true });
    }
  },
);

/** A disk of 8 MB in memory; undefined where this user or system has no such thing. */
async function mountSmallDisk(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'albumen-small-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]);
    return folder;
  } catch {
    await rm(folder, { recursive: true, force: true });
    return undefined;
  }
}
