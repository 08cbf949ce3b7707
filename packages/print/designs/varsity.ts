import { art, backs, front, photo, theme, text } from './lib/build.ts';
import { polygon, rect } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const block = [
  art('block', rect([-9, -9, 219, 378]), 'contrast'),
  text('class', [20, 30, 168, 60], 'Class of', {
    font: 'leagueGothic',
    size: 44,
    leading: 1,
    align: 'left',
    caps: true,
    color: 'accent',
    label: 'Heading',
  }),
  text('year', [18, 70, 180, 190], '’27', {
    font: 'leagueGothic',
    size: 176,
    leading: 1,
    align: 'left',
    color: 'paper',
    label: 'Year',
  }),
  text('name', [20, 252, 176, 60], 'Diego Alvarez', {
    font: 'leagueGothic',
    size: 34,
    leading: 1,
    align: 'left',
    caps: true,
    color: 'paper',
    label: 'Name',
  }),
  text('school', [20, 296, 176, 34], 'Lincoln High School\nOpen house May 30, noon till late', {
    font: 'montserrat',
    size: 9,
    leading: 1.5,
    align: 'left',
    color: 'paper',
    label: 'School and party',
  }),
];

/** Poster numerals on a block of color, photos on the other side. */
export const varsity: CardDesign = {
  id: 'varsity',
  name: 'Varsity',
  occasion: 'graduation',
  family: 'flatCard',
  trim: trims.landscape7x5,
  themes: [
    theme('royal', 'Royal', ['#ffffff', '#14264d', '#f5b82e', '#dfe5f1', '#14264d']),
    theme('crimson', 'Crimson', ['#fffaf4', '#571421', '#f3c99b', '#f1dfd6', '#7b1a2c']),
    theme('field', 'Field', ['#fbfbf2', '#17402c', '#f2c14e', '#dfe8da', '#17402c']),
  ],
  fronts: [
    front(1, [photo(1, [214, -9, 299, 378]), ...block]),
    front(3, [
      photo(1, [214, -9, 299, 216]),
      photo(2, [214, 211, 147, 158]),
      photo(3, [366, 211, 147, 158]),
      ...block,
    ]),
    front(5, [
      photo(1, [214, -9, 171, 216]),
      photo(2, [390, -9, 123, 106]),
      photo(3, [390, 101, 123, 106]),
      photo(4, [214, 211, 147, 158]),
      photo(5, [366, 211, 147, 158]),
      ...block,
    ]),
  ],
  backs: backs(trims.landscape7x5, {
    font: 'montserrat',
    text: 'Onward',
    mark:
      polygon([
        [0, 8],
        [26, 0],
        [52, 8],
        [26, 16],
      ]) +
      polygon([
        [12, 14],
        [26, 19],
        [40, 14],
        [40, 22],
        [26, 27],
        [12, 22],
      ]),
    background: 'contrast',
    color: 'paper',
  }),
  shapes: ['square', 'rounded'],
};
