import { accept, refuse, type Outcome } from '../refusal.ts';

/** One color component: how densely it is sampled against the others. */
export interface JpegComponent {
  readonly id: number;
  readonly horizontal: number;
  readonly vertical: number;
}

/** The start-of-frame segment: size and coding of the picture. */
export interface JpegFrame {
  /** The size as stored, before orientation. */
  readonly width: number;
  readonly height: number;
  readonly isProgressive: boolean;
  readonly components: readonly JpegComponent[];
}

const blockPixels = 8;
const coefficientsPerBlock = 64;
const bytesPerCoefficient = 2;

/** Codings that no browser shows, by their frame marker. */
const rareCodings: Readonly<Record<number, string>> = {
  0xc3: 'lossless',
  0xc5: 'hierarchical',
  0xc6: 'hierarchical',
  0xc7: 'lossless',
  0xc9: 'arithmetic coding',
  0xca: 'arithmetic coding',
  0xcb: 'lossless',
  0xcd: 'hierarchical',
  0xce: 'hierarchical',
  0xcf: 'lossless',
};

function readComponents(body: Buffer, count: number): JpegComponent[] {
  return Array.from({ length: count }, (_, index) => {
    const sampling = body.readUInt8(7 + index * 3);
    return {
      id: body.readUInt8(6 + index * 3),
      horizontal: sampling >> 4,
      vertical: sampling & 15,
    };
  });
}

function isSampled({ horizontal, vertical }: JpegComponent): boolean {
  return horizontal >= 1 && horizontal <= 4 && vertical >= 1 && vertical <= 4;
}

/** Reads a start-of-frame segment; rare codings and impossible values are refused. */
export function readFrame(marker: number, body: Buffer): Outcome<JpegFrame> {
  const rare = rareCodings[marker];
  if (rare !== undefined) return refuse('unsupportedJpeg', rare);
  const count = body.length >= 6 ? body.readUInt8(5) : 0;
  if (count === 0 || body.length < 6 + count * 3) return refuse('unreadable');
  const precision = body.readUInt8(0);
  if (precision !== 8) return refuse('unsupportedJpeg', `${precision} bits a color`);
  if (count === 2 || count > 4) return refuse('unsupportedJpeg', `${count} color channels`);
  const components = readComponents(body, count);
  const height = body.readUInt16BE(1);
  const width = body.readUInt16BE(3);
  if (width === 0 || height === 0 || !components.every(isSampled)) return refuse('unreadable');
  return accept({ width, height, isProgressive: marker === 0xc2, components });
}

/**
 * Memory that a decoder needs to hold all coefficients of a picture, in bytes: what progressive and
 * other many-scan files cost whatever the output's size.
 */
export function coefficientBytes({ width, height, components }: JpegFrame): number {
  const maxHorizontal = Math.max(...components.map(({ horizontal }) => horizontal));
  const maxVertical = Math.max(...components.map(({ vertical }) => vertical));
  const unitsAcross = Math.ceil(width / (blockPixels * maxHorizontal));
  const unitsDown = Math.ceil(height / (blockPixels * maxVertical));
  const blocksPerUnit = components.reduce(
    (sum, { horizontal, vertical }) => sum + horizontal * vertical,
    0,
  );
  return unitsAcross * unitsDown * blocksPerUnit * coefficientsPerBlock * bytesPerCoefficient;
}
