import { expect, test } from 'vitest';
import {
  canRedo,
  canUndo,
  endMove,
  mostSteps,
  record,
  redo,
  startHistory,
  undo,
} from './history.ts';

test('each change is undone and redone in turn', () => {
  const edited = record(record(startHistory('a'), 'b'), 'c');
  const back = undo(undo(edited));
  expect([back.present, canUndo(back), canRedo(back)]).toEqual(['a', false, true]);
  expect(undo(back).present).toBe('a');
  expect([redo(back).present, redo(redo(back)).present]).toEqual(['b', 'c']);
});

test('a drag is one step however often it moves, the next drag another', () => {
  const dragged = ['b', 'c', 'd'].reduce(
    (history, at) => record(history, at, 'pan photo-1'),
    startHistory('a'),
  );
  expect(undo(dragged).present).toBe('a');
  const again = record(endMove(dragged), 'e', 'pan photo-1');
  expect(undo(again).present).toBe('d');
});

test('a change after undoing forgets what was undone, no change forgets nothing', () => {
  const back = undo(record(startHistory('a'), 'b'));
  expect(canRedo(record(back, 'c'))).toBe(false);
  expect(record(back, 'a')).toBe(back);
});

test('a long session keeps its last steps only', () => {
  let history = startHistory(0);
  for (let step = 1; step <= mostSteps + 5; step += 1) history = record(history, step);
  while (canUndo(history)) history = undo(history);
  expect(history.present).toBe(5);
});
