import { backs, front, frontFoil, letters, photo, theme, tiles, text } from './lib/build.ts';
import { line } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const names = text('names', [30, 524, 228, 26], 'Cheers from the Lindqvists', {
  font: 'jost',
  size: 12,
  tracking: 0.08,
  label: 'Names',
});
const digits =
  letters('two', { x: 26, y: 124, width: 66, from: 'left' }) +
  letters('zero', { x: 22, y: 248, width: 78, from: 'left' }) +
  letters('two', { x: 26, y: 372, width: 66, from: 'left' }) +
  letters('seven', { x: 26, y: 496, width: 66, from: 'left' });

/** The year, one tall numeral above the other, beside a column of photos. */
export const numerals: CardDesign = {
  id: 'numerals',
  name: 'Numerals',
  occasion: 'newYear',
  family: 'flatCard',
  trim: trims.slim4x8,
  themes: [
    theme('chalk', 'Chalk', ['#ffffff', '#191919', '#b0322b', '#f0eeea', '#191919']),
    theme('petrol', 'Petrol', ['#0f3d46', '#eef4f2', '#f0b79a', '#1a505a', '#eef4f2']),
    theme('blush', 'Blush', ['#f6ded6', '#4a2530', '#9c4250', '#efcdc3', '#4a2530']),
  ],
  fronts: [
    front(1, [photo(1, [116, 30, 142, 472]), names]),
    front(2, [...tiles([116, 30, 142, 472], [1, 1], 10), names]),
    front(4, [...tiles([116, 30, 142, 472], [1, 1, 1, 1], 10), names]),
  ],
  backs: backs(trims.slim4x8, {
    font: 'jost',
    text: 'Here’s to every day of it',
    mark: line(-34, 0, 34, 0, 2),
  }),
  foilDesigns: [
    frontFoil('digits', 'Numerals', digits),
    frontFoil(
      'ruled',
      'Numerals and rules',
      digits +
        [138, 262, 386].map((y) => line(26, y, 98, y, 1.1)).join('') +
        line(30, 514, 258, 514, 1.1),
    ),
  ],
  shapes: ['square', 'rounded', 'ticket'],
};
