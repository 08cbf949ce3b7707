import { coverCrop, type Point } from '../document/chosen-photo.ts';
import type { Size } from '../document/geometry.ts';
import { partOfCrop } from '../lib/part-of-crop.ts';
import type { Crop, PlacedPhoto } from '../document/layers.ts';

/** How far a photo can be enlarged in its frame. */
export const mostZoom = 10;

const middle: Point = { x: 0.5, y: 0.5 };

/** How much larger a photo is than it needs to be to fill its frame: from 1 to `mostZoom`. */
export function zoomOf(photo: PlacedPhoto, frame: Size): number {
  return coverCrop(photo, frame, photo.crop).width / photo.crop.width;
}

/**
 * Enlarges a photo in its frame to a zoom; the point `about`, in fractions of the frame as it is seen,
 * stays where it is as long as the frame stays covered.
 */
export function zoomPhoto(
  photo: PlacedPhoto,
  frame: Size,
  { zoom, about = middle }: { zoom: number; about?: Point },
): PlacedPhoto {
  const { crop } = photo;
  const fixed = sourcePoint(crop, about);
  const size = cropSize(photo, frame, zoom);
  const shareX = (fixed.x - crop.x) / crop.width;
  const shareY = (fixed.y - crop.y) / crop.height;
  const corner = { x: fixed.x - shareX * size.width, y: fixed.y - shareY * size.height };
  return cropped(photo, inSource({ ...crop, ...size, ...corner }));
}

/**
 * Moves a photo in its frame, in fractions of the frame as it is seen: x to the right, y down. One that
 * can't go further that way is the same one.
 */
export function panPhoto(photo: PlacedPhoto, by: Point): PlacedPhoto {
  const { crop } = photo;
  const source = sourceMove(crop, by);
  const x = crop.x - source.x * crop.width;
  const y = crop.y - source.y * crop.height;
  return cropped(photo, inSource({ ...crop, x, y }));
}

/** Turns a photo in its frame by a quarter, clockwise as it is seen; it fills the frame again. */
export function turnPhoto(
  photo: PlacedPhoto,
  frame: Size,
  direction: 'clockwise' | 'back' = 'clockwise',
): PlacedPhoto {
  // What is seen is flipped last, so a flipped photo turns the other way underneath.
  const isForward = (direction === 'clockwise') !== photo.crop.flip;
  const rotate = isForward ? nextTurn[photo.crop.rotate] : lastTurn[photo.crop.rotate];
  return withCrop({ ...photo, crop: { ...photo.crop, rotate } }, frame, zoomOf(photo, frame));
}

/** Mirrors what is seen of a photo, left to right. */
export function flipPhoto(photo: PlacedPhoto): PlacedPhoto {
  return { ...photo, crop: { ...photo.crop, flip: !photo.crop.flip } };
}

/** Fits a photo into another frame: same middle, same zoom. */
export function refitPhoto(photo: PlacedPhoto, from: Size, to: Size): PlacedPhoto {
  return withCrop(photo, to, zoomOf(photo, from));
}

/** Shows as much of a photo as fills its frame, around its middle; turns and flips stay. */
export function resetPhoto(photo: PlacedPhoto, frame: Size): PlacedPhoto {
  const { rotate, flip } = photo.crop;
  return { ...photo, crop: coverCrop(photo, frame, { rotate, flip }) };
}

const nextTurn = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;
const lastTurn = { 0: 270, 90: 0, 180: 90, 270: 180 } as const;

function withCrop(photo: PlacedPhoto, frame: Size, zoom: number): PlacedPhoto {
  const { crop } = photo;
  const { width, height } = cropSize(photo, frame, zoom);
  const x = crop.x + (crop.width - width) / 2;
  const y = crop.y + (crop.height - height) / 2;
  return { ...photo, crop: inSource({ ...crop, x, y, width, height }) };
}

/* What rounding alone makes of a crop is no change. */
const sameCrop = 1e-9;

function cropped(photo: PlacedPhoto, crop: Crop): PlacedPhoto {
  const before = photo.crop;
  const isSame = (['x', 'y', 'width', 'height'] as const).every(
    (side) => Math.abs(crop[side] - before[side]) < sameCrop,
  );
  return isSame ? photo : { ...photo, crop };
}

function cropSize(photo: PlacedPhoto, frame: Size, zoom: number): Size {
  const cover = coverCrop(photo, frame, photo.crop);
  const used = Math.min(Math.max(1, zoom), mostZoom);
  return { width: cover.width / used, height: cover.height / used };
}

function inSource(crop: Crop): Crop {
  return { ...crop, x: clamp(crop.x, 1 - crop.width), y: clamp(crop.y, 1 - crop.height) };
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(0, value), Math.max(0, most));
}

function sourcePoint(crop: Crop, seen: Point): Point {
  return partOfCrop(crop, { ...seen, width: 0, height: 0 });
}

/** What a move of the seen photo is in its source. */
function sourceMove({ rotate, flip }: Crop, by: Point): Point {
  const x = flip ? -by.x : by.x;
  if (rotate === 90) return { x: by.y, y: -x };
  if (rotate === 180) return { x: -x, y: -by.y };
  return rotate === 270 ? { x: -by.y, y: x } : { x, y: by.y };
}
