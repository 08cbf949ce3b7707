import { coveredShare } from '@albumen/domain/faces/face-boxes';
import { countCutFaces, type FractionBox, type Margins } from '@albumen/domain/photos/choose-crop';
import sharp from 'sharp';
import type { OtherDetector } from './other-detector.ts';

/** Longest side of a print file as it is looked at. */
const printPx = 1_200;

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

/** How many faces the other detector sees whole in the safe part of the print that a crop makes. */
export async function wholeOnPrint(
  detector: OtherDetector,
  { jpeg, crop, margins }: { jpeg: Uint8Array; crop: FractionBox; margins: Margins },
): Promise<number> {
  const { width, height } = await sharp(jpeg).metadata();
  const left = Math.round(crop.x * width);
  const top = Math.round(crop.y * height);
  const print = await sharp(jpeg)
    .extract({
      left,
      top,
      width: Math.min(width - left, Math.round(crop.width * width)),
      height: Math.min(height - top, Math.round(crop.height * height)),
    })
    .resize(printPx, printPx, { fit: 'inside' })
    .jpeg({ quality: 90 })
    .toBuffer();
  const seen = await seenBy(detector, print);
  const everything = { x: 0, y: 0, width: 1, height: 1 };
  return seen.length - countCutFaces(seen, everything, margins);
}
