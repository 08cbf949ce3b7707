import { chooseCrop, countCutFaces, type FractionBox } from '@albumen/domain/photos/choose-crop';
import { byPlaces, keptOn, wishOf, type KeptBoth, type KnownFace } from './counts.ts';
import type { Look } from './looks.ts';
import type { StartedPrint } from './print-files.ts';
import { soldFrames } from './printed-products.ts';
import { seesThem } from './same-face.ts';
import { isSameSeen } from './seen-by.ts';

/**
 * A photo in which the other detector overlooks a head, or sees one where none is, says nothing; of a photo from
 * a folder only the first is known, by whom the product sees.
 */
export function isSeenRight({ seen, put, ours }: Look): boolean {
  const boxes = boxesOf(seen);
  return put === undefined ? boxes.length >= ours.length : seesThem(boxes, put);
}

export function boxesOf(faces: readonly KnownFace[]): FractionBox[] {
  return faces.map(({ box }) => box);
}

/** On every shape that is sold, by where faces are in the photo. */
export function onAllFrames(look: Look, faces: readonly KnownFace[], told = look.ours): KeptBoth[] {
  return soldFrames.map((frame) => {
    const crop = chooseCrop({ ...wishOf(look, frame), faces: told });
    return keptOn(look, frame, { faces, kept: byPlaces(boxesOf(faces), frame)(crop) });
  });
}

/**
 * On its print: whoever the other detector sees on the file wholly in the safe part. Nothing where it overlooks
 * somebody there who is all on it.
 */
export function onPrint(look: Look, print: StartedPrint): KeptBoth | undefined {
  const { crop } = print;
  const seen = boxesOf(look.print.seen).map((box) => inPhoto(box, crop));
  const isSeen = ({ box }: KnownFace) => seen.some((other) => isSameSeen(box, other));
  const there = look.seen.filter(({ reach }) => countCutFaces([reach], crop) === 0);
  if (!there.every(isSeen)) return undefined;
  const found = seen.filter((box) => look.seen.some((face) => isSameSeen(face.box, box)));
  return keptOn(look, print, { faces: look.seen, kept: byPlaces(found, print)(crop) });
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
