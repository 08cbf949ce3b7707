import { backs, foil, front, frontFoil, photo, theme, text } from './lib/build.ts';
import { arc, frame, line, place, polygon, rays } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const fan = (x: number, y: number, turn: number) =>
  place(
    [22, 36, 50, 64].map((r) => arc(0, 0, r, 1.4, 0, 90)).join('') +
      rays(0, 0, 8, 60, 7, 1.2, 0, 90),
    x,
    y,
    1,
    turn,
  );
const fans = fan(14, 14, 0) + fan(346, 14, 90) + fan(346, 490, 180) + fan(14, 490, 270);
const borders =
  line(88, 20, 272, 20, 1.4) +
  line(88, 484, 272, 484, 1.4) +
  line(20, 88, 20, 416, 1.4) +
  line(340, 88, 340, 416, 1.4);
const diamond = polygon([
  [180, 84],
  [280, 200],
  [180, 316],
  [80, 200],
]);
const around =
  polygon([
    [180, 74],
    [289, 200],
    [180, 326],
    [71, 200],
  ]) +
  polygon([
    [180, 76.5],
    [73.2, 200],
    [180, 323.5],
    [286.8, 200],
  ]);
const copy = (y: number) => [
  text('names', [50, y, 260, 30], 'Vivian Hale', {
    font: 'poiret',
    size: 26,
    tracking: 0.06,
    caps: true,
    color: 'paper',
    label: 'Name',
  }),
  text(
    'when',
    [60, y + 38, 240, 52],
    'Cocktails at eight\nFriday, the fifth of February\nThe Alhambra Room',
    {
      font: 'josefinLight',
      size: 11,
      tracking: 0.08,
      leading: 1.5,
      color: 'paper',
      label: 'When and where',
    },
  ),
];
const sunrise =
  [20, 42, 64, 86].map((r) => arc(180, 236, r, 1.6, 180, 360)).join('') +
  rays(180, 236, 94, 128, 23, 1.4, 180, 180);

/** Fans in every corner and a photo cut like a gem. */
export const marquee: CardDesign = {
  id: 'marquee',
  name: 'Marquee',
  occasion: 'birthday',
  family: 'flatCard',
  trim: trims.portrait5x7,
  themes: [
    theme('onyx', 'Onyx', ['#f7f1e1', '#f7f1e1', '#cdb98a', '#2b2b2e', '#131315']),
    theme('emerald', 'Emerald', ['#f5f2e3', '#f5f2e3', '#b9cba0', '#15503f', '#0a3a2d']),
    theme('garnet', 'Garnet', ['#fbefe6', '#fbefe6', '#e3b6a2', '#641f2c', '#45101c']),
  ],
  fronts: [
    front(
      0,
      [
        foil('sunrise', sunrise),
        text('age', [60, 250, 240, 86], 'Sixty', {
          font: 'poiret',
          size: 66,
          leading: 1,
          isFoil: true,
          label: 'Age',
        }),
        ...copy(346),
      ],
      'contrast',
    ),
    front(
      1,
      [photo(1, [80, 84, 200, 232], { clip: diamond }), foil('gem', around), ...copy(346)],
      'contrast',
    ),
    front(
      2,
      [
        photo(1, [80, 84, 98, 232], {
          clip: polygon([
            [178, 86],
            [178, 314],
            [80, 200],
          ]),
        }),
        photo(2, [182, 84, 98, 232], {
          clip: polygon([
            [182, 86],
            [280, 200],
            [182, 314],
          ]),
        }),
        foil('gem', around),
        ...copy(346),
      ],
      'contrast',
    ),
  ],
  backs: backs(trims.portrait5x7, {
    font: 'poiret',
    text: 'Black tie, bright shoes',
    mark: [10, 18, 26].map((r) => arc(0, 0, r, 1.3, 180, 360)).join(''),
    background: 'contrast',
    color: 'paper',
  }),
  foilDesigns: [
    frontFoil('fans', 'Fans', fans + borders),
    frontFoil('frame', 'Frame', frame([18, 18, 324, 468], 2) + frame([24, 24, 312, 456], 1.1)),
  ],
  shapes: ['square', 'ticket'],
};
