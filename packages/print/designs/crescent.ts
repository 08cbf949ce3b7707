import { art, backs, front, frontFoil, photo, theme, text } from './lib/build.ts';
import { arc, ellipse, place, ring, star } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const facts = text(
  'facts',
  [40, 432, 280, 34],
  'November 3, 2026  ·  4:12 am\n7 pounds 2 ounces  ·  20 inches',
  { font: 'josefinLight', size: 10.5, tracking: 0.1, leading: 1.6, label: 'Birth details' },
);
const name = (y: number) =>
  text('name', [30, y, 300, 44], 'Juniper Mae', {
    font: 'allura',
    size: 40,
    leading: 1,
    color: 'accent',
    label: 'Name',
  });
const moon = place(
  'M0 -150C83 -150 150 -83 150 0C150 83 83 150 0 150C-52 150 -98 124 -125 84C-106 102 -72 122 -28 122C48 122 108 62 108 -12C108 -76 66 -130 0 -150Z',
  176,
  196,
);
const stars = [
  [66, 70, 9],
  [104, 42, 5],
  [40, 118, 4],
  [300, 52, 7],
  [326, 96, 4],
  [30, 300, 5],
  [60, 344, 7],
  [332, 318, 6],
  [306, 352, 4],
  [36, 206, 3.5],
]
  .map(([x = 0, y = 0, r = 0]) => star(x, y, r, 4, 0.22))
  .join('');
const closing = art('cradle', arc(180, 196, 128, 1, 20, 160), 'soft');

/** A round photo that lies in the arm of a foil moon. */
export const crescent: CardDesign = {
  id: 'crescent',
  name: 'Crescent',
  occasion: 'birth',
  family: 'flatCard',
  trim: trims.portrait5x7,
  themes: [
    theme('bedtime', 'Bedtime', ['#2a3554', '#f4f1ea', '#f4e6c8', '#394668', '#f4f1ea']),
    theme('oat', 'Oat', ['#f5efe4', '#4a4238', '#8c6f4a', '#e8dfcd', '#4a4238']),
    theme('petal', 'Petal', ['#f3dedb', '#553039', '#96525f', '#e9cbc7', '#553039']),
  ],
  fronts: [
    front(1, [photo(1, [66, 88, 196, 196], { clip: ellipse(164, 186, 98) }), name(376), facts]),
    front(0, [
      text('name', [60, 150, 196, 90], 'Juniper\nMae', {
        font: 'allura',
        size: 48,
        leading: 0.95,
        anchor: 'middle',
        color: 'accent',
        label: 'Name',
      }),
      text('welcome', [60, 386, 240, 22], 'has landed among us', {
        font: 'cormorantItalic',
        size: 16,
        label: 'Welcome',
      }),
      facts,
    ]),
    front(2, [
      closing,
      photo(1, [66, 88, 196, 96], { clip: 'M66 184C66 131 110 88 164 88C218 88 262 131 262 184Z' }),
      photo(2, [66, 188, 196, 96], {
        clip: 'M66 188C66 241 110 284 164 284C218 284 262 241 262 188Z',
      }),
      name(376),
      facts,
    ]),
  ],
  backs: backs(trims.portrait5x7, {
    font: 'josefinLight',
    text: 'Born under a good star',
    mark: place(
      'M0 -15C8 -15 15 -8 15 0C15 8 8 15 0 15C-5 15 -10 12 -12.500 8C-10.600 10 -7 12 -3 12C5 12 11 6 11 -1C11 -7.600 6.600 -13 0 -15Z',
      0,
      0,
    ),
  }),
  foilDesigns: [
    frontFoil('moon', 'Moon and stars', moon + stars),
    frontFoil('stars', 'Stars', stars + ring(164, 186, 106, 1.3)),
  ],
  shapes: ['square', 'rounded', 'arch'],
};
