import sharp, { type Sharp } from 'sharp';
import type { Size } from '../document/geometry.ts';
import type { PlacedPhoto } from '../document/layers.ts';
import { cropInPixels } from './crop-in-pixels.ts';

/** A photo's pixels, to be read as often as it is placed. */
export interface PhotoSource {
  /** With its orientation as a tag. */
  readonly open: () => Sharp;
  /** Brings what was made of the opened photo into sRGB, where the image library does not by itself. */
  readonly convert?: (picture: Sharp) => Promise<Sharp>;
}

/** A picture that the image library reads as it is: one of our own renditions. */
export function pictureSource(bytes: Uint8Array): PhotoSource {
  return { open: () => sharp(bytes) };
}

/** The printed part of a photo, turned, flipped and resampled to exactly these pixels, in sRGB. */
export async function cropPhoto(
  source: PhotoSource,
  { crop }: PlacedPhoto,
  pixels: Size,
): Promise<Sharp> {
  const isSideways = crop.rotate === 90 || crop.rotate === 270;
  const target = isSideways ? { width: pixels.height, height: pixels.width } : pixels;
  const { autoOrient } = await source.open().metadata();
  const upright = source
    .open()
    .autoOrient()
    .extract(cropInPixels(crop, autoOrient))
    .resize({ ...target, fit: 'fill', kernel: 'lanczos3' });
  const picture = source.convert ? await source.convert(upright) : upright;
  if (crop.rotate === 0 && !crop.flip) return picture;
  const turned = reopen(await rawOf(picture)).rotate(crop.rotate);
  return crop.flip ? reopen(await rawOf(turned)).flop() : turned;
}

interface Raw {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

function rawOf(picture: Sharp): Promise<Raw> {
  return picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

function reopen({ data, info: { width, height, channels } }: Raw): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}
