import type { DesignDocument } from '@albumen/print/document/design-document';
import { expect, test } from 'vitest';
import { createMoves } from './moves.ts';

const start = { faces: [], isTurned: false } as unknown as DesignDocument;

function turn(document: DesignDocument): DesignDocument {
  return { ...document, isTurned: !(document.isTurned ?? false) };
}

function openMoves() {
  let document = start;
  const notified: (string | undefined)[] = [];
  const seen: DesignDocument[] = [];
  const moves = createMoves({
    current: () => document,
    notify(next, name) {
      document = next;
      notified.push(name);
    },
  });
  moves.watch((next) => seen.push(next));
  return { moves, notified, seen, kept: () => document };
}

test('the canvas is notified of every step of a hand, all others once, when it rests', () => {
  const { moves, notified, seen, kept } = openMoves();
  moves.move(turn, 'pan a');
  moves.move(turn, 'pan a');
  moves.move(turn, 'pan a');
  expect(seen.map(({ isTurned }) => isTurned)).toEqual([true, false, true]);
  expect(notified).toEqual([]);
  moves.settle();
  moves.settle();
  expect(notified).toEqual(['pan a']);
  expect(kept()).toBe(seen.at(-1));
});

test('a hand that goes on to another photo leaves the first where it was put', () => {
  const { moves, notified, kept } = openMoves();
  moves.move(turn, 'pan a');
  moves.move(turn, 'pan b');
  expect(notified).toEqual(['pan a']);
  expect(kept().isTurned).toBe(true);
  moves.settle();
  expect(notified).toEqual(['pan a', 'pan b']);
  expect(kept().isTurned).toBe(false);
});

test('a hand that rests tells by itself', async () => {
  const { moves, notified } = openMoves();
  moves.move(turn, 'zoom a');
  await expect.poll(() => notified).toEqual(['zoom a']);
});
