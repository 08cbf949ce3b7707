import { art, backs, front, letters, photo, theme, text } from './lib/build.ts';
import { ellipse, polygon } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const page = [
  art(
    'field',
    polygon([
      [-9, -9],
      [513, -9],
      [513, 120],
      [-9, 262],
    ]),
    'accent',
  ),
  art('j', letters('joyJ', { x: 76, y: 240, width: 96 }), 'contrast'),
  art('y', letters('joyY', { x: 426, y: 240, width: 126 }), 'contrast'),
];
const copy = [
  text('names', [40, 290, 424, 24], 'from the whole Nakamura crew', {
    font: 'jostMedium',
    size: 15,
    label: 'Names',
  }),
  text('members', [40, 314, 424, 18], 'Kenji · Alice · Mori · Pip the dog', {
    font: 'jost',
    size: 11,
    tracking: 0.06,
    label: 'Members',
  }),
];
const half = (top: boolean) =>
  top
    ? 'M134 164C134 102 184 52 246 52C308 52 358 102 358 164L358 160L134 160Z'
    : 'M134 166L358 166C358 228 308 278 246 278C184 278 134 228 134 166Z';

/** Three letters, and the middle one is a photo. */
export const joyful: CardDesign = {
  id: 'joyful',
  name: 'Joyful',
  occasion: 'holiday',
  family: 'flatCard',
  trim: trims.landscape7x5,
  themes: [
    theme('poppy', 'Poppy', ['#fff6ec', '#3c1a17', '#f3b9a4', '#fadfce', '#c4321f']),
    theme('lagoon', 'Lagoon', ['#f2faf7', '#10393c', '#a9dad0', '#d5eee8', '#0d6670']),
    theme('night', 'Night', ['#191a2b', '#f4efe6', '#34365a', '#23253d', '#f2c14e']),
  ],
  fronts: [
    front(1, [...page, photo(1, [134, 52, 224, 224], { clip: ellipse(246, 164, 112) }), ...copy]),
    front(2, [
      ...page,
      photo(1, [134, 52, 224, 108], { clip: half(true) }),
      photo(2, [134, 166, 224, 112], { clip: half(false) }),
      ...copy,
    ]),
  ],
  backs: backs(trims.landscape7x5, {
    font: 'jost',
    text: 'And plenty of it, all year',
    mark: ellipse(0, 0, 7) + ellipse(20, 0, 7) + ellipse(40, 0, 7),
  }),
  shapes: ['square', 'rounded'],
};
