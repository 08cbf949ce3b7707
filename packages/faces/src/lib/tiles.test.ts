import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromTile, mergeFaces, tilesOf } from './tiles.ts';

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
