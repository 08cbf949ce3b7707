/** The numbers of a picture as the file has them, before colors are converted. */
export interface StoredPixels {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** Decoders fill what is not there with middle gray, in whatever colors the file is. */
const filling = 128;
const tolerance = 2;

function isFilling(value: number): boolean {
  return Math.abs(value - filling) <= tolerance;
}

/** Counts the rows at the bottom of a picture that are nothing but a decoder's filling. */
export function missingRows({ pixels, width, height, channels }: StoredPixels): number {
  const rowBytes = width * channels;
  let rows = 0;
  while (rows < height) {
    const start = (height - rows - 1) * rowBytes;
    if (!pixels.subarray(start, start + rowBytes).every(isFilling)) break;
    rows += 1;
  }
  return rows;
}
