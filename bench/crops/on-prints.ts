import { coveredShare } from '@albumen/domain/faces/face-boxes';
import { countCutFaces, type FractionBox } from '@albumen/domain/photos/choose-crop';
import sharp from 'sharp';
import type { OtherDetector } from './other-detector.ts';
import type { PrintFile } from './print-files.ts';

/** Faces that the other detector sees in a picture: in all of it, and in squares along a longer one. */
export async function seenBy(detector: OtherDetector, jpeg: Uint8Array): Promise<FractionBox[]> {
  const { width, height } = await sharp(jpeg).metadata();
  const side = Math.min(width, height);
  const steps = Math.ceil(Math.max(width, height) / side) * 2 - 1;
  const found: FractionBox[] = await detector.detect(jpeg);
  for (let step = 0; step < steps && steps > 1; step += 1) {
    const left = Math.round(((width - side) * step) / (steps - 1));
    const top = Math.round(((height - side) * step) / (steps - 1));
    const part = await sharp(jpeg)
      .extract({ left, top, width: side, height: side })
      .jpeg({ quality: 90 })
      .toBuffer();
    const whole = (await detector.detect(part)).filter(isWhole);
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

function isWhole({ x, y, width, height }: FractionBox): boolean {
  return x > 0.01 && y > 0.01 && x + width < 0.99 && y + height < 0.99;
}

/** How many faces the other detector sees whole in the safe part of a print file. */
export async function wholeOnPrint(
  detector: OtherDetector,
  { jpeg, margins }: Pick<PrintFile, 'jpeg' | 'margins'>,
): Promise<number> {
  const seen = await seenBy(detector, jpeg);
  return seen.length - countCutFaces(seen, everything, margins);
}

const everything = { x: 0, y: 0, width: 1, height: 1 };
