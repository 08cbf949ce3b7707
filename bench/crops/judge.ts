import { chooseCrop, countCutFaces, type FractionBox } from '@albumen/domain/photos/choose-crop';
import { byPlaces, keptOn, wishOf, type KeptBoth } from './counts.ts';
import type { Look } from './looks.ts';
import type { StartedPrint } from './print-files.ts';
import { soldFrames } from './printed-products.ts';
import { isSameFace, seesThem, sidesApart } from './same-face.ts';

/**
 * A photo in which the other detector overlooks a head, or draws a box that is not a head's, says nothing; of a
 * photo from a folder only the first is known, by whom the product sees.
 */
export function isSeenRight({ seen, put, ours }: Look): boolean {
  return put === undefined ? seen.length >= ours.length : seesThem(seen, put);
}

/** On every shape that is sold, by where faces are in the photo. */
export function onAllFrames(
  look: Look,
  faces: readonly FractionBox[],
  told = look.ours,
): KeptBoth[] {
  return soldFrames.map((frame) => {
    const crop = chooseCrop({ ...wishOf(look, frame), faces: told });
    return keptOn(look, frame, { faces, kept: byPlaces(faces, frame)(crop) });
  });
}

export interface JudgedPrint {
  onPrint: KeptBoth;
  byPlace: KeptBoth;
  /** How far its boxes of one face lie apart in photo and print. */
  apart: number[];
}

/** On its print; nothing where the other detector overlooks somebody on it who is all there. */
export function onPrint(look: Look, print: StartedPrint): JudgedPrint | undefined {
  const { crop } = print;
  const known = look.put ?? look.seen;
  const there = known.filter((face) => countCutFaces([face], crop) === 0);
  const seen = look.print.seen.map((box) => inPhoto(box, crop));
  if (!there.every((face) => seen.some((box) => isSameFace(box, face)))) return undefined;
  const found = seen.filter((box) => look.seen.some((face) => isSameFace(box, face)));
  const keep = (faces: readonly FractionBox[]) => byPlaces(faces, print)(crop);
  const judged = (kept: number) => keptOn(look, print, { faces: look.seen, kept });
  const apart = there.flatMap((face) => {
    const [one, other] = [seen, look.seen].map((boxes) =>
      boxes.find((box) => isSameFace(box, face)),
    );
    return one === undefined || other === undefined ? [] : sidesApart(one, other);
  });
  return { onPrint: judged(keep(found)), byPlace: judged(keep(look.seen)), apart };
}

/** A box of the print in fractions of the photo. */
function inPhoto({ x, y, width, height }: FractionBox, crop: FractionBox): FractionBox {
  return {
    x: crop.x + x * crop.width,
    y: crop.y + y * crop.height,
    width: width * crop.width,
    height: height * crop.height,
  };
}
