import { grow, type Box } from '../document/geometry.ts';
import type { FaceGeometry } from './product.ts';

/** An arrangement of photos on a spread or sheet of an album. */
export interface SpreadLayout {
  id: string;
  name: string;
  photoCount: number;
  /** Where its photos go on this face, in reading order. */
  boxesOf: (geometry: FaceGeometry) => Box[];
  /** A photo lies across the fold, which is for spreads that lie flat. */
  crossesFold?: boolean;
}

/** The parts of a spread that layouts are made of. */
interface Areas {
  /** All paper, bleed included. */
  whole: Box;
  /** The halves, out to the bleed on three sides. */
  leftPage: Box;
  rightPage: Box;
  /** Inside the margins: of both pages together, and of each. */
  both: Box;
  left: Box;
  right: Box;
}

const gapPt = 9;
const marginShare = 0.09;

function areasOf({ trim, bleed, safe, fold, gutter = 0 }: FaceGeometry): Areas {
  const paper: Box = { x: 0, y: 0, ...trim };
  const whole = grow(paper, bleed);
  const middle = fold?.at ?? trim.width / 2;
  const margin = Math.max(safe, Math.min(middle, trim.height) * marginShare);
  const both = grow(paper, -margin);
  const inner = middle - margin - gutter - both.x;
  return {
    whole,
    leftPage: { ...whole, width: middle - whole.x },
    rightPage: { ...whole, x: middle, width: whole.x + whole.width - middle },
    both,
    left: { ...both, width: inner },
    right: { ...both, x: middle + margin + gutter, width: inner },
  };
}

/** Splits a box into rows of equal height, each with so many equal cells. */
function rows(box: Box, counts: readonly number[]): Box[] {
  const height = (box.height - gapPt * (counts.length - 1)) / counts.length;
  return counts.flatMap((count, row) => {
    const width = (box.width - gapPt * (count - 1)) / count;
    return Array.from({ length: count }, (_, column) => ({
      x: box.x + column * (width + gapPt),
      y: box.y + row * (height + gapPt),
      width,
      height,
    }));
  });
}

/** The middle of a box, smaller by a share of its shorter side. */
function middleOf(box: Box, share: number): Box {
  return grow(box, -Math.min(box.width, box.height) * share);
}

function made(
  id: string,
  name: string,
  from: { count: number; boxes: (areas: Areas) => Box[]; crossesFold?: boolean },
): SpreadLayout {
  return {
    id,
    name,
    photoCount: from.count,
    boxesOf: (geometry) => from.boxes(areasOf(geometry)),
    ...(from.crossesFold === true && { crossesFold: true }),
  };
}

const bound: readonly SpreadLayout[] = [
  made('panorama', 'Across both pages', {
    count: 1,
    boxes: ({ whole }) => [whole],
    crossesFold: true,
  }),
  made('wide-frame', 'Framed across both pages', {
    count: 1,
    boxes: ({ both }) => [middleOf(both, 0.08)],
    crossesFold: true,
  }),
  made('right-page', 'Right page', { count: 1, boxes: ({ rightPage }) => [rightPage] }),
  made('left-page', 'Left page', { count: 1, boxes: ({ leftPage }) => [leftPage] }),
  made('right-frame', 'Framed on the right', { count: 1, boxes: ({ right }) => [right] }),
  made('two-pages', 'A page each', {
    count: 2,
    boxes: ({ leftPage, rightPage }) => [leftPage, rightPage],
  }),
  made('page-and-frame', 'A page and a frame', {
    count: 2,
    boxes: ({ leftPage, right }) => [leftPage, middleOf(right, 0.1)],
  }),
  made('two-frames', 'Two frames', { count: 2, boxes: ({ left, right }) => [left, right] }),
  made('page-and-two', 'A page and two', {
    count: 3,
    boxes: ({ leftPage, right }) => [leftPage, ...rows(right, [1, 1])],
  }),
  made('two-and-page', 'Two and a page', {
    count: 3,
    boxes: ({ left, rightPage }) => [...rows(left, [1, 1]), rightPage],
  }),
  made('page-and-pair', 'A page and two upright', {
    count: 3,
    boxes: ({ leftPage, right }) => [leftPage, ...rows(right, [2])],
  }),
  made('two-and-two', 'Two and two', {
    count: 4,
    boxes: ({ left, right }) => [...rows(left, [1, 1]), ...rows(right, [1, 1])],
  }),
  made('page-and-three', 'A page and three', {
    count: 4,
    boxes: ({ leftPage, right }) => [leftPage, ...rows(right, [1, 2])],
  }),
  made('pairs', 'Two upright and two upright', {
    count: 4,
    boxes: ({ left, right }) => [...rows(left, [2]), ...rows(right, [2])],
  }),
  made('page-and-four', 'A page and four', {
    count: 5,
    boxes: ({ leftPage, right }) => [leftPage, ...rows(right, [2, 2])],
  }),
  made('two-and-three', 'Two and three', {
    count: 5,
    boxes: ({ left, right }) => [...rows(left, [1, 1]), ...rows(right, [1, 2])],
  }),
  made('three-and-three', 'Three and three', {
    count: 6,
    boxes: ({ left, right }) => [...rows(left, [1, 2]), ...rows(right, [2, 1])],
  }),
  made('three-and-four', 'Three and four', {
    count: 7,
    boxes: ({ left, right }) => [...rows(left, [1, 2]), ...rows(right, [2, 2])],
  }),
  made('four-and-four', 'Four and four', {
    count: 8,
    boxes: ({ left, right }) => [...rows(left, [2, 2]), ...rows(right, [2, 2])],
  }),
];

const loose: readonly SpreadLayout[] = [
  made('sheet', 'The whole sheet', { count: 1, boxes: ({ whole }) => [whole] }),
  made('sheet-frame', 'Framed', { count: 1, boxes: ({ both }) => [both] }),
  made('sheet-rows', 'Two, one above the other', {
    count: 2,
    boxes: ({ both }) => rows(both, [1, 1]),
  }),
  made('sheet-pair', 'Two side by side', { count: 2, boxes: ({ both }) => rows(both, [2]) }),
  made('sheet-three', 'One and two', { count: 3, boxes: ({ both }) => rows(both, [1, 2]) }),
  made('sheet-four', 'Four', { count: 4, boxes: ({ both }) => rows(both, [2, 2]) }),
];

/** The layouts that a spread of this geometry can have: loose sheets have their own. */
export function spreadLayoutsFor({ fold, gutter = 0 }: FaceGeometry): readonly SpreadLayout[] {
  if (fold === undefined) return loose;
  return bound.filter(({ crossesFold = false }) => gutter === 0 || !crossesFold);
}
