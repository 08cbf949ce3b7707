import { expect, test } from 'vitest';
import { nearDuplicates, previewDistance } from './near-duplicates.ts';
import { hasClosedEyes, isBlurred } from './photo-marks.ts';

const face = { sizePx: 300, sharpness: 200, eyeOpening: 0.3, score: 0.95 };

test('eyes count as closed where somebody is seen well enough to say so', () => {
  expect(hasClosedEyes([face])).toBe(false);
  expect(hasClosedEyes([face, { ...face, eyeOpening: 0.1 }])).toBe(true);
  expect(hasClosedEyes([{ ...face, eyeOpening: 0.1, sizePx: 40 }])).toBe(false);
  expect(hasClosedEyes([{ ...face, eyeOpening: 0.1, sharpness: 20 }])).toBe(false);
  expect(hasClosedEyes([{ ...face, eyeOpening: 0.1, score: 0.55 }])).toBe(false);
});

test('a photo is blurred where no face that could be sharp is', () => {
  expect(isBlurred([])).toBe(false);
  expect(isBlurred([{ ...face, sharpness: 10 }])).toBe(true);
  expect(isBlurred([face, { ...face, sharpness: 10 }])).toBe(false);
  expect(isBlurred([{ ...face, sharpness: 10, sizePx: 30 }])).toBe(false);
});

/** A preview of one shape with these waves, as they are stored. */
function preview(...waves: number[]): string {
  const head = [0x20, 0x08, 0x82 | (20 << 2), 7, 0];
  return btoa(String.fromCharCode(...head, ...waves.map((wave) => wave | (wave << 4))));
}

test('a burst of one camera is one group, another scene or another camera is not in it', () => {
  const scene = preview(8, 9, 7, 12, 3, 8, 8, 8);
  const moved = preview(8, 9, 8, 12, 3, 8, 8, 8);
  const other = preview(1, 15, 2, 14, 9, 0, 15, 3);
  expect(previewDistance(scene, scene)).toBe(0);
  expect(previewDistance(scene, moved)).toBeLessThan(previewDistance(scene, other));
  const groups = nearDuplicates([
    { id: 'late', takenAtMs: 100_000, hash: scene, camera: 'R5' },
    { id: 'third', takenAtMs: 9_000, hash: scene, camera: 'R5' },
    { id: 'first', takenAtMs: 0, hash: scene, camera: 'R5' },
    { id: 'second', takenAtMs: 4_000, hash: moved, camera: 'R5' },
    { id: 'elsewhere', takenAtMs: 5_000, hash: scene, camera: 'X100' },
    { id: 'turned', takenAtMs: 101_000, hash: other, camera: 'R5' },
  ]);
  expect(groups).toEqual([['first', 'second', 'third']]);
});

test('a preview of another shape is never alike', () => {
  const scene = preview(8, 9, 7);
  const upright = btoa(atob(scene).replace('\u0007', '\u0003'));
  expect(previewDistance(scene, upright)).toBe(Infinity);
});
