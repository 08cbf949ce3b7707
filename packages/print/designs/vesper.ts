import { backs, front, frontFoil, photo, theme, tiles, text } from './lib/build.ts';
import { frame, line, ring } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const side = [
  text('names', [336, 262, 152, 44], 'Noor & Elias', {
    font: 'bodoniItalic',
    size: 20,
    label: 'Names',
  }),
  text('where', [336, 296, 152, 34], 'Santa Fe, New Mexico\nInvitation to follow', {
    font: 'tenor',
    size: 8.5,
    tracking: 0.08,
    leading: 1.6,
    color: 'accent',
    label: 'Where',
  }),
  text('call', [336, 30, 152, 14], 'Save the date', {
    font: 'tenor',
    size: 8.5,
    tracking: 0.26,
    caps: true,
    label: 'Heading',
  }),
  text('month', [336, 52, 152, 64], '06', {
    font: 'bodoni',
    size: 62,
    leading: 1,
    isFoil: true,
    label: 'Month',
  }),
  text('day', [336, 120, 152, 64], '21', {
    font: 'bodoni',
    size: 62,
    leading: 1,
    isFoil: true,
    label: 'Day',
  }),
  text('year', [336, 188, 152, 64], '27', {
    font: 'bodoni',
    size: 62,
    leading: 1,
    isFoil: true,
    label: 'Year',
  }),
];

/** One wide photo, and the date down the margin like a train ticket from a better time. */
export const vesper: CardDesign = {
  id: 'vesper',
  name: 'Vesper',
  occasion: 'saveTheDate',
  family: 'flatCard',
  trim: trims.landscape7x5,
  otherTrims: [trims.slim4x8],
  themes: [
    theme('bone', 'Bone', ['#f8f5ee', '#24211d', '#7d6a4d', '#ece6d9', '#24211d']),
    theme('terracotta', 'Terracotta', ['#b5583c', '#fff6ee', '#ffe2cf', '#c46b50', '#fff6ee']),
    theme('night', 'Night', ['#161c28', '#f3efe6', '#b9c3d6', '#222b3b', '#f3efe6']),
  ],
  fronts: [
    front(1, [photo(1, [-9, -9, 333, 378]), ...side]),
    front(2, [...tiles([-9, -9, 333, 378], [1, 1], 5), ...side]),
    front(3, [
      photo(1, [-9, -9, 200, 378]),
      photo(2, [196, -9, 128, 186.5]),
      photo(3, [196, 182.5, 128, 186.5]),
      ...side,
    ]),
  ],
  backs: backs(trims.landscape7x5, {
    font: 'bodoniItalic',
    text: 'noorandelias.example',
    isSample: true,
    mark: ring(-7, 0, 13, 1.4) + ring(7, 0, 13, 1.4),
  }),
  foilDesigns: [
    frontFoil('rules', 'Rules', [118, 186, 254].map((y) => line(388, y, 436, y, 1.1)).join('')),
    frontFoil('border', 'Border', frame([336, 18, 152, 324], 1.1)),
  ],
  shapes: ['square', 'rounded'],
};
