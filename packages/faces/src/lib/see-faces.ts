import { coveredShare } from '@albumen/domain/faces/face-boxes';
import type { DetectedFace, FaceModel, Picture } from '../face-model.ts';
import type { FaceBox } from '../face.ts';
import { evenLight } from './even-light.ts';
import { lookAgain } from './look-again.ts';
import { fromTile, isCutByTile, mergeFaces } from './tiles.ts';

/** A picture of which parts are had at any size; the same in Node and in a browser. */
export interface Source {
  width: number;
  height: number;
  /** Three bytes a pixel. What is searched is not enlarged, what is smaller is. */
  part(part: FaceBox, longestPx: number): Promise<Picture>;
}

/** Longest side of what the detector is given, which makes 512 pixels of it. */
export const searchedPx = 960;

const everything = { x: 0, y: 0, width: 1, height: 1 };
const sureScore = 0.5;

/** The whole picture at these sizes is looked through quickly, since that finds faces of some 60 pixels best. */
const glancedPx = [160, 224, 320, 640] as const;

/** What a look at a picture, or at a part of it, came to; boxes in fractions of the whole. */
interface Look {
  sure: readonly DetectedFace[];
  unsure: readonly DetectedFace[];
}

/** Faces that the detector sees at once, and those that it overlooks: too large, dark, blurred or covered. */
export async function seeFaces(model: FaceModel, source: Source): Promise<DetectedFace[]> {
  const { sure, unsure } = await lookAt(model, source, {
    part: everything,
    sureFrom: sureScore,
  });
  const suspected = [...unsure];
  for (const px of glancedPx) {
    suspected.push(...(await model.suspect(evenLight(await source.part(everything, px)))));
  }
  return withConfirmed(model, source, { sure, unsure: suspected });
}

/**
 * A look at a part of the picture; a face that its inner edges cut lies whole in another part. What the
 * detector doubts has to be seen once more: its own doubt is no second opinion.
 */
export async function lookAt(
  model: FaceModel,
  source: Source,
  { part, sureFrom }: { part: FaceBox; sureFrom: number },
): Promise<Look> {
  const seen = await model.detect(await source.part(part, searchedPx));
  const whole = seen.filter(({ box }) => !isCutByTile(part, box));
  const faces = whole.map(({ score, box }) => ({ score, box: fromTile(part, box) }));
  return {
    sure: faces.filter(({ score }) => score >= sureFrom),
    unsure: faces.filter(({ score }) => score < sureFrom).map(({ box }) => ({ box, score: 0 })),
  };
}

/** What is sure, and what of the rest a second look confirms. */
export async function withConfirmed(
  model: FaceModel,
  source: Source,
  { sure, unsure }: Look,
): Promise<DetectedFace[]> {
  const open = mergeFaces(unsure).filter(
    ({ box }) => !sure.some((face) => coveredShare(face.box, box) > 0.2),
  );
  return mergeFaces([...sure, ...(await lookAgain(model, source, open))]);
}
