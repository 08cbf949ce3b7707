import { setImmediate } from 'node:timers/promises';
import { PassThrough, Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, entriesOf, openerOf, openZeros, someDay } from '../test/made-files.ts';
import { planArchive } from './plan-archive.ts';
import { ArchiveEntryError, readArchive } from './read-archive.ts';

const files = [
  { name: 'first.jpg', bytes: Buffer.from('the bytes of the first photo') },
  { name: 'empty.jpg', bytes: Buffer.alloc(0) },
  { name: 'third.jpg', bytes: Buffer.from('and those of the third') },
];
const plan = planArchive(entriesOf(files));
/** Many small archives take long on a busy machine. */
const slow = { timeout: 60_000 };

test('every byte range of an archive equals the same slice of the whole', async () => {
  const whole = await bytesOf(plan, openerOf(files));
  expect(whole.length).toBe(plan.sizeBytes);
  const edges = plan.segments.flatMap(({ offset }) => [offset - 1, offset, offset + 1]);
  const points = [...edges, plan.sizeBytes].filter((at) => at >= 0 && at <= plan.sizeBytes);
  for (const start of points) {
    for (const end of points.filter((at) => at >= start)) {
      expect(await bytesOf(plan, openerOf(files), { start, end })).toEqual(
        whole.subarray(start, end),
      );
    }
  }
});

test('any range of any archive equals the same slice of the whole', slow, async () => {
  const file = fc.record({
    name: fc.string({ maxLength: 20 }),
    bytes: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(file, { maxLength: 6 }), fc.nat(), fc.nat(), async (made, a, b) => {
      const madePlan = planArchive(entriesOf(made));
      const points = [a % (madePlan.sizeBytes + 1), b % (madePlan.sizeBytes + 1)];
      const span = { start: Math.min(...points), end: Math.max(...points) };
      const whole = await bytesOf(madePlan, openerOf(made));
      const part = await bytesOf(madePlan, openerOf(made), span);
      expect(part).toEqual(whole.subarray(span.start, span.end));
    }),
    { numRuns: 300 },
  );
});

test('a range opens only the photos it touches, and only the bytes it needs', async () => {
  const opened: unknown[] = [];
  const third = plan.segments.find(({ kind, index }) => kind === 'entry' && index === 2);
  const start = (third?.offset ?? 0) + 4;
  await bytesOf(
    plan,
    (index, span) => {
      opened.push({ index, span });
      return openerOf(files)(index, span);
    },
    { start, end: start + 5 },
  );
  expect(opened).toEqual([{ index: 2, span: { start: 4, end: 9 } }]);
});

test('a span outside the archive is refused', () => {
  expect(() => readArchive(plan, openerOf(files), { start: 0, end: plan.sizeBytes + 1 })).toThrow(
    RangeError,
  );
  expect(() => readArchive(plan, openerOf(files), { start: 2, end: 1 })).toThrow(RangeError);
});

test.each([
  ['shorter', Buffer.from('the bytes')],
  ['longer', Buffer.from('the bytes of the first photo and some more')],
])(
  'a photo that is %s than its manifest says ends the archive with an error',
  async (_case, bytes) => {
    const archive = readArchive(plan, () => Readable.from([bytes]));
    await expect(archive.toArray()).rejects.toThrow(ArchiveEntryError);
  },
);

test('a photo that cannot be opened or read ends the archive with its own error', async () => {
  const gone = new Error('gone');
  const failing = readArchive(plan, () => Promise.reject(gone));
  await expect(failing.toArray()).rejects.toBe(gone);
  const breaking = readArchive(plan, () => new Readable({ read: (): void => breakNow() }));
  function breakNow(): never {
    throw gone;
  }
  await expect(breaking.toArray()).rejects.toBe(gone);
});

test('nothing is read ahead of a guest who does not read', async () => {
  let givenBytes = 0;
  const large = planArchive([{ name: 'a', sizeBytes: 50_000_000, crc32: 0, modifiedAt: someDay }]);
  const archive = readArchive(large, (index, span) => {
    const zeros = openZeros(index, span) as Readable; // it makes no other kind
    return zeros.map((chunk: Buffer) => {
      givenBytes += chunk.length;
      return chunk;
    });
  });
  archive.read(1);
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  expect(givenBytes).toBeLessThan(3_000_000);
  archive.destroy();
});

test('a guest who leaves closes the photo being read, even while it stalls', async () => {
  const stalled = new PassThrough();
  const archive = readArchive(plan, () => stalled);
  archive.resume();
  await setImmediate();
  archive.destroy();
  await setImmediate();
  expect(stalled.destroyed).toBe(true);
});

test('a guest who leaves while a photo is being opened leaves nothing open', async () => {
  const late = Promise.withResolvers<Readable>();
  const archive = readArchive(plan, () => late.promise);
  archive.resume();
  await setImmediate();
  archive.destroy();
  const stalled = new PassThrough();
  late.resolve(stalled);
  await setImmediate();
  expect(stalled.destroyed).toBe(true);
});
