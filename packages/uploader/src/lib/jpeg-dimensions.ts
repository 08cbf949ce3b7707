import type { Dimensions } from '@albumen/domain/uploads/photo-checks';

/** Reads `length` bytes from `offset`; fewer at the end of the file. */
export type ReadBytes = (offset: number, length: number) => Promise<Uint8Array>;

/** The pixels of a JPEG, or which part of it could not be read. */
export type DimensionsOutcome = Dimensions | { unreadable: 'header' | 'dimensions' };

const windowBytes = 64;
/** Far more than any camera writes; a hostile file ends here. */
const maxSegments = 512;

/**
 * Finds width and height in the start-of-frame marker, wherever it stands: a large color profile or
 * preview may push it far beyond the head that was read.
 */
export async function readJpegDimensions(
  head: Uint8Array,
  read: ReadBytes,
): Promise<DimensionsOutcome> {
  if (head[0] !== 0xff || head[1] !== 0xd8) return { unreadable: 'header' };
  let offset = 2;
  for (let segment = 0; segment < maxSegments; segment += 1) {
    const bytes = await windowAt(offset, head, read);
    const marker = bytes[1];
    if (bytes[0] !== 0xff || marker === undefined || isEndOfHeaders(marker)) break;
    if (isFrame(marker)) return frameSize(bytes);
    if (marker === 0xff) offset += 1;
    else offset += isBare(marker) ? 2 : 2 + bigEndian(bytes, 2);
  }
  return { unreadable: 'dimensions' };
}

async function windowAt(offset: number, head: Uint8Array, read: ReadBytes): Promise<Uint8Array> {
  if (offset + windowBytes <= head.length) return head.subarray(offset, offset + windowBytes);
  return read(offset, windowBytes);
}

function frameSize(bytes: Uint8Array): DimensionsOutcome {
  const height = bigEndian(bytes, 5);
  const width = bigEndian(bytes, 7);
  return width > 0 && height > 0 ? { width, height } : { unreadable: 'dimensions' };
}

function bigEndian(bytes: Uint8Array, offset: number): number {
  return ((bytes[offset] ?? 0) << 8) | (bytes[offset + 1] ?? 0);
}

/** SOF0 to SOF15 without DHT, JPG and DAC, which share the range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** TEM and the restart markers have no length. */
function isBare(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

/** Pixels begin or the file ends: no frame will come. */
function isEndOfHeaders(marker: number): boolean {
  return marker === 0xd9 || marker === 0xda;
}
