import { art, backs, front, frontFoil, letters, photo, theme, tiles, text } from './lib/build.ts';
import { fir, scatter, star } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const names = text('names', [40, 440, 280, 20], 'The Marlowe Family', {
  font: 'josefin',
  size: 11,
  tracking: 0.22,
  caps: true,
  label: 'Names',
});
const greeting = text('greeting', [40, 462, 280, 18], 'Anna, James, Ida & Theo  ·  2026', {
  font: 'cormorantItalic',
  size: 12.5,
  color: 'accent',
  label: 'Members and year',
});
const slope = 'M-9 338C96 386 262 300 369 350L369 513L-9 513Z';
const edge = 'M-9 338C96 386 262 300 369 350L369 353C262 303.500 96 390 -9 342Z';
const texts3 = [art('slope', slope, 'paper'), names, greeting];

/** Photos that run off three edges, above a hill of paper with a line of script. */
export const fable: CardDesign = {
  id: 'fable',
  name: 'Fable',
  occasion: 'holiday',
  family: 'flatCard',
  trim: trims.portrait5x7,
  themes: [
    theme('snow', 'Snow', ['#fbfaf7', '#22352c', '#7a3b32', '#e8ece6', '#22352c']),
    theme('evergreen', 'Evergreen', ['#1f3a2e', '#f6f1e4', '#d9c7a0', '#2b4c3d', '#fbfaf7']),
    theme('mulberry', 'Mulberry', ['#5a1f2b', '#faf1ea', '#e8c2b0', '#6f2a38', '#fbfaf7']),
  ],
  fronts: [
    front(1, [photo(1, [-9, -9, 378, 390]), ...texts3]),
    front(2, [...tiles([-9, -9, 378, 390], [2], 4), ...texts3]),
    front(3, [
      photo(1, [-9, -9, 378, 216]),
      photo(2, [-9, 211, 187, 170]),
      photo(3, [182, 211, 187, 170]),
      ...texts3,
    ]),
  ],
  backs: backs(trims.portrait5x7, {
    font: 'cormorantItalic',
    text: 'With love from our home to yours',
    mark: fir(0, 0, 64, -12),
  }),
  foilDesigns: [
    frontFoil(
      'script',
      'Script and line',
      edge + letters('merryChristmas', { x: 180, y: 415, width: 262 }),
    ),
    frontFoil(
      'snowfall',
      'Script and snowfall',
      letters('merryChristmas', { x: 180, y: 415, width: 262 }) +
        scatter(34, 7)
          .map(([a, b, c]) => star(-4 + a * 368, 354 + b * 148, 2.2 + c * 3, 6, 0.3))
          .filter((_, i) => {
            const [a = 0, b = 0] = scatter(34, 7)[i] ?? [];
            const x = a * 368,
              y = 354 + b * 148;
            return y > 482 || ((x < 42 || x > 318) && y > 372);
          })
          .join(''),
    ),
  ],
  shapes: ['square', 'rounded'],
};
