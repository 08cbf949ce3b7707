import { expect, test } from 'vitest';
import { Gate, inLanes, sleep } from './scheduling.ts';

const never = new AbortController().signal;

test('a closed gate lets everybody pass once it opens', async () => {
  const gate = new Gate();
  gate.close();
  const passed: number[] = [];
  const waiting = [1, 2].map((who) => gate.passed(never).then(() => passed.push(who)));
  await Promise.resolve();
  expect(passed).toEqual([]);
  gate.open();
  await Promise.all(waiting);
  expect(passed).toEqual([1, 2]);
  await gate.passed(never);
});

test('whoever waits at the gate or sleeps can be called away', async () => {
  const gate = new Gate();
  gate.close();
  const controller = new AbortController();
  const waiting = [gate.passed(controller.signal), sleep(60_000, controller.signal)];
  controller.abort(new Error('canceled'));
  for (const wait of waiting) await expect(wait).rejects.toThrow('canceled');
});

test('lanes take every item once, in order, as many at a time as there are lanes', async () => {
  const taken: number[] = [];
  let inside = 0;
  let most = 0;
  await inLanes(4, Iterator.from(Array(10).keys()), async (item) => {
    taken.push(item);
    inside += 1;
    most = Math.max(most, inside);
    await Promise.resolve();
    inside -= 1;
  });
  expect(most).toBe(4);
  expect(taken).toEqual([...Array(10).keys()]);
});
