import type { Size } from '../document/geometry.ts';
import type { Crop } from '../document/layers.ts';

/** Whole pixels of a photo. */
export interface PixelCrop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The crop in pixels of this file, which may be smaller than the one that was cropped. */
export function cropInPixels(crop: Crop, file: Size): PixelCrop {
  const left = clamp(Math.round(crop.x * file.width), file.width - 1);
  const top = clamp(Math.round(crop.y * file.height), file.height - 1);
  const width = Math.round(crop.width * file.width);
  const height = Math.round(crop.height * file.height);
  return {
    left,
    top,
    width: Math.max(1, Math.min(width, file.width - left)),
    height: Math.max(1, Math.min(height, file.height - top)),
  };
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(0, value), most);
}
