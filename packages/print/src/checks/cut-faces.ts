import {
  countCutFaces,
  noMargins,
  type FractionBox,
  type Margins,
} from '@albumen/domain/photos/choose-crop';
import { frameLoss, type FramePaper } from '../document/frame-loss.ts';
import type { Box } from '../document/geometry.ts';
import type { Crop, PlacedPhoto } from '../document/layers.ts';

/** A photo as it lies in a frame on paper. */
export interface FramedPhoto {
  photo: PlacedPhoto;
  box: Box;
  paper: FramePaper;
}

/**
 * How many of a photo's faces its crop cuts. Of one that was enlarged on purpose, faces that are left out
 * as a whole are meant to be.
 */
export function cutFacesOf(
  faces: readonly FractionBox[],
  { photo: { crop }, box, paper }: FramedPhoto,
): number {
  const isEnlarged = Math.max(crop.width, crop.height) < 0.99;
  const counted = isEnlarged ? faces.filter((face) => isSeen(face, crop)) : faces;
  return countCutFaces(counted, crop, inSource(frameLoss(box, paper).margins ?? noMargins, crop));
}

function isSeen(face: FractionBox, crop: Crop): boolean {
  return (
    face.x < crop.x + crop.width &&
    face.y < crop.y + crop.height &&
    face.x + face.width > crop.x &&
    face.y + face.height > crop.y
  );
}

/** Which sides of the source the sides of a turned and mirrored photo are. */
function inSource(seen: Margins, { rotate, flip }: Crop): Margins {
  const { left, top, right, bottom } = flip
    ? { ...seen, left: seen.right, right: seen.left }
    : seen;
  if (rotate === 90) return { left: top, top: right, right: bottom, bottom: left };
  if (rotate === 180) return { left: right, top: bottom, right: left, bottom: top };
  if (rotate === 270) return { left: bottom, top: left, right: top, bottom: right };
  return { left, top, right, bottom };
}
