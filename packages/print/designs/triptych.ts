import { backs, front, frontFoil, letters, theme, tiles, text } from './lib/build.ts';
import { line, star } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const names = text('names', [52, 322, 400, 18], 'Laura, Sam and little Wren', {
  font: 'tenor',
  size: 11,
  tracking: 0.14,
  label: 'Names',
});
const wish = text('wish', [52, 108, 400, 18], 'joy to you and yours', {
  font: 'bodoniItalic',
  size: 14,
  color: 'accent',
  label: 'Wish',
});

/** Wide-set capitals over a row of upright photos, like plates in a book. */
export const triptych: CardDesign = {
  id: 'triptych',
  name: 'Triptych',
  occasion: 'holiday',
  family: 'flatCard',
  trim: trims.landscape7x5,
  otherTrims: [trims.slim4x8],
  themes: [
    theme('plate', 'Plate', ['#fdfcfa', '#1d1c1a', '#8a6a3c', '#efece5', '#1d1c1a']),
    theme('spruce', 'Spruce', ['#e9efe9', '#1d3a30', '#a2432f', '#d3dfd5', '#1d3a30']),
    theme('ink', 'Ink', ['#14181f', '#f3f0e8', '#c9b48a', '#232a35', '#f3f0e8']),
  ],
  fronts: [
    front(2, [...tiles([110, 140, 284, 168], [2], 8), names, wish]),
    front(3, [...tiles([52, 140, 400, 168], [3], 8), names, wish]),
    front(4, [...tiles([36, 140, 432, 168], [4], 8), names, wish]),
  ],
  backs: backs(trims.landscape7x5, {
    font: 'bodoniItalic',
    text: 'Merry Christmas and a bright new year',
    mark: star(0, 0, 20, 4, 0.14),
  }),
  foilDesigns: [
    frontFoil('noel', 'Noel', letters('noel', { x: 252, y: 94, width: 236 })),
    frontFoil(
      'noel-star',
      'Noel and stars',
      letters('noel', { x: 252, y: 94, width: 236 }) +
        star(92, 66, 22, 4, 0.1) +
        star(412, 66, 22, 4, 0.1) +
        line(28, 26, 476, 26, 1.1) +
        line(28, 344, 476, 344, 1.1),
    ),
  ],
  shapes: ['square', 'rounded', 'scalloped'],
};
