import { coveredShare } from '@albumen/domain/faces/face-boxes';
import type { FractionBox } from '@albumen/domain/photos/choose-crop';
import sharp, { type Sharp } from 'sharp';
import type { OtherDetector } from './other-detector.ts';

/** Faces that the other detector sees in a picture: in all of it, and in squares along a longer one. */
export async function seenBy(detector: OtherDetector, jpeg: Uint8Array): Promise<FractionBox[]> {
  const { width, height } = await sharp(jpeg).metadata();
  const side = Math.min(width, height);
  const steps = Math.ceil(Math.max(width, height) / side) * 2 - 1;
  const found: FractionBox[] = await detector.detect(await reduced(sharp(jpeg)));
  for (let step = 0; step < steps && steps > 1; step += 1) {
    const left = Math.round(((width - side) * step) / (steps - 1));
    const top = Math.round(((height - side) * step) / (steps - 1));
    const part = sharp(jpeg).extract({ left, top, width: side, height: side });
    const whole = (await detector.detect(await reduced(part))).filter(isWhole);
    found.push(
      ...whole.map((box) => ({
        x: (left + box.x * side) / width,
        y: (top + box.y * side) / height,
        width: (box.width * side) / width,
        height: (box.height * side) / height,
      })),
    );
  }
  return found.filter(
    (box, index) => !found.slice(0, index).some((other) => coveredShare(box, other) > 0.3),
  );
}

/** The detector itself makes 128 pixels of what it is given. */
const longestPx = 512;

function reduced(picture: Sharp): Promise<Buffer> {
  const size = {
    width: longestPx,
    height: longestPx,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  return picture.resize(size).jpeg({ quality: 92 }).toBuffer();
}

function isWhole({ x, y, width, height }: FractionBox): boolean {
  return x > 0.01 && y > 0.01 && x + width < 0.99 && y + height < 0.99;
}
