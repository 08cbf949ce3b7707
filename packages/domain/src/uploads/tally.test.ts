import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FileStatus } from './file.machine.ts';
import {
  emptyTally,
  errorRateOf,
  progressOf,
  tallyChange,
  type TalliedFile,
  tallyOf,
} from './tally.ts';

function files(...statuses: FileStatus[]): TalliedFile[] {
  return statuses.map((status) => ({ status, sizeBytes: 100, sentBytes: 0 }));
}

test('progress counts completed and failed files', () => {
  const tally = tallyOf(files('completed', 'failed', 'in-progress', 'pending'));
  expect(progressOf(tally)).toBe(0.5);
  expect(errorRateOf(tally)).toBe(0.25);
});

test('an invalid file counts as failed, a canceled one does not count', () => {
  const tally = tallyOf(files('invalid', 'canceled', 'canceled', 'completed'));
  expect(progressOf(tally)).toBe(0.5);
  expect(errorRateOf(tally)).toBe(0.25);
});

test('no files are no progress', () => {
  expect(progressOf(emptyTally)).toBe(0);
  expect(errorRateOf(emptyTally)).toBe(0);
});

test('what is left to send shrinks while a file is sent and ends with it', () => {
  const sending: TalliedFile = { status: 'in-progress', sizeBytes: 100, sentBytes: 60 };
  expect(tallyOf([sending, ...files('pending')])).toMatchObject({
    bytesTotal: 200,
    bytesLeft: 140,
  });
  expect(tallyOf(files('failed', 'completed')).bytesLeft).toBe(0);
});

test('kept change by change, the tally equals one counted from nothing', () => {
  const status = fc.constantFrom<FileStatus>(
    'init',
    'preprocessing',
    'pending',
    'in-progress',
    'completed',
    'canceled',
    'failed',
    'invalid',
  );
  const file = fc.record({ status, sizeBytes: fc.nat(1000), sentBytes: fc.nat(1000) });
  const change = fc.record({ at: fc.nat(9), to: fc.option(file) });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 80 }), (changes) => {
      const slots: (TalliedFile | null)[] = Array.from({ length: 10 }, () => null);
      let tally = emptyTally;
      for (const { at, to } of changes) {
        tally = tallyChange(tally, slots[at] ?? null, to);
        slots[at] = to;
      }
      expect(tally).toEqual(tallyOf(slots.filter((each) => each !== null)));
      expect(progressOf(tally)).toBeLessThanOrEqual(1);
    }),
  );
});
