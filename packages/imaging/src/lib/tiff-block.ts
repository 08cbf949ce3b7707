/** Bounds against metadata bombs: a camera writes far fewer entries and shorter strings. */
const maxEntries = 512;
const maxTextBytes = 512;

const typeBytes: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
  13: 4,
};

/** A block in TIFF structure (an EXIF segment, a raw file): byte order known, nothing parsed yet. */
export interface TiffBlock {
  readonly view: DataView;
  readonly isLittleEndian: boolean;
  readonly firstDirectory: number;
}

/** One tag of a directory: where its value is, not yet read. */
export interface TiffEntry {
  readonly block: TiffBlock;
  readonly type: number;
  readonly count: number;
  readonly offset: number;
}

/** A directory: tag number → entry; the first of two equal tags wins. */
export type TiffDirectory = ReadonlyMap<number, TiffEntry>;

/** Opens a TIFF block, or answers null when the bytes are none. */
export function openTiff(bytes: Uint8Array): TiffBlock | null {
  if (bytes.length < 8) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return null;
  const isLittleEndian = order === 0x4949;
  if (view.getUint16(2, isLittleEndian) !== 42) return null;
  return { view, isLittleEndian, firstDirectory: view.getUint32(4, isLittleEndian) };
}

function readEntry(block: TiffBlock, at: number): TiffEntry | null {
  const { view, isLittleEndian } = block;
  const type = view.getUint16(at + 2, isLittleEndian);
  const count = view.getUint32(at + 4, isLittleEndian);
  const sizeBytes = count * (typeBytes[type] ?? Number.NaN);
  if (!(sizeBytes > 0)) return null;
  const offset = sizeBytes <= 4 ? at + 8 : view.getUint32(at + 8, isLittleEndian);
  return offset + sizeBytes <= view.byteLength ? { block, type, count, offset } : null;
}

/** Reads one directory; entries that point outside the block are left out. Never follows the chain to the next. */
export function readDirectory(block: TiffBlock, offset: number): TiffDirectory {
  const { view, isLittleEndian } = block;
  const entries = new Map<number, TiffEntry>();
  if (offset < 8 || offset + 2 > view.byteLength) return entries;
  const declared = Math.min(view.getUint16(offset, isLittleEndian), maxEntries);
  const present = Math.floor((view.byteLength - offset - 2) / 12);
  for (let index = 0; index < Math.min(declared, present); index += 1) {
    const at = offset + 2 + index * 12;
    const tag = view.getUint16(at, isLittleEndian);
    const entry = readEntry(block, at);
    if (entry !== null && !entries.has(tag)) entries.set(tag, entry);
  }
  return entries;
}

/** A tag's text: up to its first NUL, without control characters, trimmed; null when absent or empty. */
export function textOf(entry: TiffEntry | undefined): string | null {
  if (entry === undefined || (entry.type !== 2 && entry.type !== 7)) return null;
  const { view } = entry.block;
  const length = Math.min(entry.count, maxTextBytes);
  const bytes = new Uint8Array(view.buffer, view.byteOffset + entry.offset, length);
  const [text = ''] = new TextDecoder().decode(bytes).split('\0');
  const clean = text.replaceAll(/[\p{Cc}\p{Cf}\uFFFD]/gu, '').trim();
  return clean === '' ? null : clean;
}

/** A tag's first number, a rational as its quotient; null when absent, not numeric or not finite. */
export function numberOf(entry: TiffEntry | undefined): number | null {
  return numberAt(entry, 0);
}

/** One of a tag's numbers, likewise. */
export function numberAt(tag: TiffEntry | undefined, index: number): number | null {
  if (tag === undefined || index >= tag.count) return null;
  const { view, isLittleEndian } = tag.block;
  const entry = { type: tag.type, offset: tag.offset + index * (typeBytes[tag.type] ?? 0) };
  const readers: Readonly<Record<number, () => number>> = {
    1: () => view.getUint8(entry.offset),
    3: () => view.getUint16(entry.offset, isLittleEndian),
    4: () => view.getUint32(entry.offset, isLittleEndian),
    5: () =>
      view.getUint32(entry.offset, isLittleEndian) /
      view.getUint32(entry.offset + 4, isLittleEndian),
    9: () => view.getInt32(entry.offset, isLittleEndian),
    10: () =>
      view.getInt32(entry.offset, isLittleEndian) / view.getInt32(entry.offset + 4, isLittleEndian),
    13: () => view.getUint32(entry.offset, isLittleEndian),
  };
  const value = readers[entry.type]?.() ?? null;
  return value !== null && Number.isFinite(value) ? value : null;
}
