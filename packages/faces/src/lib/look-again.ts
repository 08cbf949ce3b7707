import type { DetectedFace, FaceModel, Picture } from '../face-model.ts';
import type { FaceBox } from '../face.ts';
import { insideOf, withMargin } from './around-face.ts';
import { mirrored } from './aligned-face.ts';
import { evenLight } from './even-light.ts';
import type { Source } from './see-faces.ts';
import { fromTile, isSameFace } from './tiles.ts';

const columns = 3;
const cellPx = 170;
const sheetPx = columns * cellPx;

/** A look at suspected faces with so much of their size around them. */
interface View {
  margin: number;
  /** Once more as a mirror shows it: a second opinion of the same detector. */
  isMirrored: boolean;
}
const close: View = { margin: 0.75, isMirrored: false };
/** With hair and shoulders, by which some are seen sooner. */
const farther: View = { margin: 1.5, isMirrored: false };
/** Nothing but the face, which hands, hair or a hat cover. */
const closest = 0.05;

/** From where on a suspicion counts by itself, and together with what the detector says of it. */
const sureAlone = 0.6;
const sureTogether = 0.75;
/** From where on two looks agree that there is a face which neither is sure of. */
const sureTwice = 0.5;

/** A suspected face, the part of the picture around it, and where that lies on the sheet. */
interface Cell {
  face: DetectedFace;
  view: View;
  part: FaceBox;
  place: FaceBox;
}

/** Suspected faces in good light; those that were not confirmed from farther away, then from nearest, twice. */
export async function lookAgain(
  model: FaceModel,
  source: Source,
  suspected: readonly DetectedFace[],
): Promise<DetectedFace[]> {
  const confirmed: DetectedFace[] = [];
  let open = suspected;
  async function look(
    views: readonly View[],
    judge: (
      face: DetectedFace,
      seen: readonly (DetectedFace | undefined)[],
    ) => DetectedFace | undefined,
  ): Promise<void> {
    const seen = await seenIn(model, source, { suspected: open, views });
    const judged = open.map((face, index) => judge(face, seen[index] ?? []));
    confirmed.push(...judged.filter((face) => face !== undefined));
    open = open.filter((_, index) => judged[index] === undefined);
  }
  await look(
    [close],
    (face, [seen]) => sure(seen, face.score) ?? (face.score >= sureAlone ? face : undefined),
  );
  // By itself, since what the first look did not confirm is mostly no face.
  await look([farther], (_, [seen]) => sure(seen, 0));
  await look(
    [false, true].map((isMirrored) => ({ margin: closest, isMirrored })),
    (_, seen) =>
      seen.every((face) => face !== undefined && face.score >= sureTwice) ? seen[0] : undefined,
  );
  return confirmed;
}

/** Each face in each view: side by side on sheets, at which the detector looks as at one picture. */
async function seenIn(
  model: FaceModel,
  source: Source,
  { suspected, views }: { suspected: readonly DetectedFace[]; views: readonly View[] },
): Promise<(DetectedFace | undefined)[][]> {
  const wanted = suspected.flatMap((face) => views.map((view) => ({ face, view })));
  const seen: (DetectedFace | undefined)[] = [];
  for (let start = 0; start < wanted.length; start += columns ** 2) {
    const pixels = new Uint8Array(sheetPx * sheetPx * 3).fill(119);
    const cells: Cell[] = [];
    for (const [index, { face, view }] of wanted.slice(start, start + columns ** 2).entries()) {
      const part = withMargin(face.box, view.margin);
      const lit = evenLight(await source.part(part, cellPx));
      const picture = view.isMirrored ? mirrored(lit) : lit;
      const left = (index % columns) * cellPx;
      const top = Math.floor(index / columns) * cellPx;
      put(pixels, picture, { left, top });
      cells.push({ face, view, part, place: onSheet({ ...picture, left, top }) });
    }
    const sheet = { pixels, width: sheetPx, height: sheetPx, channels: 3 } as const;
    const found = await model.detect(sheet);
    seen.push(...cells.map((cell) => bestIn(cell, found)));
  }
  return suspected.map((_, index) => seen.slice(index * views.length, (index + 1) * views.length));
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

function bestIn(
  { face, view, part, place }: Cell,
  found: readonly DetectedFace[],
): DetectedFace | undefined {
  const [best] = found
    .map(({ score, box }) => {
      const inside = insideOf(place, box);
      const turned = view.isMirrored ? { ...inside, x: 1 - inside.x - inside.width } : inside;
      return { score, box: fromTile(part, turned) };
    })
    .filter(({ box }) => isSameFace(box, face.box))
    .toSorted((a, b) => b.score - a.score);
  return best;
}

function sure(seen: DetectedFace | undefined, suspicion: number): DetectedFace | undefined {
  if (seen === undefined || seen.score + suspicion < sureTogether) return undefined;
  return { box: seen.box, score: Math.max(seen.score, suspicion) };
}
