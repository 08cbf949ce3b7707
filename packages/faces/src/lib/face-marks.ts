import type { FaceBox, FacePoint } from '../face.ts';
import { middleOf, type TurnedSquare } from './turned-square.ts';

/** The 68 points that the model sets on a face, by their usual numbers. */
export type FaceMarks = readonly FacePoint[];

const leftEyeOf = (marks: FaceMarks) => marks.slice(36, 42);
const rightEyeOf = (marks: FaceMarks) => marks.slice(42, 48);

/** Eyes, tip of the nose, corners of the mouth. */
export function fivePoints(marks: FaceMarks): FacePoint[] {
  const picked = [
    middleOf(leftEyeOf(marks)),
    middleOf(rightEyeOf(marks)),
    marks[30],
    marks[48],
    marks[54],
  ];
  return picked.filter((point) => point !== undefined);
}

/** The rectangle around all marks, in fractions of the picture. */
export function extentOf(
  marks: FaceMarks,
  { width, height }: { width: number; height: number },
): FaceBox {
  const [xs, ys] = [marks.map(({ x }) => x / width), marks.map(({ y }) => y / height)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Brow to chin, of the height of a detector's box: usually more than 0.7. */
const leastSpread = 0.5;

/** Marks that huddle together are on no face: what is made of them is like what is made of any other such. */
export function isSpread(extent: FaceBox, box: FaceBox): boolean {
  return extent.height > leastSpread * box.height;
}

/** Height to width of the more open eye. */
export function eyeOpeningOf(marks: FaceMarks): number {
  return Math.max(opening(leftEyeOf(marks)), opening(rightEyeOf(marks)));
}

/** Six points go around an eye: corner, two above, corner, two below. */
function opening(eye: FaceMarks): number {
  const [left, above1, above2, right, below2, below1] = eye;
  if (!left || !above1 || !above2 || !right || !below2 || !below1) return 1;
  return (distance(above1, below1) + distance(above2, below2)) / (2 * distance(left, right));
}

function distance(a: FacePoint, b: FacePoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y) || 1e-6;
}

/** A little more than the marks reach, since their brows lie at its upper edge. */
const squareScale = 1.1;

/** The square around a face whose eyes lie level in it. */
export function squareAround(marks: FaceMarks): TurnedSquare {
  const left = middleOf(leftEyeOf(marks));
  const right = middleOf(rightEyeOf(marks));
  const apart = distance(left, right);
  const along = { x: (right.x - left.x) / apart, y: (right.y - left.y) / apart };
  const level = marks.map(({ x, y }) => ({
    x: x * along.x + y * along.y,
    y: y * along.x - x * along.y,
  }));
  const [xs, ys] = [level.map(({ x }) => x), level.map(({ y }) => y)];
  const [middleX, sizeX] = middleAndSize(xs);
  const [middleY, sizeY] = middleAndSize(ys);
  const side = squareScale * Math.max(sizeX, sizeY);
  const corner = { x: middleX - side / 2, y: middleY - side / 2 };
  return {
    across: { x: side * along.x, y: side * along.y },
    origin: {
      x: corner.x * along.x - corner.y * along.y,
      y: corner.x * along.y + corner.y * along.x,
    },
  };
}

function middleAndSize(values: readonly number[]): [middle: number, size: number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return [(least + most) / 2, most - least];
}
