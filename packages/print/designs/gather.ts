import { art, backs, front, photo, theme, text } from './lib/build.ts';
import { ellipse, leaf } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const wreath = (count: number, offset: number) =>
  Array.from({ length: count }, (_, i) => {
    const a = (i * 360) / count + offset,
      r = (a * Math.PI) / 180,
      e = 6 * Math.sin(i * 2.4);
    return leaf(
      216 + Math.cos(r) * (158 + e),
      236 + Math.sin(r) * (158 + e),
      40 + 9 * Math.sin(i * 1.7),
      8,
      a + (i % 2 ? 62 : 112),
    );
  }).join('');
const fruit = Array.from({ length: 9 }, (_, i) => {
  const r = ((i * 40 + 12) * Math.PI) / 180,
    q = 158 + (i % 2 ? 14 : -8);
  return ellipse(216 + Math.cos(r) * q, 236 + Math.sin(r) * q, 9 + (i % 3) * 1.6);
}).join('');
const berries = Array.from({ length: 27 }, (_, i) => {
  const r = ((i * 13.33 + 5) * Math.PI) / 180,
    q = 158 + (i % 2 ? -18 : 22);
  return ellipse(216 + Math.cos(r) * q, 236 + Math.sin(r) * q, 2.6);
}).join('');
const ringOfLeaves = [
  art('leaves-back', wreath(34, 0), 'accent', 0.75),
  art('leaves-front', wreath(30, 6), 'accent'),
  art('fruit', fruit, 'contrast'),
  art('berries', berries, 'ink'),
];
const copy = [
  text('when', [66, 438, 300, 24], 'Saturday, December 11 at seven', {
    font: 'fraunces',
    size: 17,
    label: 'When',
  }),
  text(
    'where',
    [66, 466, 300, 60],
    'Supper at Ines and Rafael’s\n212 Linden Row, third floor\nKindly reply by the first',
    { font: 'jost', size: 12, leading: 1.55, label: 'Where' },
  ),
];
const heading = [
  text('please', [96, 182, 240, 18], 'please come and', {
    font: 'jost',
    size: 12,
    tracking: 0.06,
    label: 'Introduction',
  }),
  text('heading', [96, 196, 240, 80], 'gather', {
    font: 'parisienne',
    size: 62,
    leading: 1.1,
    color: 'contrast',
    label: 'Heading',
  }),
];

/** A wreath of leaves and oranges around the invitation. */
export const gather: CardDesign = {
  id: 'gather',
  name: 'Gather',
  occasion: 'invitation',
  family: 'flatCard',
  trim: trims.portrait6x8,
  themes: [
    theme('citrus', 'Citrus', ['#fdf9ef', '#2c3a2b', '#4f7346', '#f2e8d0', '#c9631c']),
    theme('winter', 'Winter', ['#eef2f2', '#24363d', '#4c7477', '#dbe5e5', '#9e2f34']),
    theme('blossom', 'Blossom', ['#fdf3f0', '#3b2f36', '#7a8a5f', '#f6e0da', '#b8476a']),
  ],
  fronts: [
    front(0, [...ringOfLeaves, ...heading, ...copy]),
    front(1, [
      photo(1, [86, 106, 260, 260], { clip: ellipse(216, 236, 130) }),
      ...ringOfLeaves,
      text('heading', [66, 404, 300, 34], 'gather with us', {
        font: 'parisienne',
        size: 28,
        leading: 1.1,
        color: 'contrast',
        label: 'Heading',
      }),
      text('when', [66, 444, 300, 24], 'Saturday, December 11 at seven', {
        font: 'fraunces',
        size: 16,
        label: 'When',
      }),
      text(
        'where',
        [66, 472, 300, 60],
        'Supper at Ines and Rafael’s\n212 Linden Row, third floor\nKindly reply by the first',
        { font: 'jost', size: 12, leading: 1.55, label: 'Where' },
      ),
    ]),
  ],
  backs: backs(trims.portrait6x8, {
    font: 'fraunces',
    text: 'Bring nothing but an appetite',
    mark: leaf(0, 0, 34, 8, -30) + leaf(0, 0, 34, 8, 200) + ellipse(2, 4, 8),
  }),
  shapes: ['square', 'rounded', 'arch'],
};
