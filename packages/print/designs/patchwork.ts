import { art, backs, front, photo, theme, text } from './lib/build.ts';
import { rect } from './lib/path.ts';
import { trims } from './lib/trims.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

type Cell = readonly [column: number, row: number];
const side = 174;
const at = ([column, row]: Cell): [number, number, number, number] => [
  -9 + column * side,
  -9 + row * side,
  side,
  side,
];
const inner = (cell: Cell): [number, number, number, number] => {
  const [x, y, w, h] = at(cell);
  return [x + 22, y + 18, w - 44, h - 36];
};
const patch = (id: string, cell: Cell, color: 'accent' | 'soft' | 'contrast') =>
  art(id, rect(at(cell)), color);
const copy = [
  patch('patch-a', [1, 0], 'accent'),
  patch('patch-b', [0, 1], 'soft'),
  patch('patch-c', [2, 1], 'contrast'),
  patch('patch-d', [1, 2], 'soft'),
  text('name', inner([1, 0]), 'Ida\nRose', {
    font: 'dmSerif',
    size: 40,
    leading: 1,
    anchor: 'middle',
    color: 'paper',
    label: 'Name',
  }),
  text('date', inner([0, 1]), '02\n14\n27', {
    font: 'dmSerif',
    size: 38,
    leading: 1.02,
    anchor: 'middle',
    label: 'Date',
  }),
  text('weight', inner([2, 1]), '6 lb 13 oz\n19 inches\n9:40 pm', {
    font: 'montserrat',
    size: 13,
    leading: 1.7,
    anchor: 'middle',
    color: 'paper',
    label: 'Birth details',
  }),
  text('from', inner([1, 2]), 'loved beyond measure by Sara, Amir & big brother Leo', {
    font: 'montserrat',
    size: 11.5,
    leading: 1.55,
    anchor: 'middle',
    label: 'Family',
  }),
];
const places = (cells: readonly Cell[]) => cells.map((cell, index) => photo(index + 1, at(cell)));

/** A quilt of nine: photos and plain patches in turn. */
export const patchwork: CardDesign = {
  id: 'patchwork',
  name: 'Patchwork',
  occasion: 'birth',
  family: 'flatCard',
  trim: trims.square7,
  themes: [
    theme('clay', 'Clay', ['#fffaf3', '#46342b', '#b65f43', '#f0dccb', '#5a6b5d']),
    theme('harbor', 'Harbor', ['#ffffff', '#20344a', '#35648f', '#d8e4ec', '#20344a']),
    theme('plum', 'Plum', ['#fff9f7', '#44273f', '#8a4b7c', '#eedde6', '#44273f']),
  ],
  fronts: [
    front(5, [
      ...places([
        [0, 0],
        [2, 0],
        [1, 1],
        [0, 2],
        [2, 2],
      ]),
      ...copy,
    ]),
    front(4, [
      ...places([
        [0, 0],
        [2, 0],
        [0, 2],
        [2, 2],
      ]),
      ...copy,
      text('hello', inner([1, 1]), 'hello\nlittle\none', {
        font: 'dmSerif',
        size: 30,
        leading: 1.08,
        anchor: 'middle',
        color: 'accent',
        label: 'Greeting',
      }),
    ]),
    front(1, [
      ...copy,
      photo(1, at([1, 1])),
      patch('patch-e', [0, 0], 'contrast'),
      patch('patch-f', [2, 0], 'soft'),
      patch('patch-g', [0, 2], 'accent'),
      patch('patch-h', [2, 2], 'accent'),
    ]),
  ],
  backs: backs(trims.square7, {
    font: 'montserrat',
    text: 'Visitors welcome, naps permitting',
    mark: rect([0, 0, 12, 12]) + rect([14, 14, 12, 12]),
  }),
  shapes: ['square', 'rounded'],
};
