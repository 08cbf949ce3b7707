import { expect, test } from 'vitest';
import { placeInQueue, type StreamRow } from './stream-places.ts';

const limits = { streams: 4, perHolder: 2 };
let clock = 0;

function row(holderId: string, isWaiting: boolean, archiveId = `${holderId}-archive`): StreamRow {
  clock += 1000;
  return { archiveId, holderId, isWaiting, startedAt: new Date(clock) };
}

const running = (...accounts: string[]) => accounts.map((account) => row(account, false));
const waiting = (...accounts: string[]) => accounts.map((account) => row(account, true));
const ask = (rows: readonly StreamRow[], holderId: string) =>
  placeInQueue(rows, { holderId, archiveId: `${holderId}-archive` }, limits);

test('while places are free a download begins at once', () => {
  expect(ask([], 'new')).toBe(0);
  expect(ask(running('a', 'b', 'c'), 'new')).toBe(0);
});

test('when all are taken, whoever asks gets a place in the queue', () => {
  const full = running('a', 'b', 'c', 'd');
  expect(ask(full, 'new')).toBe(1);
  expect(ask([...full, ...waiting('e', 'f')], 'new')).toBe(3);
});

test('who waits keeps the place, and moves up when one in front leaves', () => {
  const full = running('a', 'b', 'c', 'd');
  const line = waiting('e', 'f', 'g');
  expect(['e', 'f', 'g'].map((account) => ask([...full, ...line], account))).toEqual([1, 2, 3]);
  expect(ask([...full, ...line.slice(1)], 'g')).toBe(2);
});

test('a place that came free is for the first in line, not for who happens to ask', () => {
  const rows = [...running('a', 'b', 'c'), ...waiting('e', 'f')];
  expect(ask(rows, 'e')).toBe(0);
  expect(ask(rows, 'f')).toBe(1);
  expect(ask(rows, 'new')).toBe(2);
});

test('who has a download running waits behind those who have none', () => {
  const rows = [...running('a', 'b', 'c', 'd'), ...waiting('a')];
  expect(ask(rows, 'new')).toBe(1);
  expect(ask([...rows, ...waiting('new')], 'a')).toBe(2);
});

test('one account never has more than its share, even when places are free', () => {
  const rows = running('a', 'a');
  expect(ask(rows, 'a')).toBe(1);
  expect(ask(rows, 'new')).toBe(0);
});

test('who may not begin yet holds nobody up', () => {
  const rows = [...running('a', 'a', 'b'), ...waiting('a')];
  expect(ask(rows, 'new')).toBe(0);
});

test('whatever the line, the free places go to different askers and no more', () => {
  const accounts = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (let taken = 0; taken <= 4; taken += 1) {
    const rows = [...running(...accounts.slice(0, taken)), ...waiting('x', 'y', 'z', 'v', 'w')];
    const begins = ['x', 'y', 'z', 'v', 'w'].filter((account) => ask(rows, account) === 0);
    expect(begins).toEqual(['x', 'y', 'z', 'v', 'w'].slice(0, 4 - taken));
  }
});
