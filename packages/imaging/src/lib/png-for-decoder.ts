import { inflateSync } from 'node:zlib';
import { accept, refuse, type Outcome } from '../refusal.ts';
import type { PixelSize } from '../renditions.ts';

const signatureBytes = 8;
const maxChunks = 20_000;
const maxProfileBytes = 1_048_576;

/** Chunks that hold the picture; texts, times, animations and previews are left out. */
const pictureChunks: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'tRNS',
  'IDAT',
  'IEND',
  'sRGB',
  'gAMA',
  'cHRM',
]);

/** A PNG reduced to what a decoder needs. */
export interface PngForDecoder extends PixelSize {
  readonly bytes: Buffer;
}

function isSmallProfile(body: Buffer): boolean {
  const nameEnd = body.indexOf(0);
  if (nameEnd < 1 || nameEnd > 79) return false;
  try {
    inflateSync(body.subarray(nameEnd + 2), { maxOutputLength: maxProfileBytes });
    return true;
  } catch {
    return false;
  }
}

/** Copies a PNG chunk by chunk, without metadata; a compressed profile that unpacks to a bomb is left out. */
export function pngForDecoder(png: Buffer): Outcome<PngForDecoder> {
  const pieces = [png.subarray(0, signatureBytes)];
  let at = signatureBytes;
  for (let count = 0; count < maxChunks && at + 12 <= png.length; count += 1) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const chunk = png.subarray(at, at + 12 + length);
    if (chunk.length < 12 + length || (count === 0 && (type !== 'IHDR' || length !== 13))) break;
    const isKept =
      pictureChunks.has(type) || (type === 'iCCP' && isSmallProfile(chunk.subarray(8, 8 + length)));
    if (isKept) pieces.push(chunk);
    if (type === 'IEND') {
      return accept({
        bytes: Buffer.concat(pieces),
        width: png.readUInt32BE(16),
        height: png.readUInt32BE(20),
      });
    }
    at += chunk.length;
  }
  return refuse('unreadable');
}
