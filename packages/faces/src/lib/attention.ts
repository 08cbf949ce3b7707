import type { Sharp } from 'sharp';
import type { FacePoint } from '../face.ts';

const squarePx = 240;

/** The point that draws the eye: edges, skin and strong colors, as the image library weighs them. */
export async function attentionOf(source: {
  width: number;
  height: number;
  open: () => Sharp;
}): Promise<FacePoint> {
  const { info } = await source
    .open()
    .resize(squarePx, squarePx, { fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = squarePx / Math.min(source.width, source.height);
  return {
    x: fraction((info.attentionX ?? Number.NaN) / (source.width * scale)),
    y: fraction((info.attentionY ?? Number.NaN) / (source.height * scale)),
  };
}

function fraction(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0.5;
}
