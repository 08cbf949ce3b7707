import { backs, front, frontFoil, letters, photo, theme, text } from './lib/build.ts';
import { ellipse, rays, ring, scatter, star } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const message = text(
  'message',
  [40, 432, 280, 36],
  'May it be the brightest yet.\nLove, Mina and Jon',
  { font: 'josefinLight', size: 12.5, leading: 1.45, color: 'paper', label: 'Message' },
);
const half = (side: 1 | -1) =>
  `M${180 + side * 3} 84C${180 + side * 66} 85 ${180 + side * 117} 138 ${180 + side * 117} 201C${180 + side * 117} 264 ${180 + side * 66} 317 ${180 + side * 3} 318Z`;
const burst = rays(180, 201, 128, 186, 72, 1.2);
const title = letters('happyNewYear', { x: 180, y: 416, width: 288 });

/** A round photo at the heart of a burst of foil on a night sky. */
export const starfall: CardDesign = {
  id: 'starfall',
  name: 'Starfall',
  occasion: 'newYear',
  family: 'flatCard',
  trim: trims.portrait5x7,
  themes: [
    theme('midnight', 'Midnight', ['#f7f3ea', '#f7f3ea', '#c9d4ee', '#24304a', '#121a2c']),
    theme('plum', 'Plum', ['#fbf1ef', '#fbf1ef', '#e5b9c4', '#4a2740', '#2c1427']),
    theme('spruce', 'Spruce', ['#f5f3e6', '#f5f3e6', '#bcd1c0', '#1f4036', '#10261f']),
  ],
  fronts: [
    front(
      0,
      [
        text('year', [70, 150, 220, 104], '2027', {
          font: 'poiret',
          size: 84,
          anchor: 'middle',
          color: 'paper',
          label: 'Year',
        }),
        message,
      ],
      'contrast',
    ),
    front(1, [photo(1, [63, 84, 234, 234], { clip: ellipse(180, 201, 117) }), message], 'contrast'),
    front(
      2,
      [
        photo(1, [63, 84, 114, 234], { clip: half(-1) }),
        photo(2, [183, 84, 114, 234], { clip: half(1) }),
        message,
      ],
      'contrast',
    ),
  ],
  backs: backs(trims.portrait5x7, {
    font: 'josefinLight',
    text: 'See you in 2027',
    isSample: true,
    mark: rays(0, 0, 6, 26, 24, 1),
    background: 'contrast',
    color: 'paper',
  }),
  foilDesigns: [
    frontFoil('burst', 'Burst', burst + title),
    frontFoil(
      'shower',
      'Star shower',
      ring(180, 201, 124, 1.5) +
        title +
        scatter(90, 23)
          .filter(([a, b]) => Math.hypot(a * 360 - 180, b * 380 - 201) > 136)
          .map(([a, b, c]) => star(a * 360, b * 380 + 4, 2.5 + c * 7, 4, 0.18))
          .join(''),
    ),
  ],
  shapes: ['square', 'rounded'],
};
