import { backs, boundsOf, front, frontFoil, photo, theme, text } from './lib/build.ts';
import { archFrame, ellipse, frame, place, sprig } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign, TemplateLayer } from '../src/cards/card-design.ts';

const plain = [
  text('intro', [60, 96, 240, 16], 'together with their families', {
    font: 'cormorantItalic',
    size: 13,
    label: 'Introduction',
  }),
  text('first', [40, 132, 280, 50], 'Eleanor Voss', {
    font: 'cormorant',
    size: 38,
    label: 'First name',
  }),
  text('second', [40, 232, 280, 50], 'Matteo Rinaldi', {
    font: 'cormorant',
    size: 38,
    label: 'Second name',
  }),
  text(
    'when',
    [50, 310, 260, 50],
    'Saturday, the nineteenth of June\ntwo thousand twenty-seven\nat four in the afternoon',
    { font: 'cormorant', size: 13.5, leading: 1.4, label: 'When' },
  ),
  text('where', [50, 388, 260, 40], 'Orchard Gate\nHudson, New York', {
    font: 'josefin',
    size: 10,
    tracking: 0.2,
    leading: 1.6,
    caps: true,
    color: 'accent',
    label: 'Where',
  }),
];
const withPhoto = [
  photo(1, [104, 54, 152, 176], { clip: ellipse(180, 142, 76, 88) }),
  text('first', [36, 244, 134, 34], 'Eleanor', {
    font: 'cormorant',
    size: 27,
    align: 'right',
    label: 'First name',
  }),
  text('second', [192, 244, 134, 34], 'Matteo', {
    font: 'cormorant',
    size: 27,
    align: 'left',
    label: 'Second name',
  }),
  text('and', [166, 246, 28, 34], '&', { font: 'cormorantItalic', size: 27, color: 'accent' }),
  text('intro', [60, 288, 240, 16], 'invite you to their wedding', {
    font: 'cormorantItalic',
    size: 13.5,
    label: 'Introduction',
  }),
  text(
    'when',
    [50, 318, 260, 58],
    'Saturday, the nineteenth of June\ntwo thousand twenty-seven\nat four in the afternoon',
    { font: 'cormorant', size: 13.5, leading: 1.4, label: 'When' },
  ),
  text('where', [50, 392, 260, 40], 'Orchard Gate\nHudson, New York', {
    font: 'josefin',
    size: 10,
    tracking: 0.2,
    leading: 1.6,
    caps: true,
    color: 'accent',
    label: 'Where',
  }),
];
const corner =
  sprig({ x: 0, y: 0, turn: 8, length: 64, bend: 44, leaves: 6, leaf: 15 }) +
  sprig({ x: 0, y: 0, turn: 82, length: 64, bend: -44, leaves: 6, leaf: 15 });
const below = place(corner, 333, 477, 1, 180) + place(corner, 27, 477, 1, 270);
const corners = place(corner, 27, 27) + place(corner, 333, 27, 1, 90) + below;
/** Two branches that hang from the top of the arch along its line. */
const garland = [1, -1]
  .map((side) =>
    sprig({
      x: 180 + side * 3,
      y: 31,
      turn: side === 1 ? 5 : 175,
      length: 92,
      bend: side * 46,
      leaves: 8,
      leaf: 15,
    }),
  )
  .join('');
const card = [360, 504] as const;

function pressed(path: string): TemplateLayer {
  const box = boundsOf(path);
  return { kind: 'art', id: 'engraved-leaves', box, path, finish: { kind: 'engraving' } };
}

/** A classic invitation: a fine double frame, leaves in its corners, everything centered. */
export const orchardGate: CardDesign = {
  id: 'orchard-gate',
  name: 'Orchard Gate',
  occasion: 'wedding',
  family: 'flatCard',
  trim: trims.portrait5x7,
  themes: [
    theme('ivory', 'Ivory', ['#fbf8f0', '#2d2b27', '#6b6a4f', '#efe9da', '#2d2b27']),
    theme('sage', 'Sage', ['#e4e9df', '#2b382e', '#5a6b52', '#d3dccd', '#2b382e']),
    theme('ink-blue', 'Ink Blue', ['#1f2b44', '#f6f1e6', '#cdbd97', '#2b3a5a', '#f6f1e6']),
  ],
  fronts: [
    front(0, [
      ...plain,
      text('and', [40, 182, 280, 44], '&', { font: 'cormorantItalic', size: 34, color: 'accent' }),
    ]),
    front(1, withPhoto),
  ],
  backs: backs(trims.portrait5x7, {
    font: 'cormorantItalic',
    text: 'Dinner and dancing to follow',
    mark: sprig({ x: 0, y: 0, turn: -20, length: 60, bend: 40, leaves: 6, leaf: 14 }),
  }),
  foilDesigns: [
    frontFoil(
      'gate',
      'Frame and leaves',
      frame([18, 18, 324, 468], 1.6) + corners,
      archFrame(card, 18, 1.6) + garland + below,
    ),
    frontFoil(
      'frame',
      'Double frame',
      frame([18, 18, 324, 468], 1.6) + frame([24, 24, 312, 456], 1.1),
      archFrame(card, 18, 1.6) + archFrame(card, 24, 1.1),
    ),
  ],
  engravings: [
    {
      id: 'blind-leaves',
      name: 'Pressed leaves',
      faces: { front: [pressed(corners)] },
      shaped: { arch: { front: [pressed(garland + below)] } },
    },
  ],
  shapes: ['square', 'rounded', 'scalloped', 'arch'],
};
