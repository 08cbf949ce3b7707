import { expect, test } from 'vitest';
import { Gate, inLanes, Slots, sleep } from './scheduling.ts';

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

test('slots never let in more than their number, and let everybody in', async () => {
  const slots = new Slots(3);
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await Promise.resolve();
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => slots.run(work)));
  expect(most).toBe(3);
});

test('a slot is free again after a failure', async () => {
  const slots = new Slots(1);
  await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await slots.run(() => Promise.resolve('yes'))).toBe('yes');
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
