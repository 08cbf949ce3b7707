import { art, backs, front, photo, theme, text } from './lib/build.ts';
import { rect } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const ticks = Array.from({ length: 81 }, (_, i) =>
  rect([6 + i * 6.15, 360 - (i % 8 === 0 ? 26 : i % 4 === 0 ? 18 : 11), 0.9, 40]),
).join('');
const ruler = [art('ruler', rect([-9, 322, 522, 47]), 'accent'), art('ticks', ticks, 'paper')];
const side = [
  text('hello', [338, 40, 140, 18], 'hello, I’m', {
    font: 'fraunces',
    size: 15,
    align: 'left',
    color: 'accent',
    label: 'Greeting',
  }),
  text('name', [338, 60, 150, 100], 'Otis\nReed', {
    font: 'fraunces',
    size: 46,
    leading: 0.98,
    align: 'left',
    label: 'Name',
  }),
  text('facts', [338, 176, 140, 90], 'August 14, 2026\n8 lb 1 oz\n20½ inches and growing', {
    font: 'jost',
    size: 11,
    leading: 1.6,
    align: 'left',
    label: 'Birth details',
  }),
  text('parents', [338, 276, 140, 18], 'Hanna + Felix Reed', {
    font: 'jostMedium',
    size: 10.5,
    align: 'left',
    color: 'accent',
    label: 'Parents',
  }),
];

/** A measuring tape along the foot, the name in a friendly roman. */
export const inchling: CardDesign = {
  id: 'inchling',
  name: 'Inchling',
  occasion: 'birth',
  family: 'flatCard',
  trim: trims.landscape7x5,
  themes: [
    theme('mustard', 'Mustard', ['#fdfaf2', '#2b2a26', '#b7791f', '#f3e7cc', '#2b2a26']),
    theme('pine', 'Pine', ['#f3f5ee', '#1f3329', '#3f7257', '#dde6da', '#1f3329']),
    theme('tomato', 'Tomato', ['#fff8f2', '#3a201c', '#c8462f', '#f9ded0', '#3a201c']),
  ],
  fronts: [
    front(1, [photo(1, [26, 26, 288, 270]), ...ruler, ...side]),
    front(3, [
      photo(1, [26, 26, 184, 270]),
      photo(2, [216, 26, 98, 132]),
      photo(3, [216, 164, 98, 132]),
      ...ruler,
      ...side,
    ]),
    front(5, [
      photo(1, [26, 26, 184, 172]),
      photo(2, [216, 26, 98, 132]),
      photo(3, [216, 164, 98, 132]),
      photo(4, [26, 204, 89, 92]),
      photo(5, [121, 204, 89, 92]),
      ...ruler,
      ...side,
    ]),
  ],
  backs: backs(trims.landscape7x5, {
    font: 'fraunces',
    text: 'Small, but here to stay',
    mark: Array.from({ length: 13 }, (_, i) =>
      rect([
        i * 5,
        i % 6 === 0 ? 0 : i % 3 === 0 ? 7 : 12,
        1,
        i % 6 === 0 ? 20 : i % 3 === 0 ? 13 : 8,
      ]),
    ).join(''),
  }),
  shapes: ['square', 'rounded'],
};
