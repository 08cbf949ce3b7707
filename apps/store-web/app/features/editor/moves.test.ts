import type { DesignDocument } from '@albumen/print/design-document';
import { expect, test } from 'vitest';
import { createMoves } from './moves.ts';

const start = { faces: [], isTurned: false } as unknown as DesignDocument;

function turn(document: DesignDocument): DesignDocument {
  return { ...document, isTurned: !(document.isTurned ?? false) };
}

function openMoves() {
  let document = start;
  const told: (string | undefined)[] = [];
  const seen: DesignDocument[] = [];
  const moves = createMoves({
    current: () => document,
    tell(next, name) {
      document = next;
      told.push(name);
    },
  });
  moves.watch((next) => seen.push(next));
  return { moves, told, seen, kept: () => document };
}

test('the canvas hears of every step of a hand, all others once, when it rests', () => {
  const { moves, told, seen, kept } = openMoves();
  moves.move(turn, 'pan a');
  moves.move(turn, 'pan a');
  moves.move(turn, 'pan a');
  expect(seen.map(({ isTurned }) => isTurned)).toEqual([true, false, true]);
  expect(told).toEqual([]);
  moves.settle();
  moves.settle();
  expect(told).toEqual(['pan a']);
  expect(kept()).toBe(seen.at(-1));
});

test('a hand that goes on to another photo leaves the first where it was put', () => {
  const { moves, told, kept } = openMoves();
  moves.move(turn, 'pan a');
  moves.move(turn, 'pan b');
  expect(told).toEqual(['pan a']);
  expect(kept().isTurned).toBe(true);
  moves.settle();
  expect(told).toEqual(['pan a', 'pan b']);
  expect(kept().isTurned).toBe(false);
});

test('a hand that rests tells by itself', async () => {
  const { moves, told } = openMoves();
  moves.move(turn, 'zoom a');
  await expect.poll(() => told).toEqual(['zoom a']);
});
