import { art, backs, front, photo, theme, text } from './lib/build.ts';
import { ellipse, place, rect, scatter } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const pieces = (from: number) =>
  scatter(210, 41)
    .map(([a, b, c], i): readonly [number, string] => {
      const x = -4 + a * 368,
        y = -4 + b * 512,
        far = Math.hypot(x - 180, y - 196);
      const clear = far > 143 && (y < 352 || y > 486);
      const t = c * 180;
      return [
        clear ? i % 3 : -1,
        i % 2 === 0 ? ellipse(x, y, 3 + c * 3) : place(rect([-6, -2.2, 12, 4.4]), x, y, 1, t),
      ];
    })
    .filter(([kind]) => kind === from)
    .map(([, path]) => path)
    .join('');
const paper = [
  art('confetti-a', pieces(0), 'accent'),
  art('confetti-b', pieces(1), 'contrast'),
  art('confetti-c', pieces(2), 'soft'),
];
const copy = [
  text('turns', [40, 352, 280, 22], 'Leo is turning', { font: 'fredoka', size: 18, label: 'Who' }),
  text('age', [40, 368, 280, 70], 'three', {
    font: 'fredokaBold',
    size: 58,
    leading: 1.05,
    color: 'accent',
    label: 'Age',
  }),
  text(
    'when',
    [40, 440, 280, 36],
    'Saturday, March 6 at 2 o’clock\n48 Alder Street  ·  bring your wellies',
    { font: 'fredoka', size: 12, leading: 1.45, label: 'When and where' },
  ),
];

/** Paper confetti that keeps clear of the photo and the words. */
export const confetti: CardDesign = {
  id: 'confetti',
  name: 'Confetti',
  occasion: 'birthday',
  family: 'flatCard',
  trim: trims.portrait5x7,
  themes: [
    theme('candy', 'Candy', ['#fffaf0', '#2d2a4a', '#e0523f', '#f2b632', '#2f86a6']),
    theme('garden', 'Garden', ['#f4f8ee', '#23402f', '#2f7d4f', '#f0a63c', '#d9574a']),
    theme('sky', 'Sky', ['#e4f1fa', '#1d3557', '#1f5f99', '#f6c445', '#e2604a']),
  ],
  fronts: [
    front(1, [...paper, photo(1, [52, 68, 256, 256], { clip: ellipse(180, 196, 128) }), ...copy]),
    front(2, [
      ...paper,
      photo(1, [44, 76, 170, 170], { clip: ellipse(129, 161, 85) }),
      photo(2, [172, 184, 144, 144], { clip: ellipse(244, 256, 72) }),
      ...copy,
    ]),
    front(3, [
      ...paper,
      photo(1, [98, 58, 164, 164], { clip: ellipse(180, 140, 82) }),
      photo(2, [50, 202, 124, 124], { clip: ellipse(112, 264, 62) }),
      photo(3, [186, 202, 124, 124], { clip: ellipse(248, 264, 62) }),
      ...copy,
    ]),
  ],
  backs: backs(trims.portrait5x7, {
    font: 'fredoka',
    text: 'There will be cake',
    mark: ellipse(0, 0, 5) + ellipse(16, -6, 4) + place(rect([-6, -2, 12, 4]), 32, 2, 1, 30),
  }),
  shapes: ['square', 'rounded', 'scalloped'],
};
