import sharp, { type Sharp } from 'sharp';
import type { Size } from '../document/geometry.ts';
import type { PlacedPhoto } from '../document/layers.ts';

/** A photo's file: its bytes, or where they are. */
export type PhotoSource = Uint8Array | string;

/** The printed part of a photo, turned, flipped and resampled to exactly these pixels, in sRGB. */
export async function cropPhoto(
  source: PhotoSource,
  photo: PlacedPhoto,
  pixels: Size,
): Promise<Sharp> {
  const { crop } = photo;
  const isSideways = crop.rotate === 90 || crop.rotate === 270;
  const target = isSideways ? { width: pixels.height, height: pixels.width } : pixels;
  const upright = sharp(source)
    .autoOrient()
    .extract(await extractOf(source, photo))
    .resize({ ...target, fit: 'fill', kernel: 'lanczos3' });
  if (crop.rotate === 0 && !crop.flip) return upright;
  const { data, info } = await upright
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const turned = sharp(data, { raw: { width, height, channels } }).rotate(crop.rotate);
  if (!crop.flip) return turned;
  const rotated = await turned.raw().toBuffer({ resolveWithObject: true });
  return sharp(rotated.data, { raw: { ...rotated.info } }).flop();
}

interface Extract {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The crop in pixels of this file, which may be smaller than the one that was cropped. */
async function extractOf(source: PhotoSource, { crop }: PlacedPhoto): Promise<Extract> {
  const { autoOrient } = await sharp(source).metadata();
  const left = clamp(Math.round(crop.x * autoOrient.width), autoOrient.width - 1);
  const top = clamp(Math.round(crop.y * autoOrient.height), autoOrient.height - 1);
  const width = Math.round(crop.width * autoOrient.width);
  const height = Math.round(crop.height * autoOrient.height);
  return {
    left,
    top,
    width: Math.max(1, Math.min(width, autoOrient.width - left)),
    height: Math.max(1, Math.min(height, autoOrient.height - top)),
  };
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(0, value), most);
}
