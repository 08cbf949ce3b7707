import type { RawPicture } from './decoder.ts';

/** Decoders fill what is not there with middle gray; converting a profile moves it a little. */
const filling = 128;
const tolerance = 12;

function isFilling(value: number): boolean {
  return Math.abs(value - filling) <= tolerance;
}

/** Counts the rows at the bottom of a picture that are nothing but a decoder's filling. */
export function missingRows({ pixels, width, height }: RawPicture): number {
  const rowBytes = width * 3;
  const lastPixel = pixels.subarray(pixels.length - 3);
  if (!lastPixel.every(isFilling)) return 0;
  const flatRow = Buffer.alloc(rowBytes, lastPixel);
  let rows = 0;
  while (rows < height) {
    const start = (height - rows - 1) * rowBytes;
    if (!flatRow.equals(pixels.subarray(start, start + rowBytes))) break;
    rows += 1;
  }
  return rows;
}
