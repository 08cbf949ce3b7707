import { art, backs, front, layout, photo, theme, text } from './lib/build.ts';
import { rect } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const gap = 6;
const cells = (skip: readonly number[]): [number, number, number, number][] =>
  Array.from({ length: 9 }, (_, i): [number, number, number, number] => [
    24 + (i % 3) * (100 + gap),
    24 + Math.floor(i / 3) * (118 + gap),
    100,
    118,
  ]).filter((_, i) => !skip.includes(i));
const places = (skip: readonly number[]) => cells(skip).map((corners, i) => photo(i + 1, corners));
const copy = [
  text('title', [24, 402, 312, 44], 'Our year, roughly in order', {
    font: 'playfairItalic',
    size: 25,
    align: 'left',
    label: 'Heading',
  }),
  text('names', [24, 440, 312, 20], 'Merry Christmas from Dana, Wes and the girls', {
    font: 'montserrat',
    size: 10,
    align: 'left',
    color: 'accent',
    label: 'Names',
  }),
];
const letter =
  'January brought the puppy, and the puppy brought us outdoors. By June we could name every tree on the river path.\n\nNell learned to swim. June learned to read. We learned to leave the house in under an hour.\n\nCome and see us in the new year.';

/** Nine small windows outside, a letter inside. */
export const yearInView: CardDesign = {
  id: 'year-in-view',
  name: 'Year in View',
  occasion: 'holiday',
  family: 'foldedCard',
  trim: trims.portrait5x7,
  otherTrims: [trims.square5],
  themes: [
    theme('white', 'White', ['#ffffff', '#222222', '#9a2f2a', '#f1efeb', '#222222']),
    theme('kraft', 'Kraft', ['#e8dcc6', '#3b2f22', '#7a3d26', '#dccdb1', '#3b2f22']),
    theme('juniper', 'Juniper', ['#e5ece8', '#1f352f', '#2f6a58', '#d3dfd9', '#1f352f']),
  ],
  fronts: [
    front(9, [...places([]), ...copy]),
    front(8, [
      ...places([4]),
      art('middle', rect([130, 148, 100, 118]), 'soft'),
      text('year', [136, 154, 88, 106], '2026', {
        font: 'playfairItalic',
        size: 30,
        anchor: 'middle',
        color: 'accent',
        label: 'Year',
      }),
      ...copy,
    ]),
    front(6, [
      photo(1, [24, 24, 206, 242]),
      ...cells([0, 1, 3, 4]).map((corners, i) => photo(i + 2, corners)),
      ...copy,
    ]),
  ],
  backs: backs(trims.portrait5x7, {
    font: 'montserrat',
    text: 'Nine moments out of many',
    mark: Array.from({ length: 9 }, (_, i) =>
      rect([(i % 3) * 9, Math.floor(i / 3) * 9, 7, 7]),
    ).join(''),
  }),
  insides: [
    layout('inside-letter', 0, [
      text('letter', [400, 110, 280, 290], letter, {
        font: 'playfair',
        size: 13,
        leading: 1.6,
        align: 'left',
        label: 'Letter',
      }),
    ]),
    layout('inside-photo', 1, [
      photo(1, [40, 40, 280, 424]),
      text('letter', [400, 110, 280, 290], letter, {
        font: 'playfair',
        size: 13,
        leading: 1.6,
        align: 'left',
        label: 'Letter',
      }),
    ]),
  ],
  shapes: ['square', 'rounded'],
};
