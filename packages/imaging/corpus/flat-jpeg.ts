import { hex, segment } from './jpeg-parts.ts';

/** A hand-made gray JPEG whose every block is empty: any size and any number of scans from few bytes. */
export interface FlatJpeg {
  readonly width: number;
  readonly height: number;
  /** Blocks between restart markers; default none. */
  readonly restartEvery?: number;
  /** Progressive refinement scans beside the first; default none, which makes a baseline file. */
  readonly refinements?: number;
}

const blockPixels = 8;
const blocksPerRun = 16_384;

/** A table of one code, the bit 0, for one symbol. */
function huffmanTable(tableClass: 0 | 1, symbol: number): Buffer {
  const counts = Buffer.alloc(16);
  counts[0] = 1;
  return segment(
    0xc4,
    Buffer.concat([Buffer.from([tableClass << 4]), counts, Buffer.from([symbol])]),
  );
}

function scanHeader(from: number, to: number, bits: number): Buffer {
  return segment(0xda, Buffer.from([1, 1, 0, from, to, bits]));
}

/** `count` zero bits, filled up with ones as the format wants. */
function zeroBits(count: number): Buffer {
  const bytes = Buffer.alloc(Math.ceil(count / 8));
  const spare = bytes.length * 8 - count;
  if (bytes.length > 0) bytes[bytes.length - 1] = (1 << spare) - 1;
  return bytes;
}

function frame({ width, height }: FlatJpeg, marker: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  return segment(marker, Buffer.concat([Buffer.from([8]), size, hex('01 01 11 00')]));
}

function blocksOf({ width, height }: FlatJpeg): number {
  return Math.ceil(width / blockPixels) * Math.ceil(height / blockPixels);
}

function baselineScan(flat: FlatJpeg): Buffer {
  const blocks = blocksOf(flat);
  const { restartEvery } = flat;
  if (restartEvery === undefined) return zeroBits(blocks * 2);
  const pieces: Buffer[] = [];
  for (let done = 0; done < blocks; done += restartEvery) {
    if (done > 0) pieces.push(Buffer.from([0xff, 0xd0 + ((done / restartEvery - 1) % 8)]));
    pieces.push(zeroBits(Math.min(restartEvery, blocks - done) * 2));
  }
  return Buffer.concat(pieces);
}

interface Pass {
  readonly from: number;
  readonly to: number;
  readonly bit: number;
  /** Whether it is the first to speak of these coefficients. */
  readonly isFirst: boolean;
}

/** One pass over a band of coefficients: "nothing in the next 16,384 blocks", as often as needed. */
function passScan(blocks: number, { from, to, bit, isFirst }: Pass): Buffer {
  const precision = isFirst ? bit : ((bit + 1) << 4) | bit;
  const runs = Math.ceil(blocks / blocksPerRun);
  return Buffer.concat([scanHeader(from, to, precision), zeroBits(runs * 15)]);
}

const lastCoefficient = 63;

/** So many passes that together bring every coefficient down to its last bit. */
function completePasses(count: number): Pass[] {
  const bands = Array.from({ length: Math.min(count, lastCoefficient) }, (_, index) => ({
    from: index + 1,
    to: index + 1 === count ? lastCoefficient : index + 1,
    passes: Math.floor(count / lastCoefficient) + (index < count % lastCoefficient ? 1 : 0),
  }));
  const most = Math.ceil(count / lastCoefficient);
  return Array.from({ length: most }, (_, index) => most - 1 - index).flatMap((bit) =>
    bands
      .filter(({ passes }) => bit < passes)
      .map(({ from, to, passes }) => ({ from, to, bit, isFirst: bit === passes - 1 })),
  );
}

function progressiveScans(blocks: number, refinements: number): Buffer[] {
  return [
    huffmanTable(0, 0),
    scanHeader(0, 0, 0),
    zeroBits(blocks),
    huffmanTable(1, 0xe0),
    ...completePasses(refinements).map((pass) => passScan(blocks, pass)),
  ];
}

/** Makes the file; 16,000 × 16,000 pixels take one megabyte. */
export function flatJpeg(flat: FlatJpeg): Buffer {
  const start = [hex('ff d8'), segment(0xdb, Buffer.concat([hex('00'), Buffer.alloc(64, 1)]))];
  const blocks = blocksOf(flat);
  const end = hex('ff d9');
  if (flat.refinements !== undefined) {
    const scans = progressiveScans(blocks, flat.refinements);
    return Buffer.concat([...start, frame(flat, 0xc2), ...scans, end]);
  }
  const restart = Buffer.alloc(2);
  restart.writeUInt16BE(flat.restartEvery ?? 0);
  return Buffer.concat([
    ...start,
    frame(flat, 0xc0),
    huffmanTable(0, 0),
    huffmanTable(1, 0),
    segment(0xdd, restart),
    scanHeader(0, 63, 0),
    baselineScan(flat),
    end,
  ]);
}
