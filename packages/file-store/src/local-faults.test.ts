import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FaultDisk, InjectedFault } from '../test/fault-disk.ts';
import { startLocalServer, type LocalServer } from '../test/local-server.ts';
import { send, sendCut, someBytes, withFlippedBit } from '../test/sending.ts';
import { bytesAt, conditionsFor } from '../test/subject.ts';
import { temporaryNames, until, upload } from '../test/uploads.ts';
import { newKey } from './keys.ts';
import { openLocalFileStore } from './local.ts';
import type { PutReply } from './signed-request.ts';

/** `npm run faults` runs the numbers that the promise names. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 48);
const timeout = 10_000 + rounds * 400;

let server: LocalServer;
beforeEach(async () => {
  server = await startLocalServer();
});
afterEach(() => server.close());

/**
 * Fails the n-th call of the disk for n = 1, 2, 3 … until an attempt, which answers how many calls
 * it made, needs fewer. Answers how many faults there were.
 */
async function failEveryStep(
  attempt: (disk: FaultDisk, step: number) => Promise<number>,
): Promise<number> {
  for (let step = 1; ; step += 1) {
    const steps = await attempt(new FaultDisk(), step);
    if (steps < step) return step - 1;
  }
}

function ignoreInjected(error: unknown): undefined {
  if (!(error instanceof InjectedFault)) throw error;
}

test.each(['EIO', 'ENOSPC'])(
  'whichever call of the disk fails with %s, what is acknowledged is safe and whole',
  { timeout },
  async (code) => {
    const secret = 'the same secret for each';
    const faults = await failEveryStep(async (disk, step) => {
      const { root } = server;
      const store = await openLocalFileStore({ root, secret, disk, keepFreeBytes: 0 });
      const key = newKey('originals', 'jpg');
      const bytes = someBytes(40_000);
      disk.steps = 0;
      disk.failAt = step;
      disk.code = code;
      const first = await upload(store, key, { announced: bytes }).catch(ignoreInjected);
      const { steps } = disk;
      expect(first?.status === 200).toBe(steps < step);
      await expectSafeIfAcknowledged(first);
      if ((await store.stat(key)) !== undefined) expect(await bytesAt(store, key)).toEqual(bytes);

      disk.failAt = 0;
      const again = await upload(store, key, { announced: bytes });
      expect(again.status).toBe(200);
      await expectSafeIfAcknowledged(again);
      expect(await store.sweepTemporary(-1)).toBeLessThanOrEqual(1);
      return steps;

      async function expectSafeIfAcknowledged(reply: PutReply | undefined): Promise<void> {
        if (reply?.status !== 200) return;
        expect(disk.isSafe(store.pathOf(key), root)).toBe(true);
        expect(await bytesAt(store, key)).toEqual(bytes);
      }
    });
    expect(faults).toBeGreaterThan(10);
  },
);

test(
  'whichever call of the disk fails, our own writes leave the old file or the new one',
  { timeout },
  async () => {
    const jpeg = { contentType: 'image/jpeg' };
    const old = Buffer.from('old');
    const renewed = someBytes(40_000);
    await failEveryStep(async (disk, step) => {
      const { root } = server;
      const store = await openLocalFileStore({ root, secret: 'any secret that is long', disk });
      const key = newKey('renditions', 'jpg');
      await store.put(key, old, jpeg);
      disk.steps = 0;
      disk.failAt = step;
      const putting = store.put(key, renewed, jpeg);
      const digest = await putting.catch(ignoreInjected);
      const { steps } = disk;
      expect(digest !== undefined).toBe(steps < step);
      const present = await bytesAt(store, key);
      expect(present.equals(old) || present.equals(renewed)).toBe(true);
      if (digest !== undefined) {
        expect(present.equals(renewed)).toBe(true);
        expect(disk.isSafe(store.pathOf(key), root)).toBe(true);
      }
      return steps;
    });
  },
);

test(
  'an upload cut anywhere from 0 to 100 % is never seen half, and trying again works',
  async () => {
    const bytes = someBytes(300_000);
    const { store, origin, root } = server;
    for (let round = 0; round <= rounds; round += 1) {
      const key = newKey('originals', 'jpg');
      const signed = await store.signPut(key, conditionsFor(bytes, origin));
      const sentBytes = Math.floor((bytes.length * round) / rounds);
      await sendCut(signed, bytes, sentBytes);
      await until(async () => (await temporaryNames(root)).length === 0);
      const stat = await store.stat(key);
      // Whoever hangs up after the last byte may find it stored.
      if (sentBytes < bytes.length) expect(stat).toBeUndefined();
      else expect([undefined, bytes.length]).toContain(stat?.sizeBytes);
      expect(await send(signed, bytes)).toMatchObject({ status: 200 });
      expect((await store.digest(key, { read: 'always' }))?.sizeBytes).toBe(bytes.length);
    }
    expect(server.failures).toEqual([]);
  },
  timeout,
);

test(
  'one bit flipped on the way is found, wherever it is',
  async () => {
    const bytes = someBytes(20_000);
    for (let round = 0; round < rounds; round += 1) {
      const key = newKey('originals', 'jpg');
      const bit = Math.floor((bytes.length * 8 * round) / rounds);
      const sent = withFlippedBit(bytes, bit);
      const reply = await upload(server.store, key, { announced: bytes, sent });
      expect(reply).toMatchObject({ status: 400, problem: { code: 'digest-mismatch' } });
      expect(await server.store.stat(key)).toBeUndefined();
    }
    expect(await temporaryNames(server.root)).toEqual([]);
  },
  timeout,
);

test(
  'one bit flipped on the disk is found, wherever it is',
  async () => {
    const { store } = server;
    const bytes = someBytes(20_000);
    const key = newKey('originals', 'jpg');
    await upload(store, key, { announced: bytes });
    const good = await store.digest(key);
    const path = store.pathOf(key);
    for (let round = 0; round < rounds; round += 1) {
      const bit = Math.floor((bytes.length * 8 * round) / rounds);
      await writeFile(path, withFlippedBit(bytes, bit));
      const found = await store.digest(key, { read: 'always' });
      expect(found?.sizeBytes).toBe(good?.sizeBytes);
      expect(found?.sha256).not.toBe(good?.sha256);
      expect(found?.crc32).not.toBe(good?.crc32);
    }
    await writeFile(path, bytes);
    expect(await readFile(path)).toEqual(bytes);
    expect(await store.digest(key, { read: 'always' })).toEqual(good);
  },
  timeout,
);

test(
  'aborted transfers leave no file handle and no temporary file',
  async () => {
    const bytes = someBytes(200_000);
    const { store, origin, root } = server;
    const stored = newKey('originals', 'jpg');
    await upload(store, stored, { announced: bytes });
    await abortSome(5);
    const before = openHandles();
    await abortSome(rounds * 20);
    await until(async () => openHandles() <= before + 5);
    expect(await temporaryNames(root)).toEqual([]);

    async function abortSome(count: number): Promise<void> {
      for (let round = 0; round < count; round += 1) {
        const signed = await store.signPut(
          newKey('originals', 'jpg'),
          conditionsFor(bytes, origin),
        );
        await sendCut(signed, bytes, (round * 7919) % bytes.length);
        const reading = await store.read(stored);
        reading.destroy();
      }
      await until(async () => (await temporaryNames(root)).length === 0);
    }
  },
  timeout * 2,
);

/** Linux lists a process's handles; elsewhere this test looks at temporary files only. */
function openHandles(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 0;
  }
}

test('a body that ends early or late without a word is refused', async () => {
  const bytes = someBytes(50_000);
  for (const sent of [bytes.subarray(1), Buffer.concat([bytes, bytes.subarray(0, 1)])]) {
    const key = newKey('originals', 'jpg');
    const reply = await upload(server.store, key, { announced: bytes, sent });
    expect(reply).toMatchObject({ status: 400, problem: { code: 'upload-cut' } });
    expect(await server.store.stat(key)).toBeUndefined();
  }
  expect(await temporaryNames(server.root)).toEqual([]);
});

test('a disk that fails on the way is our failure, and the body stays answerable', async () => {
  const disk = new FaultDisk();
  const { root } = server;
  const store = await openLocalFileStore({ root, secret: 'any secret that is long', disk });
  const bytes = someBytes(5_000_000);
  const key = newKey('originals', 'jpg');
  // Its folder is there: what fails is the first write.
  await store.put(key.replace('.jpg', '-first.jpg'), bytes, { contentType: 'image/jpeg' });
  const { url, headers } = await store.signPut(key, conditionsFor(bytes));
  const body = Readable.from([bytes.subarray(0, 2_000_000), bytes.subarray(2_000_000)]);
  disk.steps = 0;
  disk.failAt = 2;
  const request = { method: 'PUT', url, body };
  const receiving = store.receiveSignedPut({
    ...request,
    headers: { ...headers, 'content-length': String(bytes.length) },
  });
  await expect(receiving).rejects.toThrow('EIO');
  expect(body.destroyed).toBe(false);
  expect(await temporaryNames(root)).toEqual([]);
});
