import { backs, front, frontFoil, photo, theme, text } from './lib/build.ts';
import { arch, archLine, ellipse, fir } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const names = text('names', [40, 434, 280, 22], 'The Okafors', {
  font: 'cormorantSemibold',
  size: 20,
  label: 'Names',
});
const wish = text('wish', [40, 404, 280, 24], 'wishing you a warm and wondrous season', {
  font: 'cormorantItalic',
  size: 14.5,
  color: 'accent',
  label: 'Wish',
});
/** Boughs follow the arch from its crown, a looser pair lies over them. */
const branches = [
  fir(184, 56, 158, 184, -82),
  fir(176, 56, 158, -4, 82),
  fir(172, 58, 84, 208, -40),
  fir(188, 58, 84, -28, 40),
  ellipse(180, 58, 5),
  ellipse(168, 64, 4),
  ellipse(192, 64, 4),
].join('');
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
