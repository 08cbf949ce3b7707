import { chooseCrop, type FractionBox } from '@albumen/domain/photos/choose-crop';
import type { FrameLoss } from './frame-loss.ts';
import type { Crop, PlacedPhoto } from './layers.ts';
import type { Size } from './geometry.ts';

/** A photo to be placed. Width and height are pixels of the oriented source. */
export interface ChosenPhoto {
  photoId: string;
  sha256: string;
  width: number;
  height: number;
  /** What must stay in sight, as fractions of the oriented source; the middle when left out. */
  focus?: Point;
  /** The photographer chose it, so that it goes before faces. */
  isFocusChosen?: boolean;
  /** Faces, as fractions of the oriented source; none known when left out. */
  faces?: readonly FractionBox[];
}

/** Fractions (0 to 1) from the left and the top. */
export interface Point {
  x: number;
  y: number;
}

/** Width to height of a photo as it is seen after a turn. */
export function seenRatio(photo: Size, rotate: Crop['rotate']): number {
  const ratio = photo.width / photo.height;
  return rotate === 90 || rotate === 270 ? 1 / ratio : ratio;
}

/** The largest crop of a photo that fills a frame, with the focus as near its middle as can be. */
export function coverCrop(
  photo: Size,
  frame: Size,
  given: { focus?: Point; rotate?: Crop['rotate']; flip?: boolean } = {},
): Crop {
  const { focus, rotate = 0, flip = false } = given;
  const isSideways = rotate === 90 || rotate === 270;
  const crop = chooseCrop({
    photoRatio: photo.width / photo.height,
    frameRatio: isSideways ? frame.height / frame.width : frame.width / frame.height,
    ...(focus && { focus }),
  });
  return { ...crop, rotate, flip };
}

/** A photo in a frame, cropped to fill it so that heads stay whole in what remains of the frame. */
export function placeIn(frame: Size, photo: ChosenPhoto, loss: FrameLoss = {}): PlacedPhoto {
  const { photoId, sha256, width, height, focus, faces, isFocusChosen } = photo;
  const crop = chooseCrop({
    photoRatio: width / height,
    frameRatio: frame.width / frame.height,
    ...(focus && { focus }),
    ...(faces && { faces }),
    ...(isFocusChosen && { isFocusChosen }),
    ...loss,
  });
  return { photoId, sha256, width, height, crop: { ...crop, rotate: 0, flip: false } };
}
