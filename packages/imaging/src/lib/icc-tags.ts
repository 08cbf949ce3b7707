const headerBytes = 128;
const maxTags = 100;

/** A profile's tags by their four-letter signature. */
export type TagTable = ReadonlyMap<string, Buffer>;

/** The four letters at an offset. */
export function signatureAt(bytes: Buffer, offset: number): string {
  return bytes.toString('latin1', offset, offset + 4);
}

/** A number in the profile format's 16.16 fixed point. */
export function fixedAt(bytes: Buffer, offset: number): number {
  return bytes.readInt32BE(offset) / 65_536;
}

/** Reads the tag table; null when the profile's structure is broken. Profiles are built of at most 100 tags. */
export function readIccTags(bytes: Buffer): TagTable | null {
  if (bytes.length < headerBytes + 4 || bytes.readUInt32BE(0) > bytes.length) return null;
  if (signatureAt(bytes, 36) !== 'acsp') return null;
  const count = bytes.readUInt32BE(headerBytes);
  if (count > maxTags || headerBytes + 4 + count * 12 > bytes.length) return null;
  const tags = new Map<string, Buffer>();
  for (let index = 0; index < count; index += 1) {
    const at = headerBytes + 4 + index * 12;
    const offset = bytes.readUInt32BE(at + 4);
    const end = offset + bytes.readUInt32BE(at + 8);
    if (end > bytes.length) return null;
    tags.set(signatureAt(bytes, at), bytes.subarray(offset, end));
  }
  return tags;
}
