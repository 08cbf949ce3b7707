/** Red, green and blue primaries of Adobe RGB (1998), adapted to D50. */
const colorants = {
  rXYZ: [0.60974, 0.31111, 0.01947],
  gXYZ: [0.20528, 0.62567, 0.06087],
  bXYZ: [0.14919, 0.06322, 0.74457],
} as const;
const whitePoint = [0.9642, 1, 0.8249] as const;
const gamma = 563 / 256;
const headerBytes = 128;

function fixed(value: number): number {
  return Math.round(value * 65_536);
}

function xyzTag(values: readonly number[]): Buffer {
  const tag = Buffer.alloc(20);
  tag.write('XYZ ', 0, 'latin1');
  values.forEach((value, index) => tag.writeInt32BE(fixed(value), 8 + index * 4));
  return tag;
}

function curveTag(): Buffer {
  const tag = Buffer.alloc(16);
  tag.write('curv', 0, 'latin1');
  tag.writeUInt32BE(1, 8);
  tag.writeUInt16BE(Math.round(gamma * 256), 12);
  return tag;
}

function descriptionTag(text: string): Buffer {
  const tag = Buffer.alloc(108);
  tag.write('desc', 0, 'latin1');
  tag.writeUInt32BE(text.length + 1, 8);
  tag.write(text, 12, 'latin1');
  return tag;
}

function copyrightTag(): Buffer {
  return Buffer.from('text\0\0\0\0No copyright\0\0\0\0', 'latin1');
}

function header(totalBytes: number): Buffer {
  const bytes = Buffer.alloc(headerBytes);
  bytes.writeUInt32BE(totalBytes, 0);
  bytes.writeUInt32BE(0x02100000, 8);
  bytes.write('mntrRGB XYZ ', 12, 'latin1');
  bytes.write('acsp', 36, 'latin1');
  whitePoint.forEach((value, index) => bytes.writeInt32BE(fixed(value), 68 + index * 4));
  return bytes;
}

/**
 * A color profile equal to Adobe RGB (1998), built from its published numbers: for photos whose
 * camera names that space in EXIF and embeds no profile.
 */
export function adobeRgbProfile(): Buffer {
  const tags: readonly (readonly [string, Buffer])[] = [
    ['desc', descriptionTag('Compatible with Adobe RGB (1998)')],
    ['cprt', copyrightTag()],
    ['wtpt', xyzTag(whitePoint)],
    ...Object.entries(colorants).map(([name, values]) => [name, xyzTag(values)] as const),
    ...['rTRC', 'gTRC', 'bTRC'].map((name) => [name, curveTag()] as const),
  ];
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length, 0);
  let offset = headerBytes + table.length;
  tags.forEach(([name, tag], index) => {
    table.write(name, 4 + index * 12, 'latin1');
    table.writeUInt32BE(offset, 8 + index * 12);
    table.writeUInt32BE(tag.length, 12 + index * 12);
    offset += tag.length;
  });
  return Buffer.concat([header(offset), table, ...tags.map(([, tag]) => tag)]);
}

/** A profile as the JPEG segment that carries it; at most 65,519 bytes. */
export function profileSegment(profile: Buffer): Buffer {
  const prefix = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1');
  const segment = Buffer.concat([Buffer.from([0xff, 0xe2, 0, 0]), prefix, profile]);
  segment.writeUInt16BE(segment.length - 2, 2);
  return segment;
}
