import sharp from 'sharp';
import type { Picture } from '../face-model.ts';
import type { FaceBox } from '../face.ts';
import { pixelsOf } from './pixels-of.ts';

/** Every face is judged at this size, so that near and far ones compare. */
const judgedPx = 96;
const edges = { width: 3, height: 3, kernel: [0, 1, 0, 1, -4, 1, 0, 1, 0], offset: 128, scale: 1 };

/** Variance of the edges inside a face: small where it is blurred. */
export async function sharpnessOf(picture: Picture, box: FaceBox): Promise<number> {
  const { width, height, channels } = picture;
  const face = await sharp(picture.pixels, { raw: { width, height, channels } })
    .extract(pixelsOf(box, picture))
    .resize(judgedPx, judgedPx, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const raw = { width: judgedPx, height: judgedPx, channels: 1 } as const;
  const found = await sharp(face, { raw }).convolve(edges).toColourspace('b-w').raw().toBuffer();
  return varianceOf(found);
}

function varianceOf(values: Uint8Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
}
