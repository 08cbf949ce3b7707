import type { DesignDocument } from './design-document.ts';
import { foilStops } from '../cards/foil.ts';
import { fontFaces } from '../fonts/fonts.ts';
import {
  byKind,
  dictionary,
  is,
  list,
  number,
  oneOf,
  optional,
  shape,
  text,
  type FindMistake,
} from '../lib/mistakes.ts';
import { isHexColor } from '../products/print-product.ts';

/** What a document may hold at most; far more than any design of ours. */
export const documentLimits = {
  faces: 130,
  layersPerFace: 120,
  lettersPerLayer: 3000,
  letters: 30_000,
  pathLetters: 200_000,
  /** Points from the corner of a face. */
  farthest: 20_000,
  sparePhotos: 500,
} as const;

export type ReadResult =
  | { isReadable: true; document: DesignDocument }
  /** Where it is wrong, such as 'document.faces.0.background'. */
  | { isReadable: false; mistake: string };

const flag = is((value) => typeof value === 'boolean');
const color = is(isHexColor);
const id = is((value) => typeof value === 'string' && /^[\w-]{1,80}$/.test(value));
const length = number(-documentLimits.farthest, documentLimits.farthest);
const extent = number(0, documentLimits.farthest);
const share = number(0, 1.000_001);
const pathData: FindMistake = is(
  (value) =>
    typeof value === 'string' &&
    value.length <= documentLimits.pathLetters &&
    /^[MLHVCSQTAZmlhvcsqtaz0-9eE+.,\s-]*$/.test(value),
);
const box = shape({ x: length, y: length, width: extent, height: extent });
const shapeId = oneOf(['square', 'rounded', 'arch', 'oval', 'scalloped', 'ticket']);
const foilColor = oneOf(Object.keys(foilStops));

const crop = shape({
  x: share,
  y: share,
  width: number(0.000_1, 1.000_001),
  height: number(0.000_1, 1.000_001),
  rotate: oneOf([0, 90, 180, 270]),
  flip: flag,
});

const placed = shape({
  photoId: id,
  sha256: is((value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)),
  width: number(1, 100_000),
  height: number(1, 100_000),
  crop,
});

const finish = byKind({
  ink: shape({ kind: text(10), color, opacity: optional(number(0, 1)) }),
  foil: shape({ kind: text(10) }),
  engraving: shape({ kind: text(10) }),
});

const frame = { kind: text(10), id, box, angleDegrees: optional(number(-360, 360)) };

const layer = byKind({
  photo: shape({
    ...frame,
    photo: (value, path) => (value === null ? undefined : placed(value, path)),
    clip: optional(pathData),
    border: optional(shape({ width: number(0, 200), color })),
  }),
  art: shape({
    ...frame,
    path: pathData,
    strokeWidth: optional(number(0, 200)),
    fillRule: optional(oneOf(['nonzero', 'evenodd'])),
    finish,
  }),
  text: shape({
    ...frame,
    text: text(documentLimits.lettersPerLayer),
    font: oneOf(Object.keys(fontFaces)),
    sizePt: number(4, 2000),
    finish,
    align: oneOf(['left', 'center', 'right']),
    anchor: optional(oneOf(['top', 'middle', 'bottom'])),
    lineHeight: optional(number(0.5, 4)),
    tracking: optional(number(-0.2, 2)),
    isUppercase: optional(flag),
    label: optional(text(80)),
    sample: optional(text(documentLimits.lettersPerLayer)),
  }),
});

const face = shape({
  kind: oneOf(['front', 'back', 'inside', 'cover', 'spread']),
  id,
  background: color,
  trim: optional(shape({ width: extent, height: extent })),
  layout: optional(id),
  layers: list(layer, documentLimits.layersPerFace),
});

const card = shape({
  designId: id,
  theme: id,
  frontLayout: id,
  backLayout: id,
  mainLayout: optional(id),
  foilDesign: optional(id),
  foilColor: optional(foilColor),
  engraving: optional(id),
  shape: shapeId,
});

const families = [
  'print',
  'fineArt',
  'canvas',
  'metal',
  'framed',
  'album',
  'flatCard',
  'foldedCard',
];

const findMistake = shape({
  version: oneOf([1]),
  family: oneOf(families),
  faces: list(face, documentLimits.faces),
  isTurned: optional(flag),
  shape: optional(shapeId),
  foilColor: optional(foilColor),
  card: optional(card),
  spare: optional(
    shape({
      photos: list(placed, documentLimits.sparePhotos),
      words: dictionary(text(documentLimits.lettersPerLayer), 200),
    }),
  ),
});

/** Reads a document from a browser or a table: every part known, in range and of the right type. */
export function readDocument(value: unknown): ReadResult {
  const mistake = findMistake(value, 'document');
  if (mistake !== undefined) return { isReadable: false, mistake };
  const document = value as DesignDocument; // every key was just looked at
  const isLong = lettersIn(document) > documentLimits.letters;
  return isLong ? { isReadable: false, mistake: 'document.faces' } : { isReadable: true, document };
}

/** Setting words takes time, and whoever sends a document decides how many there are. */
function lettersIn({ faces }: DesignDocument): number {
  const layers = faces.flatMap((face) => face.layers);
  return layers.reduce((sum, layer) => sum + (layer.kind === 'text' ? layer.text.length : 0), 0);
}
