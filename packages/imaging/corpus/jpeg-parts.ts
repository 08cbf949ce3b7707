/** Bytes written as hexadecimal, with spaces for reading. */
export function hex(text: string): Buffer {
  return Buffer.from(text.replaceAll(' ', ''), 'hex');
}

/** A JPEG marker segment with its length field. */
export function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** A comment segment. */
export function comment(text: string | Buffer): Buffer {
  return segment(0xfe, Buffer.from(text));
}

/** Puts segments directly behind the start-of-image marker. */
export function withSegments(jpeg: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** Where a marker's first segment starts in the head of a JPEG. */
export function findSegment(jpeg: Buffer, ...markers: number[]): number {
  let at = 2;
  while (at + 4 < jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg.readUInt8(at + 1);
    if (markers.includes(marker)) return at;
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  throw new RangeError(`no segment ${markers.map((marker) => marker.toString(16)).join()}`);
}

/** Where the first scan's compressed data starts. */
export function scanDataOffset(jpeg: Buffer): number {
  const at = findSegment(jpeg, 0xda);
  return at + 2 + jpeg.readUInt16BE(at + 2);
}

/** A copy with some bytes overwritten at an offset. */
export function patched(bytes: Buffer, offset: number, replacement: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  replacement.copy(copy, offset);
  return copy;
}

/** A copy without the first segment of a marker. */
export function without(jpeg: Buffer, marker: number): Buffer {
  const at = findSegment(jpeg, marker);
  return Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(at + 2 + jpeg.readUInt16BE(at + 2))]);
}

/** A copy whose frame states another size. */
export function withFrameSize(jpeg: Buffer, width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  return patched(jpeg, findSegment(jpeg, 0xc0, 0xc2) + 5, size);
}

/** A profile cut into numbered segments. */
export function profileSegments(profile: Buffer, pieceBytes = 65_519): Buffer[] {
  const count = Math.ceil(profile.length / pieceBytes);
  return Array.from({ length: count }, (_, index) =>
    segment(
      0xe2,
      Buffer.concat([
        Buffer.from('ICC_PROFILE\0', 'latin1'),
        Buffer.from([index + 1, count]),
        profile.subarray(index * pieceBytes, (index + 1) * pieceBytes),
      ]),
    ),
  );
}
