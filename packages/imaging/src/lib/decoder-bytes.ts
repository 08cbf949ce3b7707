import { open, type FileHandle } from 'node:fs/promises';
import type { ReadingPlan } from '../render-plan.ts';
import { adobeRgbProfile, profileSegment } from './adobe-rgb.ts';

/** A JPEG reduced to what a decoder needs. */
export interface DecoderBytes {
  readonly bytes: Buffer;
  /** Where the compressed data starts in `bytes`. */
  readonly scanOffset: number;
  /** False when the file itself stops before its end marker; `bytes` always has one. */
  readonly hasEnd: boolean;
}

const startOfImage = Buffer.from([0xff, 0xd8]);
const endOfImage = Buffer.from([0xff, 0xd9]);

function leadOf(plan: ReadingPlan): Buffer {
  if (plan.convertFrom !== 'adobe-rgb') return startOfImage;
  return Buffer.concat([startOfImage, profileSegment(adobeRgbProfile())]);
}

async function readInto(file: FileHandle, target: Buffer, position: number): Promise<number> {
  let done = 0;
  while (done < target.length) {
    const { bytesRead } = await file.read(target, done, target.length - done, position + done);
    if (bytesRead === 0) break;
    done += bytesRead;
  }
  return done;
}

/**
 * Reads a photo as its plan says: tables, frame and profile, then the compressed data. Thumbnails,
 * XMP, EXIF and comments never reach the decoder, so nothing in them can harm it.
 */
export async function readDecoderBytes(path: string, plan: ReadingPlan): Promise<DecoderBytes> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const lead = leadOf(plan);
    const pieces = [...plan.decoderRanges, [plan.scanOffset, size - plan.scanOffset] as const];
    const totalBytes = pieces.reduce((sum, [, length]) => sum + length, lead.length);
    const bytes = Buffer.allocUnsafeSlow(totalBytes + endOfImage.length);
    let position = lead.copy(bytes);
    let scanOffset = position;
    for (const [offset, length] of pieces) {
      scanOffset = position;
      position += await readInto(file, bytes.subarray(position, position + length), offset);
    }
    const hasEnd = bytes.subarray(scanOffset, position).includes(endOfImage);
    position += endOfImage.copy(bytes, position);
    return { bytes: bytes.subarray(0, position), scanOffset, hasEnd };
  } finally {
    await file.close();
  }
}

/** The segments of a marker among the tables; the bytes of a decoder hold no broken ones. */
export function segmentsOf(
  { bytes, scanOffset }: Pick<DecoderBytes, 'bytes' | 'scanOffset'>,
  marker: number,
): Buffer[] {
  const found: Buffer[] = [];
  let at = startOfImage.length;
  while (at < scanOffset) {
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (bytes[at + 1] === marker) found.push(bytes.subarray(at, end));
    at = end;
  }
  return found;
}
