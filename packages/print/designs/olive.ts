import { art, backs, front, frontFoil, photo, theme, text } from './lib/build.ts';
import { sprig } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const window =
  'M180 62C214 62 240 86 244 116C276 118 302 146 302 180C302 214 276 242 244 244C240 274 214 298 180 298C146 298 120 274 116 244C84 242 58 214 58 180C58 146 84 118 116 116C120 86 146 62 180 62Z';
const outline =
  'M180 54C217 54 246 79 251 110C284 114 310 144 310 180C310 216 284 246 251 250C246 281 217 306 180 306C143 306 114 281 109 250C76 246 50 216 50 180C50 144 76 114 109 110C114 79 143 54 180 54ZM180 56C144 56 115 81 111 112C78 115 52 145 52 180C52 215 78 245 111 248C115 279 144 304 180 304C216 304 245 279 249 248C282 245 308 215 308 180C308 145 282 115 249 112C245 81 216 56 180 56Z';
const olives =
  sprig({
    x: 180,
    y: 338,
    turn: 180,
    length: 118,
    bend: 22,
    leaves: 8,
    leaf: 20,
    width: 3.2,
    open: 40,
    berries: true,
  }) +
  sprig({
    x: 180,
    y: 338,
    turn: 0,
    length: 118,
    bend: -22,
    leaves: 8,
    leaf: 20,
    width: 3.2,
    open: 40,
    berries: true,
  });
const copy = [
  text('event', [50, 366, 260, 16], 'to celebrate the baptism of', {
    font: 'cormorantItalic',
    size: 14,
    label: 'Occasion',
  }),
  text('name', [30, 384, 300, 40], 'Theodora Lane', { font: 'italiana', size: 31, label: 'Name' }),
  text(
    'when',
    [50, 430, 260, 50],
    'Sunday, April 25 at eleven\nSaint Brigid’s, Galway Street\nlunch after at ours',
    { font: 'cormorant', size: 13, leading: 1.35, color: 'accent', label: 'When and where' },
  ),
];

/** A four-leaved window above a branch of olive. */
export const olive: CardDesign = {
  id: 'olive',
  name: 'Olive Branch',
  occasion: 'invitation',
  family: 'flatCard',
  trim: trims.portrait5x7,
  themes: [
    theme('white', 'White', ['#fdfdfb', '#33372d', '#6d7558', '#eef0e7', '#33372d']),
    theme('blue', 'Blue', ['#dfe8ef', '#22384a', '#4a6c86', '#cddae4', '#22384a']),
    theme('shell', 'Shell', ['#f7e9e2', '#4b332e', '#93645a', '#efd9ce', '#4b332e']),
  ],
  fronts: [
    front(1, [photo(1, [58, 62, 244, 236], { clip: window }), ...copy]),
    front(0, [
      art('window', window, 'soft'),
      text('monogram', [90, 110, 180, 140], 'T', {
        font: 'italiana',
        size: 118,
        leading: 1,
        anchor: 'middle',
        color: 'accent',
        label: 'Initial',
      }),
      ...copy,
    ]),
  ],
  backs: backs(trims.portrait5x7, {
    font: 'italiana',
    text: 'With love from her godparents',
    isSample: true,
    mark: sprig({
      x: 0,
      y: 0,
      turn: -12,
      length: 62,
      bend: 24,
      leaves: 6,
      leaf: 14,
      berries: true,
    }),
  }),
  foilDesigns: [
    frontFoil('branch', 'Branch and window', olives + outline),
    frontFoil('branch-only', 'Branch', olives),
  ],
  engravings: [
    {
      id: 'window',
      name: 'Pressed window',
      faces: {
        front: [
          {
            kind: 'art',
            id: 'engraved-window',
            box: { x: 50, y: 54, width: 260, height: 252 },
            path: outline,
            finish: { kind: 'engraving' },
          },
        ],
      },
    },
  ],
  shapes: ['square', 'rounded', 'arch'],
};
