import { art, backs, front, frontFoil, layout, photo, theme, text } from './lib/build.ts';
import { arch, archLine, ellipse, frame, place, ring, sprig } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

const copy = [
  text('wish', [40, 276, 280, 28], 'warmly, from our hearth', {
    font: 'cormorantItalic',
    size: 23,
    leading: 1.1,
    color: 'accent',
    label: 'Wish',
  }),
  text('names', [40, 310, 280, 14], 'Anouk, Bas & Juno', {
    font: 'josefin',
    size: 9.5,
    tracking: 0.18,
    caps: true,
    label: 'Names',
  }),
];
const windows = [50, 142, 234].map((x) => [x, 54, 76, 196] as const);
const branch = sprig({
  x: 0,
  y: 0,
  turn: 0,
  length: 96,
  bend: -46,
  leaves: 8,
  leaf: 17,
  width: 3,
  berries: true,
});
const mirrored = sprig({
  x: 0,
  y: 0,
  turn: 180,
  length: 96,
  bend: 46,
  leaves: 8,
  leaf: 17,
  width: 3,
  berries: true,
});
const branches = place(branch, 188, 252) + place(mirrored, 172, 252);
const corner = ellipse(0, 0, 2.6) + ellipse(9, 0, 1.6) + ellipse(0, 9, 1.6);
const berries =
  place(corner, 26, 26) +
  place(corner, 334, 26, 1, 90) +
  place(corner, 334, 334, 1, 180) +
  place(corner, 26, 334, 1, 270);
const letter =
  'The year was long and kind. There is a chair for you by the fire, and a kettle that is nearly there.\n\nCome by whenever the lights are on.';
const written = text('letter', [404, 60, 272, 240], letter, {
  font: 'cormorant',
  anchor: 'middle',
  size: 16,
  leading: 1.45,
  label: 'Letter',
});

/** A square card that opens: three arched windows, or one round one, and a letter inside. */
export const hearthside: CardDesign = {
  id: 'hearthside',
  name: 'Hearthside',
  occasion: 'holiday',
  family: 'foldedCard',
  trim: trims.square5,
  otherTrims: [trims.portrait5x7],
  themes: [
    theme('linen', 'Linen', ['#f6f1e7', '#38312a', '#8a4b32', '#e9dfcd', '#38312a']),
    theme('pine', 'Pine', ['#20352e', '#f3eddd', '#d9b98a', '#2d473e', '#f3eddd']),
    theme('ember', 'Ember', ['#5b1f22', '#fbeee2', '#e8b58c', '#702c2e', '#fbeee2']),
  ],
  fronts: [
    front(3, [
      ...windows.map((corners, index) => photo(index + 1, corners, { clip: arch(corners) })),
      ...windows.map(([x, y, width, height], index) =>
        art(`sill-${index + 1}`, archLine([x - 6, y - 6, width + 12, height + 12], 1), 'accent'),
      ),
      ...copy,
    ]),
    front(1, [
      photo(1, [82, 44, 196, 196], { clip: ellipse(180, 142, 98) }),
      art('ring', ring(180, 142, 106, 1.1), 'accent'),
      ...copy,
    ]),
    front(
      0,
      [
        text('wish', [40, 118, 280, 60], 'warmly, from\nour hearth', {
          font: 'cormorantItalic',
          size: 34,
          leading: 1.1,
          anchor: 'middle',
          color: 'accent',
          label: 'Wish',
        }),
        art('branches', branches, 'accent', 0.7),
        ...copy.slice(1),
      ],
      'soft',
    ),
  ],
  backs: backs(trims.square5, {
    font: 'cormorantItalic',
    text: 'Put the kettle on',
    mark: corner,
  }),
  insides: [
    layout('inside-letter', 0, [written]),
    layout('inside-photo', 1, [photo(1, [-9, -9, 369, 378]), written]),
  ],
  foilDesigns: [
    frontFoil('frame', 'Frame and berries', frame([16, 16, 328, 328], 1.4) + berries),
    frontFoil(
      'double',
      'Double frame',
      frame([16, 16, 328, 328], 1.4) + frame([21, 21, 318, 318], 1),
    ),
  ],
  shapes: ['square', 'rounded'],
};
