import { art, backs, front, layout, photo, theme, text } from './lib/build.ts';
import { sprig } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const below = [
  text('thanks', [30, 222, 336, 44], 'with thanks', {
    font: 'parisienne',
    size: 32,
    color: 'accent',
    label: 'Heading',
  }),
  text('names', [30, 270, 336, 16], 'the Bellamy family', {
    font: 'tenor',
    size: 9.5,
    tracking: 0.16,
    label: 'Names',
  }),
];
const note = text(
  'note',
  [60, 384, 276, 130],
  'Your kindness found us at just the right moment. We are so grateful to have you near, and cannot wait to tell you so in person.',
  { font: 'cormorant', size: 16, leading: 1.4, label: 'Note' },
);

/** A folded note with a photo outside and room to write inside. */
export const postscript: CardDesign = {
  id: 'postscript',
  name: 'Postscript',
  occasion: 'thankYou',
  family: 'foldedCard',
  fold: 'top',
  trim: trims.landscapeA2,
  otherTrims: [trims.square5],
  themes: [
    theme('cream', 'Cream', ['#faf5ea', '#3a3128', '#9d5b3c', '#efe4cf', '#3a3128']),
    theme('lichen', 'Lichen', ['#e6eadd', '#2f3a2d', '#647a49', '#d6dcc8', '#2f3a2d']),
    theme('lilac', 'Lilac', ['#ece6f0', '#342b42', '#785d91', '#ddd3e5', '#342b42']),
  ],
  fronts: [
    front(1, [photo(1, [-9, -9, 414, 221]), ...below]),
    front(3, [
      photo(1, [-9, -9, 135, 221]),
      photo(2, [130, -9, 136, 221]),
      photo(3, [270, -9, 135, 221]),
      ...below,
    ]),
    front(
      0,
      [
        text('thanks', [30, 104, 336, 70], 'with thanks', {
          font: 'parisienne',
          size: 56,
          color: 'accent',
          label: 'Heading',
        }),
        text('names', [30, 190, 336, 16], 'the Bellamy family', {
          font: 'tenor',
          size: 9.5,
          tracking: 0.16,
          label: 'Names',
        }),
        art(
          'leaf-left',
          sprig({ x: 60, y: 250, turn: -10, length: 110, bend: -20, leaves: 8, leaf: 18 }),
          'accent',
          0.55,
        ),
        art(
          'leaf-right',
          sprig({ x: 336, y: 56, turn: 170, length: 110, bend: -20, leaves: 8, leaf: 18 }),
          'accent',
          0.55,
        ),
      ],
      'soft',
    ),
  ],
  backs: backs(trims.landscapeA2, {
    font: 'tenor',
    text: 'P.S. We mean it',
    mark: sprig({ x: 0, y: 0, turn: 0, length: 50, bend: 10, leaves: 5, leaf: 11 }),
  }),
  insides: [
    layout('inside-note', 0, [note]),
    layout('inside-photo', 1, [
      photo(1, [118, 346, 160, 108]),
      text(
        'note',
        [60, 470, 276, 110],
        'Your kindness found us at just the right moment. We cannot wait to tell you so in person.',
        { font: 'cormorant', size: 15, leading: 1.4, label: 'Note' },
      ),
    ]),
  ],
  shapes: ['square', 'rounded'],
};
