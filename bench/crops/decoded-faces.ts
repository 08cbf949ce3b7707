import type { FractionBox } from '@albumen/domain/photos/choose-crop';
import { sharedOfBoth } from './same-face.ts';

export interface ScoredBox {
  box: FractionBox;
  score: number;
}

/** What one anchor says: middle and size of a face, in pixels from there. */
export interface Answer {
  anchor: number;
  score: number;
  box: readonly number[];
}

/** The detector's own: where it has anchors. */
const grids = [
  { cells: 16, anchors: 2 },
  { cells: 8, anchors: 6 },
] as const;
/** How sure it has to be. */
export const leastScore = 0.6;
const sameShare = 0.3;

const anchors = grids.flatMap(({ cells, anchors: each }) =>
  Array.from({ length: cells * cells * each }, (_, index) => {
    const cell = Math.floor(index / each);
    return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells };
  }),
);

/** Faces in what the network answers; where it says one face at several anchors, their mean by their scores. */
export function decodeFaces(answers: readonly Answer[], side: number): ScoredBox[] {
  const rest = answers
    .flatMap(({ anchor: number, score, box }) => {
      const [x = 0, y = 0, width = 0, height = 0] = box.map((value) => value / side);
      const anchor = anchors[number];
      if (anchor === undefined) return [];
      const [left, top] = [anchor.x + x - width / 2, anchor.y + y - height / 2];
      return [{ score, box: { x: left, y: top, width, height } }];
    })
    .toSorted((one, other) => other.score - one.score);
  const found: ScoredBox[] = [];
  while (rest[0] !== undefined) {
    const { box: first, score } = rest[0];
    const isSame = ({ box }: ScoredBox) => sharedOfBoth(box, first) > sameShare;
    found.push({ box: meanBox(rest.filter(isSame)), score });
    rest.splice(0, rest.length, ...rest.filter((other) => !isSame(other)));
  }
  return found;
}

function meanBox(all: readonly ScoredBox[]): FractionBox {
  const weight = all.reduce((sum, { score }) => sum + score, 0);
  const mean = (side: keyof FractionBox) =>
    all.reduce((sum, { box, score }) => sum + score * box[side], 0) / weight;
  return { x: mean('x'), y: mean('y'), width: mean('width'), height: mean('height') };
}
