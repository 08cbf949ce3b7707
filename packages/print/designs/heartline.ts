import { backs, foil, front, frontFoil, letters, photo, theme, words } from './lib/build.ts';
import { ellipse, heart } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/card-design.ts';

const inHeart = heart(180, 168, 224);
const halves = [
  'M178 124C166 92 140 68 112 68C78 68 52 96 52 132C52 180 136 230 178 264Z',
  'M182 124C194 92 220 68 248 68C282 68 308 96 308 132C308 180 224 230 182 264Z',
] as const;
const script = letters('always', { x: 180, y: 318, width: 128 });
const names = words('names', [50, 332, 260, 14], 'Yours for ten years  ·  N + K', {
  font: 'tenor',
  size: 9,
  tracking: 0.12,
  label: 'Names',
});
const dots = Array.from({ length: 48 }, (_, i) => {
  const t = (i / 48) * Math.PI * 2;
  return ellipse(
    180 + 8.3 * 16 * Math.sin(t) ** 3,
    152 - 8.3 * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
    1.5,
  );
}).join('');

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
    front(1, [photo(1, [68, 50, 224, 204], { clip: inHeart }), names]),
    front(2, [
      photo(1, [52, 66, 126, 200], { clip: halves[0] }),
      photo(2, [182, 66, 126, 200], { clip: halves[1] }),
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
