import { snapBox } from './snap-box.ts';
import type { FaceDrawing, PhotoOperation } from '../drawing/drawing.ts';
import { type Box, isSameBox, type Size } from '../document/geometry.ts';
import type { HexColor } from '../document/layers.ts';

/** A face that is one photo and what surrounds it. */
export interface LonePhoto {
  step: PhotoOperation;
  /** Its pixels in the print file. */
  pixels: Size;
  /** Pixels around it. */
  edges: { left: number; top: number; right: number; bottom: number };
  /** A color, or the photo mirrored. */
  around: HexColor | 'mirror';
}

/** The one photo of a face; nothing when the face holds more than that. */
export function lonePhotoOf(drawing: FaceDrawing, pixels: Size): LonePhoto | undefined {
  const { operations, bleed, trim, background } = drawing;
  const [first, ...others] = operations;
  if (first?.kind !== 'photo' || first.turn !== undefined || first.clip !== undefined) {
    return undefined;
  }
  const isMirrored = others.length === 8 && others.every((step) => isStripOf(step, first, trim));
  if (others.length > 0 && !isMirrored) return undefined;
  if (!isInside(first.box, bleed)) return undefined;
  const placed = placeOf(first.box, bleed, pixels);
  return { step: first, ...placed, around: isMirrored ? 'mirror' : background };
}

/** Whether a step is one of the mirrored strips around a canvas. */
function isStripOf(step: FaceDrawing['operations'][number], photo: PhotoOperation, trim: Box) {
  return step.kind === 'photo' && step.layerId === photo.layerId && isSameBox(photo.box, trim);
}

function isInside(box: Box, bleed: Box): boolean {
  const tolerance = 0.01;
  return (
    box.x >= bleed.x - tolerance &&
    box.y >= bleed.y - tolerance &&
    box.x + box.width <= bleed.x + bleed.width + tolerance &&
    box.y + box.height <= bleed.y + bleed.height + tolerance
  );
}

function placeOf(box: Box, bleed: Box, pixels: Size): Pick<LonePhoto, 'pixels' | 'edges'> {
  const snapped = snapBox(box, { area: bleed, pixels });
  const [across, down] = [pixels.width / bleed.width, pixels.height / bleed.height];
  const left = Math.round((snapped.x - bleed.x) * across);
  const top = Math.round((snapped.y - bleed.y) * down);
  const width = Math.round(snapped.width * across);
  const height = Math.round(snapped.height * down);
  const edges = {
    left,
    top,
    right: pixels.width - left - width,
    bottom: pixels.height - top - height,
  };
  return { pixels: { width, height }, edges };
}
