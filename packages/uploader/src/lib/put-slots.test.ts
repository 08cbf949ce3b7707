import { expect, test } from 'vitest';
import type { PutOutcome } from './put-file.ts';
import { PutSlots } from './put-slots.ts';

const stored: PutOutcome = { end: 'answer', status: 200, problem: null, retryAfterMs: null };
const cut: PutOutcome = { ...stored, end: 'error', status: 0 };
const sizeBytes = 8_000_000;

/** Slots whose time passes when told, and the uploads that are in flight in them. */
function line(most: number) {
  let nowMs = 0;
  const slots = new PutSlots({ most, now: () => nowMs });
  const inFlight: { moved: (sentBytes: number) => void; end: (outcome: PutOutcome) => void }[] = [];
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    inFlight,
    send: async (count: number) => {
      for (let each = 0; each < count; each += 1) {
        void slots.run(sizeBytes, (moved) => {
          const { promise, resolve } = Promise.withResolvers<PutOutcome>();
          inFlight.push({ moved, end: resolve });
          return promise;
        });
      }
      await settled();
    },
    /** So many seconds in which the line carries so much, each upload the same part of it. */
    carry: (seconds: number, bytesPerSecond: number) => {
      for (let second = 0; second <= seconds; second += 1) {
        const each = (bytesPerSecond * second) / inFlight.length;
        for (const { moved } of inFlight) moved(each);
        if (second < seconds) nowMs += 1000;
      }
    },
    wait: (seconds: number) => {
      nowMs += seconds * 1000;
    },
    end: async (outcome: PutOutcome, count = inFlight.length) => {
      for (const { end } of inFlight.splice(0, count)) end(outcome);
      await settled();
    },
  };
}

test('before anything is known of a line, as many as allowed are sent at once', async () => {
  const { send, inFlight } = line(12);
  await send(20);
  expect(inFlight).toHaveLength(12);
});

test('a thin line gets one for each 64 KB/s, and never none', async () => {
  for (const { bytesPerSecond, expected } of [
    { bytesPerSecond: 200_000, expected: 4 },
    { bytesPerSecond: 60_000, expected: 1 },
    { bytesPerSecond: 500, expected: 1 },
    { bytesPerSecond: 5_000_000, expected: 12 },
  ]) {
    const { send, carry, end, inFlight } = line(12);
    await send(40);
    carry(10, bytesPerSecond);
    await end(stored, 11);
    await end(stored);
    expect(inFlight).toHaveLength(expected);
  }
});

test('a line that grows lets in those that wait, without anything having arrived', async () => {
  const { send, carry, end, inFlight } = line(12);
  await send(40);
  carry(10, 60_000);
  await end(stored);
  expect(inFlight).toHaveLength(1);
  carry(10, 300_000);
  await Promise.resolve();
  expect(inFlight.length).toBeGreaterThan(1);
});

test('after a slow time, files that report once widen the line by how soon they arrive', async () => {
  for (const { seconds, expected } of [
    { seconds: 1, expected: 12 },
    { seconds: 40, expected: 4 },
    { seconds: 400, expected: 1 },
  ]) {
    const { send, carry, end, wait, inFlight } = line(12);
    await send(40);
    carry(10, 60_000);
    await end(stored);
    expect(inFlight).toHaveLength(1);
    wait(seconds);
    inFlight[0]?.moved(sizeBytes);
    await end(stored);
    expect(inFlight).toHaveLength(expected);
  }
});

test('a time in which nothing was sent makes no thin line', async () => {
  const { send, carry, end, wait, inFlight } = line(12);
  await send(12);
  carry(2, 5_000_000);
  await end(stored);
  wait(600);
  await send(20);
  expect(inFlight).toHaveLength(12);
});

test('each upload that is lost halves what is sent at once, each that arrives gives one back', async () => {
  const { send, end, inFlight } = line(12);
  await send(12);
  await end(cut);
  await send(40);
  expect(inFlight).toHaveLength(1);
  await end(stored);
  expect(inFlight).toHaveLength(2);
  await end(stored);
  expect(inFlight).toHaveLength(4);
  await end({ ...stored, status: 503 });
  expect(inFlight).toHaveLength(4);
  await end({ ...stored, status: 408 }, 1);
  await end({ ...stored, end: 'abort', status: 0 });
  expect(inFlight).toHaveLength(2);
});
