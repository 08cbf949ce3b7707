import type { ReadingPlan } from '../render-plan.ts';
import type { DecoderBytes } from './decoder-bytes.ts';

/** What the scans of a JPEG add up to. */
export interface Scans {
  /** At most the limit that was asked for. */
  readonly count: number;
  /** Every coefficient of every color is there to its last bit. */
  readonly isComplete: boolean;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;
const coefficients = 64;
/** More than any precision: of such a coefficient nothing has come yet. */
const absent = 255;
const colorCounts = { gray: 1, rgb: 3, cmyk: 4 } as const;

function isInsideScan(code: number): boolean {
  return code === 0 || code === 0xff || (code >= 0xd0 && code <= 0xd7);
}

/** The bits still missing of each coefficient, by the number of its color. */
type Missing = Map<number, Uint8Array>;

/** Writes down what a scan brings; `at` is its marker. */
function readScan(bytes: Buffer, at: number, missing: Missing): void {
  const colors = bytes[at + 4] ?? 0;
  const behind = at + 5 + colors * 2;
  const from = bytes[behind] ?? 0;
  const to = bytes[behind + 1] ?? 0;
  const lowestBit = (bytes[behind + 2] ?? 0) & 15;
  for (let index = 0; index < colors; index += 1) {
    const color = bytes[at + 5 + index * 2] ?? 0;
    const bits = missing.get(color) ?? new Uint8Array(coefficients).fill(absent);
    bits.fill(lowestBit, from, to + 1);
    missing.set(color, bits);
  }
}

/** Walks the scans of a JPEG up to `limit` of them. */
export function readScans(
  { bytes, scanOffset }: DecoderBytes,
  { model, isProgressive }: Pick<ReadingPlan, 'model' | 'isProgressive'>,
  limit: number,
): Scans {
  const missing: Missing = new Map();
  let count = 0;
  let at = scanOffset;
  while (at >= 0 && at + 3 < bytes.length && count < limit) {
    const code = bytes.readUInt8(at + 1);
    if (code === endOfImage) break;
    if (code === startOfScan) {
      count += 1;
      readScan(bytes, at, missing);
    }
    const skip = isInsideScan(code) ? (code === 0xff ? 1 : 2) : 2 + bytes.readUInt16BE(at + 2);
    at = bytes.indexOf(0xff, at + skip);
  }
  // Scans of other files always bring all there is, whatever their parameters say.
  const isDone = (bits: Uint8Array) => !isProgressive || bits.every((bit) => bit === 0);
  return {
    count,
    isComplete: missing.size === colorCounts[model] && [...missing.values()].every(isDone),
  };
}
