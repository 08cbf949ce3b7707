import { expect, test } from 'vitest';
import { createAdmission, type Admission } from './admission.ts';

let nowMs = 0;
const open = () => createAdmission(() => nowMs);

/** Rounds of as many requests as there is room for, each answered after so long. */
function work(admission: Admission, tookMs: number, rounds = 1): void {
  for (let round = 0; round < rounds; round += 1) {
    const begun: ((tookMs: number) => void)[] = [];
    while (admission.hasRoom('ordinary')) begun.push(admission.begin('ordinary'));
    nowMs += 250;
    for (const end of begun) end(tookMs);
  }
}

test('slow answers leave room for fewer, quick ones for more again', () => {
  const admission = open();
  const { limit } = admission.load();
  work(admission, 400, 3);
  const fewer = admission.load().limit;
  expect(fewer).toBeLessThan(limit / 2);
  work(admission, 40, 10);
  expect(admission.load().limit).toBeGreaterThan(fewer);
});

test('a few are let in however slow all is, and a payment however full', () => {
  const admission = open();
  work(admission, 5_000, 30);
  expect(admission.load()).toEqual({ running: 0, limit: 24 });
  for (let one = 0; one < 24; one += 1) admission.begin('ordinary');
  expect([admission.hasRoom('ordinary'), admission.hasRoom('first')]).toEqual([false, true]);
});

test('what waits for others says nothing of us, and an answer counts once', () => {
  const admission = open();
  const { limit } = admission.load();
  for (let one = 0; one < 100; one += 1) {
    nowMs += 50;
    const end = admission.begin('first');
    end(20_000);
    end(20_000);
  }
  expect(admission.load()).toEqual({ running: 0, limit });
});
