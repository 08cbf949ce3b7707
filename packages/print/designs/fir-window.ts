import {
  art,
  backs,
  foil,
  front,
  frontFoil,
  layout,
  letters,
  photo,
  theme,
  tiles,
  words,
} from './lib/build.ts';
import {
  arc,
  arch,
  archLine,
  ellipse,
  fir,
  frame,
  heart,
  hole,
  leaf,
  line,
  place,
  polygon,
  rays,
  rect,
  ring,
  scatter,
  sprig,
  star,
} from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/card-design.ts';

const names = words('names', [40, 434, 280, 22], 'The Okafors', {
  font: 'cormorantSemibold',
  size: 20,
  label: 'Names',
});
const wish = words('wish', [40, 404, 280, 24], 'wishing you a warm and wondrous season', {
  font: 'cormorantItalic',
  size: 14.5,
  color: 'accent',
  label: 'Wish',
});
const branches =
  [
    fir(96, 104, 92, 128, 20),
    fir(264, 104, 92, 52, -20),
    fir(112, 78, 66, 168, -14),
    fir(248, 78, 66, 12, 14),
    fir(128, 66, 46, 196, -8),
    fir(232, 66, 46, -16, 8),
  ].join('') +
  [ellipse(84, 96, 4.5), ellipse(98, 84, 3.6), ellipse(276, 96, 4.5), ellipse(262, 84, 3.6)].join(
    '',
  );
const window: [number, number, number, number] = [84, 72, 192, 312];

/** A photo in an arched window under boughs of fir. */
export const firWindow: CardDesign = {
  id: 'fir-window',
  name: 'Fir Window',
  occasion: 'holiday',
  family: 'flatCard',
  trim: trims.portrait5x7,
  themes: [
    theme('linen', 'Linen', ['#f6f2e9', '#2a3a30', '#8c3b2e', '#e7e0d0', '#2a3a30']),
    theme('forest', 'Forest', ['#20392f', '#f4efe2', '#e3c9a2', '#2c4a3d', '#f4efe2']),
    theme('cranberry', 'Cranberry', ['#6b1d26', '#fbf2e8', '#f0cdb4', '#7e2831', '#fbf2e8']),
  ],
  fronts: [
    front(1, [photo(1, window, { clip: arch(window) }), names, wish]),
    front(2, [
      photo(1, [84, 72, 192, 168], { clip: arch([84, 72, 192, 168]) }),
      photo(2, [84, 246, 192, 138]),
      names,
      wish,
    ]),
    front(3, [
      photo(1, [84, 72, 192, 168], { clip: arch([84, 72, 192, 168]) }),
      photo(2, [84, 246, 93, 138]),
      photo(3, [183, 246, 93, 138]),
      names,
      wish,
    ]),
  ],
  backs: backs(trims.portrait5x7, {
    font: 'cormorantItalic',
    text: 'Peace, health and time together',
    mark: fir(0, 0, 50, 200, -10) + fir(6, 0, 50, -20, 10),
  }),
  foilDesigns: [
    frontFoil('boughs', 'Boughs', branches),
    frontFoil('window', 'Boughs and window', branches + archLine([76, 64, 208, 328], 1.4)),
  ],
  shapes: ['square', 'arch', 'rounded'],
};
