import type { FractionBox } from '@albumen/domain/photos/choose-crop';
import type { DesignDocument, DesignFace } from '../document/design-document.ts';
import type { FontSet } from '../fonts/font-set.ts';
import { checkPhoto } from '../lib/check-photo.ts';
import { checkTexts } from '../lib/check-texts.ts';
import { cutFacesOf } from './cut-faces.ts';
import type { Layer, PhotoLayer } from '../document/layers.ts';
import {
  hasPaperAround,
  type FaceGeometry,
  type FaceKind,
  type PrintProduct,
} from '../products/product.ts';

/** What can be wrong with a design. */
export type DesignProblemCode =
  | 'wrongProduct'
  | 'wrongFaces'
  | 'wrongSize'
  | 'wrongShape'
  | 'emptyPlace'
  | 'blankSpread'
  | 'stretchedPhoto'
  | 'fewPixels'
  | 'cutFaces'
  | 'foilNotChosen'
  | 'engravingNotChosen'
  | 'noInkOnMaterial'
  | 'wordsCut'
  | 'wordsOutsideSafe'
  | 'blankWords'
  | 'sampleWords'
  | 'missingLetters'
  | 'smallFoil';

/** Something wrong with a design, and where. */
export interface DesignProblem {
  code: DesignProblemCode;
  /** 'block' keeps it from being ordered; of 'fewPixels' a photographer may say yes nevertheless. */
  level: 'block' | 'warn';
  faceId?: string;
  layerId?: string;
  /** Only 'fewPixels' has it. */
  pixelsPerInch?: number;
  /** Only 'cutFaces' has it. */
  faceCount?: number;
  /** Of 'cutFaces': all of the photo may be shown, with paper around it. */
  hasPaperAround?: true;
  /** Only 'missingLetters' has them. */
  letters?: readonly string[];
  /** What the customer is asked for, by 'blankWords' and 'sampleWords'. */
  label?: string;
  /** What would be printed, for 'sampleWords'. */
  words?: string;
}

/** What checking can make use of. */
export interface CheckContext {
  /** Without fonts nothing is said of words that do not fit and of letters that a font lacks. */
  fonts?: FontSet;
  /** Where a photo has faces; without it nothing is said of those that are cut. */
  facesOf?: (photoId: string) => readonly FractionBox[];
}

/** Everything that is wrong with a design on a product, nothing when it can be printed as it is. */
export function checkDocument(
  document: DesignDocument,
  product: PrintProduct,
  context: CheckContext = {},
): DesignProblem[] {
  if (document.family !== product.family) return [{ code: 'wrongProduct', level: 'block' }];
  if (!hasItsFaces(document, product)) return [{ code: 'wrongFaces', level: 'block' }];
  const wrongShape = (document.shape ?? 'square') !== (product.shape ?? 'square');
  return [
    ...(wrongShape ? [{ code: 'wrongShape', level: 'block' } as const] : []),
    ...document.faces.flatMap((face) => checkFace(face, { document, product, context })),
  ];
}

/** Whether a design can be ordered; `isLowAccepted` when the photographer accepted few pixels. */
export function isOrderable(problems: readonly DesignProblem[], isLowAccepted = false): boolean {
  return problems.every(
    ({ level, code }) => level === 'warn' || (isLowAccepted && code === 'fewPixels'),
  );
}

/** What each face is checked against. */
interface Checking {
  document: DesignDocument;
  product: PrintProduct;
  context: CheckContext;
}

function hasItsFaces({ faces }: DesignDocument, { faces: made, faceCounts }: PrintProduct) {
  const ids = new Set(faces.map(({ id }) => id));
  const kinds = Object.keys(made) as FaceKind[]; // keys of a record of kinds
  const isKnown = faces.every(({ kind }) => made[kind] !== undefined);
  const isCounted = kinds.every(
    (kind) => faces.filter((face) => face.kind === kind).length === (faceCounts?.[kind] ?? 1),
  );
  return isKnown && isCounted && ids.size === faces.length;
}

function checkFace(face: DesignFace, checking: Checking): DesignProblem[] {
  const geometry = checking.product.faces[face.kind];
  if (geometry === undefined) return [];
  const where = { faceId: face.id };
  const isOther = face.trim !== undefined && !isSameSize(face.trim, geometry.trim);
  if (isOther) return [{ code: 'wrongSize', level: 'block', ...where }];
  const isBlank = isBlankSpread(face) && checking.document.faces.some(isFilledSpread);
  const layers = isBlank ? face.layers.filter(({ kind }) => kind !== 'photo') : face.layers;
  const problems = layers.flatMap((layer) =>
    checkLayer(layer, geometry, checking).map((problem) => ({
      ...problem,
      ...where,
      layerId: layer.id,
    })),
  );
  return isBlank ? [{ code: 'blankSpread', level: 'warn', ...where }, ...problems] : problems;
}

/** A spread that got no photo at all stays paper; one that got some of its photos is not finished. */
function isBlankSpread(face: DesignFace): boolean {
  return face.kind === 'spread' && isWithoutPhotos(face);
}

function isFilledSpread(face: DesignFace): boolean {
  return face.kind === 'spread' && !isWithoutPhotos(face);
}

function isWithoutPhotos({ layers }: DesignFace): boolean {
  return layers.every((layer) => layer.kind !== 'photo' || layer.photo === null);
}

function checkLayer(
  layer: Layer,
  geometry: FaceGeometry,
  { document, product, context }: Checking,
): DesignProblem[] {
  if (layer.kind === 'photo') {
    return geometry.material === undefined
      ? [...checkPhoto(layer, product), ...checkFaces(layer, geometry, { product, context })]
      : [{ code: 'noInkOnMaterial', level: 'block' }];
  }
  const problems = checkFinish(layer, geometry, { document, product });
  if (layer.kind === 'text') problems.push(...checkTexts(layer, geometry, context.fonts));
  return problems;
}

function checkFaces(
  { photo, box }: PhotoLayer,
  paper: FaceGeometry,
  { product, context: { facesOf } }: Pick<Checking, 'product' | 'context'>,
): DesignProblem[] {
  const faces = photo === null ? [] : (facesOf?.(photo.photoId) ?? []);
  if (photo === null || faces.length === 0) return [];
  const faceCount = cutFacesOf(faces, { photo, box, paper });
  if (faceCount === 0) return [];
  const around = hasPaperAround(product) && ({ hasPaperAround: true } as const);
  return [{ code: 'cutFaces', level: 'warn', faceCount, ...around }];
}

function checkFinish(
  { finish }: Exclude<Layer, { kind: 'photo' }>,
  { material }: FaceGeometry,
  { document, product }: Pick<Checking, 'document' | 'product'>,
): DesignProblem[] {
  if (finish.kind === 'ink') {
    return material === undefined ? [] : [{ code: 'noInkOnMaterial', level: 'block' }];
  }
  if (finish.kind === 'engraving') {
    return product.hasEngraving === true ? [] : [{ code: 'engravingNotChosen', level: 'block' }];
  }
  const isChosen = product.foilColor !== undefined && product.foilColor === document.foilColor;
  return isChosen ? [] : [{ code: 'foilNotChosen', level: 'block' }];
}

function isSameSize(a: FaceGeometry['trim'], b: FaceGeometry['trim']): boolean {
  return Math.abs(a.width - b.width) < 0.5 && Math.abs(a.height - b.height) < 0.5;
}
