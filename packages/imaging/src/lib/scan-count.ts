import type { DecoderBytes } from './decoder-bytes.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;

function isInsideScan(code: number): boolean {
  return code === 0 || code === 0xff || (code >= 0xd0 && code <= 0xd7);
}

/** Counts the scans of a JPEG, at most `limit`. */
export function countScans({ bytes, scanOffset }: DecoderBytes, limit: number): number {
  let scans = 0;
  let at = scanOffset;
  while (at >= 0 && at + 3 < bytes.length && scans < limit) {
    const code = bytes.readUInt8(at + 1);
    if (code === endOfImage) break;
    if (code === startOfScan) scans += 1;
    const skip = isInsideScan(code) ? (code === 0xff ? 1 : 2) : 2 + bytes.readUInt16BE(at + 2);
    at = bytes.indexOf(0xff, at + skip);
  }
  return scans;
}
