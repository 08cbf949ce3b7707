import { art, backs, front, frontFoil, letters, photo, theme, text } from './lib/build.ts';
import { line, rect } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const band = [
  art('band', rect([-9, 322, 378, 118]), 'contrast', 0.9),
  text('names', [40, 396, 280, 18], 'Camille & Jonah  ·  May 8, 2027', {
    font: 'cormorantItalic',
    size: 14,
    color: 'paper',
    label: 'Names and date',
  }),
  text('where', [40, 414, 280, 14], 'Sonoma, California', {
    font: 'josefin',
    size: 8.5,
    tracking: 0.24,
    caps: true,
    color: 'paper',
    label: 'Where',
  }),
];
const script = letters('saveTheDate', { x: 180, y: 376, width: 250 });

/** A photo to every edge, crossed low by a band that carries the script. */
export const ribbon: CardDesign = {
  id: 'ribbon',
  name: 'Ribbon',
  occasion: 'saveTheDate',
  family: 'flatCard',
  trim: trims.portrait5x7,
  themes: [
    theme('graphite', 'Graphite', ['#ffffff', '#23262b', '#8d939d', '#e9eaec', '#23262b']),
    theme('olive', 'Olive', ['#fdfaf0', '#3e432c', '#8b8f63', '#e7e6d3', '#3e432c']),
    theme('wine', 'Wine', ['#fff5f0', '#4b1a25', '#b06a71', '#f3dcd6', '#4b1a25']),
  ],
  fronts: [
    front(1, [photo(1, [-9, -9, 378, 522]), ...band]),
    front(2, [photo(1, [-9, -9, 378, 331]), photo(2, [-9, 322, 378, 191]), ...band]),
    front(4, [
      photo(1, [-9, -9, 187, 331]),
      photo(2, [182, -9, 187, 331]),
      photo(3, [-9, 326, 187, 187]),
      photo(4, [182, 326, 187, 187]),
      ...band,
    ]),
  ],
  backs: backs(trims.portrait5x7, {
    font: 'cormorantItalic',
    text: 'Invitation to follow',
    mark: line(-30, 0, 30, 0, 1) + line(-18, 5, 18, 5, 1),
  }),
  foilDesigns: [
    { ...frontFoil('script', 'Script', script), ink: 'paper' },
    frontFoil(
      'band',
      'Script and edges',
      script + rect([-9, 326, 378, 1.2]) + rect([-9, 435, 378, 1.2]),
    ),
  ],
  shapes: ['square', 'rounded'],
};
