/** What the EXIF block of a test photo says. */
export interface ExifWanted {
  orientation: number;
  make: string;
  /** The JPEG to be embedded as thumbnail. */
  small: Buffer;
}

const ascii = 2;
const short = 3;
const long = 4;
const tiffHeadBytes = 8;

interface Entry {
  tag: number;
  type: number;
  count: number;
  value: number;
}

/** Puts an EXIF block with make, orientation and thumbnail in front of a JPEG's own segments. */
export function exifPhoto(base: Buffer, { orientation, make, small }: ExifWanted): Buffer {
  const firstBytes = directoryBytes(2);
  const secondBytes = directoryBytes(3);
  const makeAt = tiffHeadBytes + firstBytes + secondBytes;
  const smallAt = makeAt + make.length + 1;
  const tiff = Buffer.concat([
    Buffer.from('4d4d002a00000008', 'hex'),
    directory(
      [
        { tag: 0x010f, type: ascii, count: make.length + 1, value: makeAt },
        { tag: 0x0112, type: short, count: 1, value: orientation << 16 },
      ],
      tiffHeadBytes + firstBytes,
    ),
    directory(
      [
        { tag: 0x0103, type: short, count: 1, value: 6 << 16 },
        { tag: 0x0201, type: long, count: 1, value: smallAt },
        { tag: 0x0202, type: long, count: 1, value: small.length },
      ],
      0,
    ),
    Buffer.from(`${make}\0`),
    small,
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([base.subarray(0, 2), head, body, base.subarray(2)]);
}

function directoryBytes(entries: number): number {
  return 2 + entries * 12 + 4;
}

function directory(entries: readonly Entry[], next: number): Buffer {
  const bytes = Buffer.alloc(directoryBytes(entries.length));
  bytes.writeUInt16BE(entries.length, 0);
  entries.forEach(({ tag, type, count, value }, row) => {
    const at = 2 + row * 12;
    bytes.writeUInt16BE(tag, at);
    bytes.writeUInt16BE(type, at + 2);
    bytes.writeUInt32BE(count, at + 4);
    bytes.writeUInt32BE(value, at + 8);
  });
  bytes.writeUInt32BE(next, bytes.length - 4);
  return bytes;
}
