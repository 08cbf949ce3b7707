import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closerParts, fromTile, mergeFaces, squaresAlong, tilesOf } from './tiles.ts';

const fraction = fc.double({ min: 0, max: 1, noNaN: true });

test('tiles cover a picture, and a small face lies wholly in one of them', () => {
  const pictures = fc.record({
    width: fc.integer({ min: 10, max: 4000 }),
    height: fc.integer({ min: 10, max: 4000 }),
  });
  fc.assert(
    fc.property(pictures, fraction, fraction, (picture, x, y) => {
      const side = 0.1;
      const face = { x: x * (1 - side), y: y * (1 - side), width: side, height: side };
      const holds = tilesOf(picture).some(
        (tile) =>
          tile.x <= face.x + 1e-9 &&
          tile.y <= face.y + 1e-9 &&
          tile.x + tile.width >= face.x + side - 1e-9 &&
          tile.y + tile.height >= face.y + side - 1e-9,
      );
      expect(holds).toBe(true);
    }),
  );
});

test('squares along a long picture cover it, and a face as high as a fourth of it lies wholly in one', () => {
  fc.assert(
    fc.property(fc.double({ min: 1.8, max: 20, noNaN: true }), fraction, (ratio, place) => {
      const face = { from: place * (1 - 0.25 / ratio), length: 0.25 / ratio };
      const squares = squaresAlong({ width: 1_000 * ratio, height: 1_000 });
      const holds = squares.some(
        ({ x, width }) =>
          x <= face.from + 1e-9 && x + width >= face.from + face.length - 1e-9 && width <= 1,
      );
      expect(holds).toBe(true);
      expect(squaresAlong({ width: 1_000, height: 1_000 * ratio })).toHaveLength(squares.length);
    }),
  );
});

test('a closer look is for pictures with many, small or no faces, and a cheaper one for long ones', () => {
  const face = { score: 0.9, box: { x: 0.4, y: 0.2, width: 0.1, height: 0.3 } };
  const small = { score: 0.9, box: { x: 0.4, y: 0.2, width: 0.01, height: 0.03 } };
  const usual = { width: 1_500, height: 1_000 };
  expect(closerParts([face], usual)).toEqual([]);
  expect(closerParts([], usual)).toHaveLength(6);
  expect(closerParts([face, small], usual)).toHaveLength(6);
  expect(closerParts([face], { width: 3_000, height: 1_000 })).toHaveLength(4);
});

test('a face that was found in two tiles counts once, the surer one', () => {
  const [left, right] = tilesOf({ width: 300, height: 200 });
  if (!left || !right) throw new Error('six tiles');
  const box = { x: 0.3, y: 0.2, width: 0.04, height: 0.06 };
  const inside = (tile: typeof left) => ({
    x: (box.x - tile.x) / tile.width,
    y: (box.y - tile.y) / tile.height,
    width: box.width / tile.width,
    height: box.height / tile.height,
  });
  const merged = mergeFaces([
    { score: 0.6, box: fromTile(left, inside(left)) },
    { score: 0.9, box: fromTile(right, inside(right)) },
    { score: 0.5, box: { x: 0.7, y: 0.2, width: 0.04, height: 0.06 } },
  ]);
  expect(merged.map(({ score }) => score)).toEqual([0.9, 0.5]);
});
