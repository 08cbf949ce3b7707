import { bestStart, chanceWhole, inside, slack, type Span, type Window } from './best-start.ts';

/** A rectangle in fractions (0 to 1) of a photo or of a frame. */
export interface FractionBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is lost of a frame at each side, in fractions of it: bleed, wrap, and what a blade may take. */
export interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface CropWish {
  /** Width to height of the oriented photo. */
  photoRatio: number;
  frameRatio: number;
  /** Faces from chin to brow, as a detector gives them. */
  faces?: readonly FractionBox[];
  /** What draws the eye; the middle when left out. */
  focus?: { x: number; y: number };
  /** The photographer chose that point: it stays in the middle, whoever is cut. */
  isFocusChosen?: boolean;
  margins?: Margins;
  /** Where an album's spread is bound, as a place in the frame's width: no face should lie across it. */
  foldAt?: number;
}

export const noMargins: Margins = { left: 0, top: 0, right: 0, bottom: 0 };

const middle = { x: 0.5, y: 0.5 };
/** Forehead and hair above a face, ears beside it, the neck below: shares of the face's height and width. */
const headroom = { above: 0.7, beside: 0.12, below: 0.15 };
/** Eyes stand a little above the middle of a good picture. */
const facesAt = { x: 0.5, y: 0.44 };

/**
 * The largest part of a photo that fills a frame, placed so that as many heads as possible lie wholly
 * in what remains of the frame, those in the foreground first; without faces, around the focus.
 */
export function chooseCrop(wish: CropWish): FractionBox {
  const { photoRatio, frameRatio, faces = [], margins = noMargins } = wish;
  const width = Math.min(1, frameRatio / photoRatio);
  const height = Math.min(1, photoRatio / frameRatio);
  if (wish.isFocusChosen === true || faces.length === 0) {
    const { x, y } = wish.focus ?? middle;
    return { x: inside(x - width / 2, width), y: inside(y - height / 2, height), width, height };
  }
  const across = {
    length: width,
    before: margins.left,
    after: margins.right,
    at: facesAt.x,
    foldAt: wish.foldAt,
  };
  const down = {
    length: height,
    before: margins.top,
    after: margins.bottom,
    at: facesAt.y,
    foldAt: undefined,
  };
  const [spansAcross, spansDown] = [faces.map(spanAcross), faces.map(spanDown)];
  return {
    x: bestStart(withChances(spansAcross, { spans: spansDown, window: down }), across),
    y: bestStart(withChances(spansDown, { spans: spansAcross, window: across }), down),
    width,
    height,
  };
}

/** Who is cut along the other side, wherever the crop is moved, is not what it is moved for. */
function withChances(
  spans: readonly Span[],
  other: { spans: readonly Span[]; window: Window },
): Span[] {
  if (other.window.length < 1 - slack) return [...spans];
  return spans.map((span, index) => {
    const across = other.spans[index];
    const chance = across === undefined ? 1 : chanceWhole(0, across, other.window);
    return { ...span, chance: Math.max(leastChance, chance) };
  });
}

/** Half a face is better in the middle than at the edge, all the same. */
const leastChance = 0.05;

/** The middle of the heads that are seen best; nothing without faces. */
export function focusOf(faces: readonly FractionBox[]): { x: number; y: number } | undefined {
  if (faces.length === 0) return undefined;
  const across = faces.map(spanAcross);
  const down = faces.map(spanDown);
  return { x: middleOf(across), y: middleOf(down) };
}

function middleOf(spans: readonly Span[]): number {
  const most = Math.max(...spans.map(({ weight }) => weight));
  // Faces far behind those that the photo is of would pull it away from them.
  const near = spans.filter(({ weight }) => weight > most / 6);
  return (Math.min(...near.map(({ from }) => from)) + Math.max(...near.map(({ to }) => to))) / 2;
}

/** How many faces do not lie wholly in what remains of a crop. */
export function countCutFaces(
  faces: readonly FractionBox[],
  crop: FractionBox,
  margins: Margins = noMargins,
): number {
  const left = crop.x + crop.width * margins.left;
  const top = crop.y + crop.height * margins.top;
  const right = crop.x + crop.width * (1 - margins.right);
  const bottom = crop.y + crop.height * (1 - margins.bottom);
  const isWhole = (face: FractionBox) =>
    face.x >= left - slack &&
    face.y >= top - slack &&
    face.x + face.width <= right + slack &&
    face.y + face.height <= bottom + slack;
  return faces.filter((face) => !isWhole(face)).length;
}

function spanAcross({ x, width, height }: FractionBox): Span {
  const { beside } = headroom;
  return spanOf(x, width, { before: beside, after: beside, weight: width * height });
}

function spanDown({ y, width, height }: FractionBox): Span {
  const { above, below } = headroom;
  return spanOf(y, height, { before: above, after: below, weight: width * height });
}

/** @param head how much of it stands out before and after the face, in shares of the face */
function spanOf(
  from: number,
  length: number,
  head: { before: number; after: number; weight: number },
): Span {
  return {
    from: Math.max(0, from - head.before * length),
    to: Math.min(1, from + length * (1 + head.after)),
    faceFrom: from,
    faceTo: from + length,
    weight: head.weight,
    chance: 1,
  };
}
