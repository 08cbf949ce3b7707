import { backs, front, frontFoil, letters, photo, theme, tiles, text } from './lib/build.ts';
import { frame, heart } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const line1 = text('names', [40, 324, 280, 16], 'Amelia and Ben', {
  font: 'josefin',
  size: 9.5,
  tracking: 0.24,
  caps: true,
  label: 'Names',
});
const under = [line1];
const script = letters('thankYou', { x: 180, y: 304, width: 168 });

/** A square photo in a wide margin, thanked in copperplate. */
export const firstLight: CardDesign = {
  id: 'first-light',
  name: 'First Light',
  occasion: 'thankYou',
  family: 'flatCard',
  trim: trims.square5,
  themes: [
    theme('paper', 'Paper', ['#fdfcf8', '#2b2926', '#8b7355', '#f0ece2', '#2b2926']),
    theme('mist', 'Mist', ['#e3e8ea', '#27343b', '#5f7680', '#d0d9dc', '#27343b']),
    theme('rose', 'Rose', ['#f4e1dc', '#4d2a2d', '#9a5d5c', '#ecd0c8', '#4d2a2d']),
  ],
  fronts: [
    front(1, [photo(1, [70, 34, 220, 220]), ...under]),
    front(2, [...tiles([70, 34, 220, 220], [2], 6), ...under]),
    front(4, [...tiles([70, 34, 220, 220], [2, 2], 6), ...under]),
  ],
  backs: backs(trims.square5, {
    font: 'cormorantItalic',
    text: 'For being there, and for being you',
    mark: heart(0, 0, 22),
  }),
  foilDesigns: [
    frontFoil('frame', 'Script and frame', frame([62, 26, 236, 236], 1) + script),
    frontFoil('script', 'Script', script),
  ],
  shapes: ['square', 'rounded', 'scalloped'],
};
