import { art, backs, front, photo, theme, text } from './lib/build.ts';
import { frame, line, rect } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const holes = Array.from(
  { length: 17 },
  (_, i) => rect([36, 8 + i * 30, 8, 12]) + rect([166, 8 + i * 30, 8, 12]),
).join('');
const film = (count: number) => {
  const gap = 8,
    h = (522 - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => photo(i + 1, [52, -9 + i * (h + gap), 106, h]));
};
const beside = [
  art('rule', line(204, 300, 332, 300, 1.2), 'accent'),
  text('save', [204, 74, 140, 190], 'Save\nthe\ndate', {
    font: 'fraunces',
    size: 46,
    leading: 1.02,
    align: 'left',
    label: 'Heading',
  }),
  text('names', [204, 314, 140, 46], 'Priya Raman\n& Tom Ashby', {
    font: 'jost',
    size: 15,
    leading: 1.3,
    align: 'left',
    label: 'Names',
  }),
  text('when', [204, 366, 140, 22], 'September 18, 2027', {
    font: 'jost',
    size: 11,
    align: 'left',
    label: 'When',
  }),
  text('where', [204, 384, 140, 20], 'Lisbon, Portugal', {
    font: 'jost',
    size: 11,
    align: 'left',
    color: 'accent',
    label: 'Where',
  }),
];
const strip = [
  art('strip', rect([28, -9, 154, 522]), 'contrast'),
  art('perforation', holes, 'paper'),
];

/** A strip of film down the left edge, plain type on the right. */
export const contactStrip: CardDesign = {
  id: 'contact-strip',
  name: 'Contact Strip',
  occasion: 'saveTheDate',
  family: 'flatCard',
  trim: trims.portrait5x7,
  otherTrims: [trims.slim4x8],
  themes: [
    theme('darkroom', 'Darkroom', ['#fbfbf9', '#171717', '#c23b22', '#ecebe7', '#171717']),
    theme('kodak', 'Amber', ['#fff3d9', '#3a2417', '#c9541c', '#ffe4ad', '#3a2417']),
    theme('pool', 'Pool', ['#dcebea', '#123b42', '#b8472f', '#c4dedd', '#123b42']),
  ],
  fronts: [3, 4, 5].map((count) => front(count, [...strip, ...film(count), ...beside])),
  backs: backs(trims.portrait5x7, {
    font: 'jost',
    text: 'Details soon',
    mark: frame([0, 0, 34, 24], 2) + rect([5, 5, 24, 14]),
  }),
  shapes: ['square', 'rounded'],
};
