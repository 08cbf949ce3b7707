import { coveredShare } from '@albumen/domain/faces/face-boxes';
import type { FaceBox, FacePoint } from '../face.ts';

interface SeenHead {
  /** By the detector. */
  box: FaceBox;
  /** Around the marks that were set on the face. */
  extent: FaceBox;
  /** Left eye, right eye, tip of the nose, and more. */
  landmarks: readonly FacePoint[];
}

/** Where crops may not cut, in fractions of a picture. */
export function headBox(
  { box, extent, landmarks }: SeenHead,
  picture: { width: number; height: number },
): FaceBox {
  const steady = steadied(box, extent);
  const wanted = leastWidth * ((steady.height * picture.height) / picture.width);
  const lack = Math.max(0, wanted - steady.width);
  const behind = shareBehind(landmarks);
  return { ...steady, x: steady.x - lack * behind, width: steady.width + lack };
}

/** How much is said by the marks on a face; measured beside heads marked by hand. */
const markShare = 0.75;
/** Above the brows, where detectors begin at different heights of the forehead. */
const markShareAbove = 0.9;

/** Of the height of a detector's box, from brow to chin: less where marks huddle, which then say nothing. */
const leastSpread = 0.55;
/** Where in a detector's box brows and chin are. */
const brows = 0.24;
const chin = 0.96;

function belowForehead(box: FaceBox): FaceBox {
  return { ...box, y: box.y + brows * box.height, height: (chin - brows) * box.height };
}

/** A detector's box wavers by a tenth of the face and begins above the brows, the marks by half of that. */
function steadied(box: FaceBox, extent: FaceBox): FaceBox {
  if (coveredShare(box, extent) < 0.5) return box;
  if (extent.height < leastSpread * box.height) return belowForehead(box);
  const between = (one: number, other: number, share = markShare) => one + share * (other - one);
  const x = between(box.x, extent.x);
  const y = between(box.y, extent.y, markShareAbove);
  return {
    x,
    y,
    width: between(box.x + box.width, extent.x + extent.width) - x,
    height: between(box.y + box.height, extent.y + extent.height) - y,
  };
}

/**
 * Of the height from brow to chin: a head is no narrower where it is seen from the side. The marks end at the
 * cheek, behind which its ear lies.
 */
const leastWidth = 1;

/** How much of what is missing lies to the left: all of it in a face that looks to the right. */
function shareBehind([left, right, nose]: readonly FacePoint[]): number {
  if (left === undefined || right === undefined || nose === undefined) return 0.5;
  const apart = Math.max(1e-6, Math.abs(right.x - left.x));
  const looks = (nose.x - (left.x + right.x) / 2) / apart;
  return Math.min(1, Math.max(0, 0.5 + looks));
}
