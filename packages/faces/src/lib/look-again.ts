import type { DetectedFace, FaceModel, Picture } from '../face-model.ts';
import type { FaceBox } from '../face.ts';
import { insideOf, withMargin } from './around-face.ts';
import { evenLight } from './even-light.ts';
import type { Source } from './see-faces.ts';
import { fromTile, isSameFace } from './tiles.ts';

const columns = 3;
const cellPx = 170;
const sheetPx = columns * cellPx;
/**
 * So much around it in sizes of the face: close, then with hair and shoulders, by which some are seen sooner. That
 * look has to be sure by itself, since what the first did not confirm is mostly no face.
 */
const views = [
  { margin: 0.75, countsSuspicion: true },
  { margin: 1.5, countsSuspicion: false },
] as const;
type View = (typeof views)[number];

/** From where on a suspicion counts by itself, and together with what the detector says of it. */
const sureAlone = 0.6;
const sureTogether = 0.75;

/** A suspected face, the part of the picture around it, and where that lies on the sheet. */
interface Cell {
  face: DetectedFace;
  part: FaceBox;
  place: FaceBox;
}

/** Suspected faces in good light, and those that were not confirmed once more from farther away. */
export async function lookAgain(
  model: FaceModel,
  source: Source,
  suspected: readonly DetectedFace[],
): Promise<DetectedFace[]> {
  const confirmed: DetectedFace[] = [];
  let open = suspected;
  for (const view of views) {
    const judged = await judgeAll(model, source, { suspected: open, view });
    confirmed.push(...judged.filter((face) => face !== undefined));
    open = open.filter((_, index) => judged[index] === undefined);
  }
  return confirmed;
}

/** Side by side on sheets, at which the detector looks as at one picture; nothing for who is not confirmed. */
async function judgeAll(
  model: FaceModel,
  source: Source,
  { suspected, view }: { suspected: readonly DetectedFace[]; view: View },
): Promise<(DetectedFace | undefined)[]> {
  const judged: (DetectedFace | undefined)[] = [];
  for (let start = 0; start < suspected.length; start += columns ** 2) {
    const pixels = new Uint8Array(sheetPx * sheetPx * 3).fill(119);
    const cells: Cell[] = [];
    for (const [index, face] of suspected.slice(start, start + columns ** 2).entries()) {
      const part = withMargin(face.box, view.margin);
      const picture = evenLight(await source.part(part, cellPx));
      const left = (index % columns) * cellPx;
      const top = Math.floor(index / columns) * cellPx;
      put(pixels, picture, { left, top });
      cells.push({ face, part, place: onSheet({ ...picture, left, top }) });
    }
    const sheet = { pixels, width: sheetPx, height: sheetPx, channels: 3 } as const;
    const seen = await model.detect(sheet);
    judged.push(...cells.map((cell) => judge(cell, { seen, view })));
  }
  return judged;
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

function judge(
  { face, part, place }: Cell,
  { seen, view }: { seen: readonly DetectedFace[]; view: View },
): DetectedFace | undefined {
  const [best] = seen
    .map(({ score, box }) => ({ score, box: fromTile(part, insideOf(place, box)) }))
    .filter(({ box }) => isSameFace(box, face.box))
    .toSorted((a, b) => b.score - a.score);
  const suspicion = view.countsSuspicion ? face.score : 0;
  if (best !== undefined && best.score + suspicion >= sureTogether) {
    return { box: best.box, score: Math.max(best.score, face.score) };
  }
  return face.score >= sureAlone ? face : undefined;
}
