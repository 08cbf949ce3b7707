import sharp from 'sharp';

export interface Size {
  width: number;
  height: number;
}

export interface EncodeOptions {
  quality: number;
  /** As cameras write it: `2026:06:20 14:30:00`. */
  takenAt?: string;
}

/** A photo from which thousands of others are made. */
export interface PhotoVariants {
  /** The same picture in another light, every pixel changed; each index looks its own way. */
  encode: (index: number, options: EncodeOptions) => Promise<Buffer>;
}

/** 15 × 15 × 15 gains of red, green and blue: enough for a full gallery. */
const gainSteps = 15;

/** @param fit `cover` fills the size, `inside` keeps the shape of the photo */
export async function openVariants(
  path: string,
  size: Size,
  fit: 'cover' | 'inside',
): Promise<PhotoVariants> {
  const { data, info } = await sharp(path)
    .autoOrient()
    .resize(size.width, size.height, { fit, kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return {
    encode(index, { quality, takenAt }) {
      const picture = sharp(data, { raw }).linear(gains(index), offsets(index)).jpeg({ quality });
      const exif = { IFD2: { DateTimeOriginal: takenAt ?? '' } };
      return (takenAt === undefined ? picture : picture.withExif(exif)).toBuffer();
    },
  };
}

function gains(index: number): number[] {
  return [index, Math.floor(index / gainSteps), Math.floor(index / gainSteps ** 2)].map(
    (step) => 0.86 + 0.01 * (step % gainSteps),
  );
}

function offsets(index: number): number[] {
  return [index % 7, index % 11, index % 13];
}
