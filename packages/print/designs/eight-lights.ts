import { backs, front, frontFoil, letters, photo, theme, tiles, text } from './lib/build.ts';
import { arc, line, place, polygon, rays } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const names = text('names', [276, 318, 204, 18], 'Miriam, Daniel & Noa', {
  font: 'tenor',
  size: 11,
  tracking: 0.1,
  label: 'Names',
});
const flame = (x: number, y: number) => place('M0 0C-5 -5 -4 -11 0 -19C4 -11 5 -5 0 0Z', x, y);
const stand =
  [26, 50, 74, 98].map((r) => arc(138, 148, r, 3, 0, 180)).join('') +
  line(138, 132, 138, 286, 3.4) +
  [40, 64, 88, 112, 164, 188, 212, 236].map((x) => line(x, 132, x, 149, 3)).join('') +
  polygon([
    [100, 296],
    [112, 284],
    [164, 284],
    [176, 296],
  ]);
const flames =
  [40, 64, 88, 112, 164, 188, 212, 236].map((x) => flame(x, 128)).join('') +
  flame(138, 118) +
  line(138, 122, 138, 136, 3.4);

/** A lamp of eight lights drawn in foil, facing the photos. */
export const eightLights: CardDesign = {
  id: 'eight-lights',
  name: 'Eight Lights',
  occasion: 'holiday',
  family: 'flatCard',
  trim: trims.landscape7x5,
  themes: [
    theme('dusk', 'Dusk', ['#1b2a4a', '#f5f1e6', '#c9d6ef', '#263960', '#f5f1e6']),
    theme('parchment', 'Parchment', ['#f7f3e8', '#22314f', '#8f7436', '#e9e1cc', '#22314f']),
    theme('sky', 'Sky', ['#dfe9f2', '#1d3557', '#446a94', '#cbdae8', '#1d3557']),
  ],
  fronts: [
    front(1, [photo(1, [276, -9, 237, 318]), names]),
    front(2, [...tiles([276, -9, 237, 318], [1, 1], 5), names]),
    front(3, [
      photo(1, [276, -9, 237, 176]),
      photo(2, [276, 172, 116, 137]),
      photo(3, [397, 172, 116, 137]),
      names,
    ]),
  ],
  backs: backs(trims.landscape7x5, {
    font: 'italiana',
    text: 'Wishing you light in every window',
    mark: place('M0 0C-10 -10 -8 -22 0 -38C8 -22 10 -10 0 0Z', 0, 0),
  }),
  foilDesigns: [
    frontFoil('lamp', 'Lamp', stand + flames + letters('hanukkah', { x: 138, y: 334, width: 196 })),
    frontFoil(
      'glow',
      'Lamp and glow',
      stand +
        flames +
        letters('hanukkah', { x: 138, y: 334, width: 196 }) +
        rays(138, 138, 118, 126, 37, 1.1, 186, 168),
    ),
  ],
  shapes: ['square', 'rounded'],
};
