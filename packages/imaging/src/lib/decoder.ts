import sharp, { type Sharp } from 'sharp';

// A long-lived process must not keep pictures, and one photo has one thread: the pool of
// processes uses the cores.
sharp.cache(false);
sharp.concurrency(1);
// libvips may decode JPEG and PNG from memory and nothing else: it never opens a file by itself.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

/** The image library with these limits; nothing else may import `sharp`. */
export { default as decoder } from 'sharp';

/** A decoded picture: three bytes a pixel, sRGB. */
export interface RawPicture {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Opens a decoded picture for the next step. */
export function openRaw({ pixels, width, height }: RawPicture): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
