import { backs, front, frontFoil, letters, photo, theme, text } from './lib/build.ts';
import { ellipse, heart, place } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const inHeart = heart(180, 150, 196);
const halves = [
  place('M178 124C166 92 140 68 112 68C78 68 52 96 52 132C52 180 136 230 178 264Z', 27, -10, 0.85),
  place(
    'M182 124C194 92 220 68 248 68C282 68 308 96 308 132C308 180 224 230 182 264Z',
    27,
    -10,
    0.85,
  ),
] as const;
const script = letters('always', { x: 180, y: 306, width: 118 });
const names = text('names', [50, 324, 260, 14], 'Yours for ten years  ·  N + K', {
  font: 'tenor',
  size: 9,
  tracking: 0.12,
  label: 'Names',
});
/** Half of the heart's outline as curves, around its middle; the other half mirrors it. */
const curves = [
  { points: [0, 38, -14, 24, -50, 2, -50, -24], beads: 13 },
  { points: [-50, -24, -50, -42, -36, -52, -23, -52], beads: 5 },
  { points: [-23, -52, -12, -52, -4, -46, 0, -37], beads: 4 },
] as const;
const dots = curves
  .flatMap(({ points, beads }) =>
    Array.from({ length: beads }, (_, i) => pointOn(points, i / beads)),
  )
  .flatMap(([x, y]) => [
    ellipse(180 + x * 2.3, 146 + y * 2.3, 1.6),
    ellipse(180 - x * 2.3, 146 + y * 2.3, 1.6),
  ])
  .join('');

function pointOn(
  [x0, y0, x1, y1, x2, y2, x3, y3]: (typeof curves)[number]['points'],
  t: number,
): readonly [number, number] {
  const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
}

/** A photo cut as a heart, ringed with beads of foil. */
export const heartline: CardDesign = {
  id: 'heartline',
  name: 'Heartline',
  occasion: 'anniversary',
  family: 'flatCard',
  trim: trims.square5,
  themes: [
    theme('blush', 'Blush', ['#f8e4e1', '#55242f', '#b04a5a', '#f1d0cb', '#55242f']),
    theme('letter', 'Letter', ['#fcf8f0', '#3a2a26', '#9d3b36', '#f1e6d6', '#3a2a26']),
    theme('claret', 'Claret', ['#5d1626', '#fdeee8', '#f0b9b3', '#6f2032', '#fdeee8']),
  ],
  fronts: [
    front(1, [photo(1, [82, 48, 196, 177], { clip: inHeart }), names]),
    front(2, [
      photo(1, [71, 46, 108, 172], { clip: halves[0] }),
      photo(2, [181, 46, 108, 172], { clip: halves[1] }),
      names,
    ]),
  ],
  backs: backs(trims.square5, { font: 'tenor', text: 'Still, and more', mark: heart(0, 0, 24) }),
  foilDesigns: [
    frontFoil('beads', 'Script and beads', dots + script),
    frontFoil('script', 'Script', script),
  ],
  shapes: ['square', 'rounded', 'scalloped', 'oval'],
};
