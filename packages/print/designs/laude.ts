import { art, backs, front, frontFoil, photo, theme, tiles, text } from './lib/build.ts';
import { ellipse, line, sprig } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const seal = [
  art('seal', ellipse(180, 306, 58), 'paper'),
  text('year', [140, 284, 80, 44], '2027', {
    font: 'cinzel',
    size: 24,
    anchor: 'middle',
    label: 'Year',
  }),
];
const copy = [
  text('name', [24, 384, 312, 36], 'Imani Grace Ellis', {
    font: 'cinzel',
    size: 23,
    label: 'Name',
  }),
  text(
    'school',
    [40, 420, 280, 34],
    'Bachelor of Science, Marine Biology\nUniversity of Washington',
    { font: 'cormorantItalic', size: 14, leading: 1.3, color: 'accent', label: 'School' },
  ),
  text('party', [40, 466, 280, 16], 'Garden party  ·  June 12 at three', {
    font: 'josefin',
    size: 9,
    tracking: 0.16,
    caps: true,
    label: 'Party',
  }),
];
const laurel =
  sprig({
    x: 180,
    y: 356,
    turn: 172,
    length: 132,
    bend: 150,
    leaves: 11,
    leaf: 15,
    width: 3.4,
    open: 36,
  }) +
  sprig({
    x: 180,
    y: 356,
    turn: 8,
    length: 132,
    bend: -150,
    leaves: 11,
    leaf: 15,
    width: 3.4,
    open: 36,
  });

/** Roman capitals and a laurel that seals photo and paper together. */
export const laude: CardDesign = {
  id: 'laude',
  name: 'Laude',
  occasion: 'graduation',
  family: 'flatCard',
  trim: trims.portrait5x7,
  themes: [
    theme('marble', 'Marble', ['#fbfaf8', '#22252b', '#6d6a60', '#ecebe6', '#22252b']),
    theme('navy', 'Navy', ['#15223d', '#f6f2e6', '#cfc29b', '#20315a', '#f6f2e6']),
    theme('oxblood', 'Oxblood', ['#4d1620', '#fbf1e8', '#e6c2a8', '#5f2029', '#fbf1e8']),
  ],
  fronts: [
    front(1, [photo(1, [-9, -9, 378, 315]), ...seal, ...copy]),
    front(2, [...tiles([-9, -9, 378, 315], [2], 5), ...seal, ...copy]),
    front(3, [
      photo(1, [89, -9, 182, 315]),
      photo(2, [-9, -9, 93, 315]),
      photo(3, [276, -9, 93, 315]),
      ...seal,
      ...copy,
    ]),
  ],
  backs: backs(trims.portrait5x7, {
    font: 'cinzel',
    text: 'With honors and with thanks',
    mark:
      sprig({ x: 0, y: 0, turn: 172, length: 44, bend: 120, leaves: 6, leaf: 8 }) +
      sprig({ x: 0, y: 0, turn: 8, length: 44, bend: -120, leaves: 6, leaf: 8 }),
  }),
  foilDesigns: [
    frontFoil('laurel', 'Laurel', laurel),
    frontFoil(
      'laurel-rules',
      'Laurel and rules',
      laurel + line(36, 458, 324, 458, 1.1) + line(120, 488, 240, 488, 1.1),
    ),
  ],
  shapes: ['square', 'rounded'],
};
