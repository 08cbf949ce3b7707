import { dosDateTime } from './dos-time.ts';

/** What one record of the archive is computed from. `name` is the safe name as UTF-8. */
export interface RecordSource {
  readonly name: Uint8Array;
  readonly sizeBytes: number;
  readonly crc32: number;
  readonly modifiedAt: Date;
  /** Where the entry's local header starts. */
  readonly offset: number;
}

/** Where the central directory lies and how many entries it lists. */
export interface DirectoryPlace {
  readonly count: number;
  readonly offset: number;
  readonly sizeBytes: number;
}

/** From this value on, a 32-bit field says "look in the ZIP64 field" instead. */
const max32 = 0xffff_ffff;
const max16 = 0xffff;

const versionPlain = 20;
const versionZip64 = 45;
/** Upper byte 3 is Unix: the external attributes then hold a file mode. */
const madeByUnix = 3 << 8;
const regularFile = 0o100_644;
/** Bit 11: the name is UTF-8. */
const utf8Flag = 0x0800;
const zip64ExtraId = 0x0001;

/** True for an entry whose sizes do not fit into 32 bits. */
function hasLargeSize(entry: RecordSource): boolean {
  return entry.sizeBytes >= max32;
}

function hasLargeOffset(entry: RecordSource): boolean {
  return entry.offset >= max32;
}

/** Bytes of the local header, name and extra field included. */
export function localHeaderBytes(entry: RecordSource): number {
  return 30 + entry.name.length + (hasLargeSize(entry) ? 20 : 0);
}

/** Bytes of the entry's record in the central directory. */
export function centralHeaderBytes(entry: RecordSource): number {
  const large = (hasLargeSize(entry) ? 16 : 0) + (hasLargeOffset(entry) ? 8 : 0);
  return 46 + entry.name.length + (large > 0 ? 4 + large : 0);
}

/** The header in front of the entry's bytes. Sizes and CRC are known, so no data descriptor. */
export function localHeader(entry: RecordSource): Buffer {
  const isLarge = hasLargeSize(entry);
  const record = Buffer.alloc(localHeaderBytes(entry));
  record.writeUInt32LE(0x0403_4b50, 0);
  writeShared(record, 4, entry);
  record.writeUInt16LE(isLarge ? 20 : 0, 28);
  record.set(entry.name, 30);
  if (isLarge) writeZip64Extra(record, 30 + entry.name.length, [entry.sizeBytes, entry.sizeBytes]);
  return record;
}

/** The entry's record in the central directory. */
export function centralHeader(entry: RecordSource): Buffer {
  const record = Buffer.alloc(centralHeaderBytes(entry));
  const large = hasLargeSize(entry) ? [entry.sizeBytes, entry.sizeBytes] : [];
  if (hasLargeOffset(entry)) large.push(entry.offset);
  record.writeUInt32LE(0x0201_4b50, 0);
  record.writeUInt16LE(madeByUnix | (large.length > 0 ? versionZip64 : versionPlain), 4);
  writeShared(record, 6, entry);
  record.writeUInt16LE(large.length > 0 ? 4 + 8 * large.length : 0, 30);
  record.writeUInt32LE(regularFile * 0x1_0000, 38);
  record.writeUInt32LE(Math.min(entry.offset, max32), 42);
  record.set(entry.name, 46);
  if (large.length > 0) writeZip64Extra(record, 46 + entry.name.length, large);
  // The local header's version speaks of its sizes only, this one of the offset as well.
  if (large.length > 0) record.writeUInt16LE(versionZip64, 6);
  return record;
}

/** Bytes of everything behind the central directory. */
export function endRecordsBytes(directory: DirectoryPlace): number {
  return 22 + (needsZip64End(directory) ? 76 : 0);
}

/** The end of the archive: ZIP64 end record and locator where needed, and the end record. */
export function endRecords(directory: DirectoryPlace): Buffer {
  const end = endRecord(directory);
  if (!needsZip64End(directory)) return end;
  return Buffer.concat([zip64EndRecord(directory), zip64Locator(directory), end]);
}

function needsZip64End({ count, offset, sizeBytes }: DirectoryPlace): boolean {
  return count >= max16 || offset >= max32 || sizeBytes >= max32;
}

/** The run of fields that local and central header have in common: version to name length. */
function writeShared(record: Buffer, at: number, entry: RecordSource): void {
  const { date, time } = dosDateTime(entry.modifiedAt);
  record.writeUInt16LE(hasLargeSize(entry) ? versionZip64 : versionPlain, at);
  record.writeUInt16LE(utf8Flag, at + 2);
  record.writeUInt16LE(0, at + 4); // method 0: stored
  record.writeUInt16LE(time, at + 6);
  record.writeUInt16LE(date, at + 8);
  record.writeUInt32LE(entry.crc32, at + 10);
  record.writeUInt32LE(Math.min(entry.sizeBytes, max32), at + 14);
  record.writeUInt32LE(Math.min(entry.sizeBytes, max32), at + 18);
  record.writeUInt16LE(entry.name.length, at + 22);
}

/** A size beyond 32 bits moves both sizes here, an offset beyond 32 bits follows them. */
function writeZip64Extra(record: Buffer, at: number, values: readonly number[]): void {
  record.writeUInt16LE(zip64ExtraId, at);
  record.writeUInt16LE(8 * values.length, at + 2);
  values.forEach((value, index) => record.writeBigUInt64LE(BigInt(value), at + 4 + 8 * index));
}

function endRecord({ count, offset, sizeBytes }: DirectoryPlace): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x0605_4b50, 0);
  record.writeUInt16LE(Math.min(count, max16), 8);
  record.writeUInt16LE(Math.min(count, max16), 10);
  record.writeUInt32LE(Math.min(sizeBytes, max32), 12);
  record.writeUInt32LE(Math.min(offset, max32), 16);
  return record;
}

function zip64EndRecord({ count, offset, sizeBytes }: DirectoryPlace): Buffer {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x0606_4b50, 0);
  record.writeBigUInt64LE(44n, 4); // bytes of this record after this field
  record.writeUInt16LE(madeByUnix | versionZip64, 12);
  record.writeUInt16LE(versionZip64, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(sizeBytes), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  return record;
}

function zip64Locator({ offset, sizeBytes }: DirectoryPlace): Buffer {
  const record = Buffer.alloc(20);
  record.writeUInt32LE(0x0706_4b50, 0);
  record.writeBigUInt64LE(BigInt(offset + sizeBytes), 8);
  record.writeUInt32LE(1, 16); // number of disks
  return record;
}
