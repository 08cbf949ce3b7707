import { segment } from './jpeg-parts.ts';

/** A tag to write: number, type and content. */
export type ExifTag = readonly [
  tag: number,
  type: ExifType,
  value: string | number | readonly number[],
];
/** `rational` is a numerator and a denominator, `rationals` any count of numbers. */
type ExifType = 'text' | 'short' | 'long' | 'rational' | 'rationals';

const typeNumbers = { text: 2, short: 3, long: 4, rational: 5, rationals: 5 } as const;
const thousandths = 1_000;

/** The directories of an EXIF block. */
export interface ExifParts {
  readonly main?: readonly ExifTag[];
  readonly exif?: readonly ExifTag[];
  readonly interoperability?: readonly ExifTag[];
  readonly gps?: readonly ExifTag[];
  /** Default little-endian, as most cameras write. */
  readonly isBigEndian?: boolean;
}

interface Writer {
  u16(value: number): Buffer;
  u32(value: number): Buffer;
}

function writerFor(isBigEndian: boolean): Writer {
  const write = (bytes: 2 | 4) => (value: number) => {
    const buffer = Buffer.alloc(bytes);
    if (isBigEndian) buffer.writeUIntBE(value, 0, bytes);
    else buffer.writeUIntLE(value, 0, bytes);
    return buffer;
  };
  return { u16: write(2), u32: write(4) };
}

function content([, type, value]: ExifTag, writer: Writer): Buffer {
  if (typeof value === 'string') return Buffer.from(`${value}\0`);
  if (typeof value === 'number') return type === 'short' ? writer.u16(value) : writer.u32(value);
  const numbers =
    type === 'rational' ? value : value.flatMap((one) => [one * thousandths, thousandths]);
  return Buffer.concat(numbers.map((one) => writer.u32(one)));
}

function countOf([, type]: ExifTag, bytes: Buffer): number {
  if (type === 'text') return bytes.length;
  return type === 'rationals' ? bytes.length / 8 : 1;
}

function directory(tags: readonly ExifTag[], offset: number, writer: Writer): Buffer {
  const entries: Buffer[] = [];
  const tail: Buffer[] = [];
  let tailOffset = offset + 2 + tags.length * 12 + 4;
  for (const tag of tags) {
    const bytes = content(tag, writer);
    const count = countOf(tag, bytes);
    const isInline = bytes.length <= 4;
    const field = isInline
      ? Buffer.concat([bytes, Buffer.alloc(4 - bytes.length)])
      : writer.u32(tailOffset);
    entries.push(writer.u16(tag[0]), writer.u16(typeNumbers[tag[1]]), writer.u32(count), field);
    if (!isInline) {
      tail.push(bytes);
      tailOffset += bytes.length;
    }
  }
  return Buffer.concat([writer.u16(tags.length), ...entries, writer.u32(0), ...tail]);
}

/** A TIFF block with the given directories; raw files start like this too. */
export function tiffBlock(parts: ExifParts): Buffer {
  const writer = writerFor(parts.isBigEndian === true);
  const { main = [], exif = [], interoperability = [], gps = [] } = parts;
  const pointer = (tag: number, offset: number): ExifTag => [tag, 'long', offset];
  const sizeOf = (tags: readonly ExifTag[]) => directory(tags, 0, writer).length;
  const exifOffset = 8 + sizeOf([...main, pointer(0x8769, 0), pointer(0x8825, 0)]);
  const interoperabilityOffset = exifOffset + sizeOf([...exif, pointer(0xa005, 0)]);
  const gpsOffset = interoperabilityOffset + sizeOf(interoperability);
  const pointers = [pointer(0x8769, exifOffset), pointer(0x8825, gpsOffset)];
  return Buffer.concat([
    Buffer.from(parts.isBigEndian === true ? 'MM' : 'II'),
    writer.u16(42),
    writer.u32(8),
    directory([...main, ...pointers], 8, writer),
    directory([...exif, pointer(0xa005, interoperabilityOffset)], exifOffset, writer),
    directory(interoperability, interoperabilityOffset, writer),
    directory(gps, gpsOffset, writer),
  ]);
}

/** An EXIF segment for a JPEG. */
export function exifSegment(parts: ExifParts): Buffer {
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiffBlock(parts)]));
}

/** An EXIF segment that says nothing but the orientation. */
export function orientationSegment(orientation: number): Buffer {
  return exifSegment({ main: [[0x0112, 'short', orientation]] });
}
