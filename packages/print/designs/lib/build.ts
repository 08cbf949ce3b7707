/* oxlint-disable max-params -- drawing takes coordinates in a row, as a canvas does */
import { place, type Corners } from './path.ts';
import { lettering } from './lettering.gen.ts';
import type {
  CardFinish,
  CardLayout,
  CardTheme,
  ColorRole,
  TemplateLayer,
} from '../../src/cards/card-design.ts';
import type { HexColor, PhotoLayer, TextLayer } from '../../src/document/layers.ts';
import type { Box } from '../../src/document/geometry.ts';

/** How text is set: centered ink at the top of their box unless it says otherwise. */
export interface Setting {
  font: TextLayer['font'];
  size: number;
  align?: TextLayer['align'];
  anchor?: 'top' | 'middle' | 'bottom';
  tracking?: number;
  leading?: number;
  caps?: boolean;
  color?: ColorRole;
  isFoil?: boolean;
  label?: string;
  /** Whether the text is an example that nobody means to print; by default its label decides. */
  isSample?: boolean;
  angle?: number;
}

/** Text under these labels fits any receiver, whoever sends the card. */
const saidToAnybody: readonly string[] = [
  'Heading',
  'Greeting',
  'Wish',
  'Welcome',
  'Introduction',
  'Note',
  'Words on the back',
];

function boxOf([x, y, width, height]: Corners): Box {
  return { x, y, width, height };
}

/** The smallest box around all points of a path of absolute commands, control points included. */
export function boundsOf(path: string): Box {
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  const [left, top] = [xs.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.min(a, b))];
  const [right, bottom] = [
    xs.reduce((a, b) => Math.max(a, b)),
    ys.reduce((a, b) => Math.max(a, b)),
  ];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A place for the photo of this number, from 1. */
export function photo(
  number: number,
  corners: Corners,
  cut: Pick<PhotoLayer<ColorRole>, 'clip' | 'border'> = {},
): TemplateLayer {
  return { kind: 'photo', id: `photo-${number}`, box: boxOf(corners), photo: null, ...cut };
}

/** Places for photos in rows of equal height: [2, 1] is two above one. */
export function tiles(
  [x, y, width, height]: Corners,
  rows: readonly number[],
  gap: number,
): TemplateLayer[] {
  const rowHeight = (height - gap * (rows.length - 1)) / rows.length;
  const cells = rows.flatMap((count, row) => {
    const cell = (width - gap * (count - 1)) / count;
    return Array.from({ length: count }, (_, column): Corners => [
      x + column * (cell + gap),
      y + row * (rowHeight + gap),
      cell,
      rowHeight,
    ]);
  });
  return cells.map((corners, index) => photo(index + 1, corners));
}

/** A drawing in a color of the theme. */
export function art(id: string, path: string, color: ColorRole, opacity?: number): TemplateLayer {
  const finish = { kind: 'ink', color, ...(opacity === undefined ? {} : { opacity }) } as const;
  return { kind: 'art', id, box: boundsOf(path), path, finish };
}

/** A drawing in foil. */
export function foil(id: string, path: string): TemplateLayer {
  return { kind: 'art', id, box: boundsOf(path), path, finish: { kind: 'foil' } };
}

/** Text that the customer may change when the setting has a label. */
export function text(id: string, corners: Corners, content: string, set: Setting): TemplateLayer {
  return {
    kind: 'text',
    id,
    box: boxOf(corners),
    text: content,
    font: set.font,
    sizePt: set.size,
    finish: set.isFoil === true ? { kind: 'foil' } : { kind: 'ink', color: set.color ?? 'ink' },
    align: set.align ?? 'center',
    anchor: set.anchor ?? 'top',
    lineHeight: set.leading ?? 1.25,
    tracking: set.tracking ?? 0,
    isUppercase: set.caps ?? false,
    ...(set.label === undefined ? {} : labeled(content, set.label, set.isSample)),
    ...(set.angle === undefined ? {} : { angleDegrees: set.angle }),
  };
}

function labeled(
  text: string,
  label: string,
  isSample = !saidToAnybody.includes(label),
): Pick<TextLayer, 'label' | 'sample'> {
  return { label, ...(isSample && { sample: text }) };
}

/** Outlines of drawn text, `width` wide, from x (or around it) with their baseline at y. */
export function letters(
  key: keyof typeof lettering,
  at: { x: number; y: number; width: number; from?: 'left' | 'middle' },
): string {
  const { d, left, right } = lettering[key];
  const scale = at.width / (right - left);
  const start = at.from === 'left' ? at.x : at.x - at.width / 2;
  return place(d, start - left * scale, at.y, scale);
}

/** An arrangement of the front for some number of photos. */
export function front(
  photoCount: number,
  layers: readonly TemplateLayer[],
  background?: ColorRole,
): CardLayout {
  return layout(`photos-${photoCount}`, photoCount, layers, background);
}

/** An arrangement of any face. */
export function layout(
  id: string,
  photoCount: number,
  layers: readonly TemplateLayer[],
  background?: ColorRole,
): CardLayout {
  const name =
    photoCount === 0 ? 'No photo' : photoCount === 1 ? '1 photo' : `${photoCount} photos`;
  return { id, name, photoCount, layers, ...(background === undefined ? {} : { background }) };
}

/** A foil drawing for the front, and what it is on a card that ends in an arch. */
export function frontFoil(id: string, name: string, path: string, inArch?: string): CardFinish {
  const drawn = (d: string) => ({ front: [foil(`foil-${id}`, d)] });
  return {
    id,
    name,
    faces: drawn(path),
    ...(inArch !== undefined && { shaped: { arch: drawn(inArch) } }),
  };
}

/** Colors in the order paper, ink, accent, soft, contrast. */
export function theme(
  id: string,
  name: string,
  colors: readonly [HexColor, HexColor, HexColor, HexColor, HexColor],
): CardTheme {
  const [paper, ink, accent, soft, contrast] = colors;
  return { id, name, colors: { paper, ink, accent, soft, contrast } };
}

/** Two backs of one hand: text with the design's own mark, and the same under a photo. */
export function backs(
  trim: { width: number; height: number },
  own: {
    font: Setting['font'];
    text: string;
    /** Whether the text is an example; not by default. */
    isSample?: boolean;
    mark: string;
    background?: ColorRole;
    color?: ColorRole;
  },
): CardLayout[] {
  const { width, height } = trim;
  const color = own.color ?? 'ink';
  const box = boundsOf(own.mark);
  const inset = Math.min(width, height) * 0.12;
  const photoHeight = height * 0.56;
  const line = (y: number): TemplateLayer =>
    text('back-words', [inset, y, width - 2 * inset, 34], own.text, {
      font: own.font,
      size: 12,
      color,
      label: 'Words on the back',
      ...(own.isSample !== undefined && { isSample: own.isSample }),
    });
  const mark = (y: number): TemplateLayer =>
    art(
      'back-mark',
      place(own.mark, width / 2 - box.x - box.width / 2, y - box.y - box.height / 2),
      own.color ?? 'accent',
    );
  return [
    layout('back-words', 0, [mark(height * 0.44), line(height * 0.54)], own.background),
    layout(
      'back-photo',
      1,
      [
        photo(1, [inset, inset, width - 2 * inset, photoHeight]),
        mark(inset + photoHeight + (height - inset - photoHeight) * 0.3),
        line(inset + photoHeight + (height - inset - photoHeight) * 0.52),
      ],
      own.background,
    ),
  ];
}
