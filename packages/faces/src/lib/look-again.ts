import type { DetectedFace, FaceModel, Picture } from '../face-model.ts';
import type { FaceBox } from '../face.ts';
import { insideOf, withMargin } from './around-face.ts';
import { evenLight } from './even-light.ts';
import type { Source } from './see-faces.ts';
import { fromTile } from './tiles.ts';

const columns = 3;
const cellPx = 170;
const sheetPx = columns * cellPx;
/** With so much around it a face fills less than half of its cell, where the detector is surest. */
const margin = 0.75;

/** From where on a suspicion counts by itself, and together with what the detector says of it. */
const sureAlone = 0.6;
const sureTogether = 0.75;

/** A suspected face, the part of the picture around it, and where that lies on the sheet. */
interface Cell {
  face: DetectedFace;
  part: FaceBox;
  place: FaceBox;
}

/** Suspected faces in good light side by side on one sheet, which the detector looks at as at one picture. */
export async function lookAgain(
  model: FaceModel,
  source: Source,
  suspected: readonly DetectedFace[],
): Promise<DetectedFace[]> {
  const confirmed: DetectedFace[] = [];
  for (let start = 0; start < suspected.length; start += columns ** 2) {
    const some = suspected.slice(start, start + columns ** 2);
    const pixels = new Uint8Array(sheetPx * sheetPx * 3).fill(119);
    const cells: Cell[] = [];
    for (const [index, face] of some.entries()) {
      const part = withMargin(face.box, margin);
      const picture = evenLight(await source.part(part, cellPx));
      const left = (index % columns) * cellPx;
      const top = Math.floor(index / columns) * cellPx;
      put(pixels, picture, { left, top });
      cells.push({ face, part, place: onSheet({ ...picture, left, top }) });
    }
    const sheet = { pixels, width: sheetPx, height: sheetPx, channels: 3 } as const;
    const seen = await model.detect(sheet);
    confirmed.push(...cells.flatMap((cell) => judged(cell, seen)));
  }
  return confirmed;
}

function put(
  sheet: Uint8Array,
  { pixels, width, height }: Picture,
  { left, top }: { left: number; top: number },
): void {
  for (let row = 0; row < height; row += 1) {
    const line = pixels.subarray(row * width * 3, (row + 1) * width * 3);
    sheet.set(line, ((top + row) * sheetPx + left) * 3);
  }
}

function onSheet(px: { left: number; top: number; width: number; height: number }): FaceBox {
  return {
    x: px.left / sheetPx,
    y: px.top / sheetPx,
    width: px.width / sheetPx,
    height: px.height / sheetPx,
  };
}

function judged({ face, part, place }: Cell, seen: readonly DetectedFace[]): DetectedFace[] {
  const [best] = seen
    .map(({ score, box }) => ({ score, box: fromTile(part, insideOf(place, box)) }))
    .filter(({ box }) => liesOn(box, face.box))
    .toSorted((a, b) => b.score - a.score);
  if (best !== undefined && best.score + face.score >= sureTogether) {
    return [{ box: best.box, score: Math.max(best.score, face.score) }];
  }
  return face.score >= sureAlone ? [face] : [];
}

/** The middle of one lies in the other. */
function liesOn(box: FaceBox, other: FaceBox): boolean {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return x > other.x && x < other.x + other.width && y > other.y && y < other.y + other.height;
}
