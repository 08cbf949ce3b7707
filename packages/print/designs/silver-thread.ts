import { backs, front, frontFoil, photo, theme, text } from './lib/build.ts';
import { ring } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const rings = ring(184, 146, 114, 2) + ring(320, 146, 114, 2);
const copy = [
  text('years', [60, 276, 384, 30], '1977  –  2027', {
    font: 'cinzel',
    size: 19,
    tracking: 0.12,
    label: 'Years',
  }),
  text('names', [60, 308, 384, 20], 'Ruth and Walter Castellan', {
    font: 'cormorantItalic',
    size: 16,
    color: 'accent',
    label: 'Names',
  }),
  text('party', [60, 330, 384, 14], 'Join us for lunch, October 2', {
    font: 'josefin',
    size: 8.5,
    tracking: 0.18,
    caps: true,
    label: 'Party',
  }),
];
const left =
  'M184 40C204 40 222 45 238 55C214 78 204 112 204 146C204 180 214 214 238 237C222 247 204 252 184 252C125 252 78 205 78 146C78 87 125 40 184 40Z';
const right =
  'M320 40C300 40 282 45 266 55C290 78 300 112 300 146C300 180 290 214 266 237C282 247 300 252 320 252C379 252 426 205 426 146C426 87 379 40 320 40Z';
const middle =
  'M252 62C274 84 286 114 286 146C286 178 274 208 252 230C230 208 218 178 218 146C218 114 230 84 252 62Z';

/** Two rings that hold a photo each, then and now. */
export const silverThread: CardDesign = {
  id: 'silver-thread',
  name: 'Silver Thread',
  occasion: 'anniversary',
  family: 'flatCard',
  trim: trims.landscape7x5,
  themes: [
    theme('pearl', 'Pearl', ['#f7f6f3', '#2a2c30', '#71706c', '#e9e7e2', '#2a2c30']),
    theme('slate', 'Slate', ['#2a333d', '#f1f1ec', '#b9c4cc', '#36414d', '#f1f1ec']),
    theme('fig', 'Fig', ['#3b2436', '#f7eef0', '#d6b3c3', '#4a3044', '#f7eef0']),
  ],
  fronts: [
    front(2, [
      photo(1, [78, 40, 160, 212], { clip: left }),
      photo(2, [266, 40, 160, 212], { clip: right }),
      text('count', [214, 116, 76, 60], '50', {
        font: 'cinzel',
        size: 34,
        anchor: 'middle',
        label: 'Number',
      }),
      ...copy,
    ]),
    front(3, [
      photo(1, [78, 40, 160, 212], { clip: left }),
      photo(2, [266, 40, 160, 212], { clip: right }),
      photo(3, [218, 62, 68, 168], { clip: middle }),
      ...copy,
    ]),
  ],
  backs: backs(trims.landscape7x5, {
    font: 'cormorantItalic',
    text: 'Your company is the only gift we ask',
    mark: ring(-8, 0, 14, 1.4) + ring(8, 0, 14, 1.4),
  }),
  foilDesigns: [
    frontFoil('rings', 'Rings', rings),
    frontFoil(
      'double',
      'Double rings',
      rings + ring(184, 146, 119, 1.1) + ring(320, 146, 119, 1.1),
    ),
  ],
  shapes: ['square', 'rounded', 'oval'],
};
