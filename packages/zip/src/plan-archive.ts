import { createHash } from 'node:crypto';
import {
  centralHeaderBytes,
  endRecordsBytes,
  localHeaderBytes,
  type DirectoryPlace,
  type RecordSource,
} from './lib/records.ts';
import { safeNames } from './safe-names.ts';

/** One file of the archive's manifest. Everything here must stay as it is while it is served. */
export interface ArchiveEntry {
  /** The name people know; made safe and unique by the plan. */
  readonly name: string;
  readonly sizeBytes: number;
  /** CRC-32 of the bytes, unsigned, as `zlib.crc32` gives it. */
  readonly crc32: number;
  /** Written in UTC, two seconds fine, clamped to 1980…2107. */
  readonly modifiedAt: Date;
}

/** A run of the archive's bytes: a record computed on demand, or the bytes of one entry. */
export interface Segment {
  readonly kind: 'local-header' | 'entry' | 'central-header' | 'end';
  /** Position in `plan.records` (the manifest's order); 0 for the end. */
  readonly index: number;
  readonly offset: number;
  readonly sizeBytes: number;
}

/** The whole archive as arithmetic: nothing of it is held but names and positions. */
export interface ArchivePlan {
  /** Exact: the Content-Length of the whole. */
  readonly sizeBytes: number;
  /** Strong ETag with its quotes: equal plans have equal bytes. */
  readonly etag: string;
  /** The parts in order, without gap or overlap, from byte 0 to `sizeBytes`. */
  readonly segments: readonly Segment[];
  readonly records: readonly RecordSource[];
  readonly directory: DirectoryPlace;
}

/** Changes when the same manifest would give other bytes than before. */
const formatVersion = 1;

/**
 * Lays out a ZIP archive of stored (uncompressed) files in the order given. ZIP64 fields appear
 * exactly where a size or offset reaches 4 GiB, or the entries 65,535.
 * Throws a RangeError for a size or CRC that is no such number.
 */
export function planArchive(entries: readonly ArchiveEntry[]): ArchivePlan {
  entries.forEach(checkEntry);
  const segments: Segment[] = [];
  const records = layOutEntries(entries, segments);
  const directory = layOutDirectory(records, segments);
  const end = {
    offset: directory.offset + directory.sizeBytes,
    sizeBytes: endRecordsBytes(directory),
  };
  segments.push({ kind: 'end', index: 0, ...end });
  return {
    sizeBytes: end.offset + end.sizeBytes,
    etag: etagOf(records),
    segments,
    records,
    directory,
  };
}

function checkEntry({ name, sizeBytes, crc32 }: ArchiveEntry): void {
  if (!Number.isSafeInteger(sizeBytes) || sizeBytes < 0) {
    throw new RangeError(`Archive entry "${name}": ${sizeBytes} is not a size in bytes`);
  }
  if (crc32 >>> 0 !== crc32) {
    throw new RangeError(`Archive entry "${name}": ${crc32} is not an unsigned 32-bit checksum`);
  }
}

function layOutEntries(entries: readonly ArchiveEntry[], segments: Segment[]): RecordSource[] {
  const encoder = new TextEncoder();
  const names = safeNames(entries.map((entry) => entry.name));
  let offset = 0;
  return entries.map(({ sizeBytes, crc32, modifiedAt }, index) => {
    const name = encoder.encode(names[index]);
    const record: RecordSource = { name, sizeBytes, crc32, modifiedAt, offset };
    const headerBytes = localHeaderBytes(record);
    segments.push({ kind: 'local-header', index, offset, sizeBytes: headerBytes });
    segments.push({ kind: 'entry', index, offset: offset + headerBytes, sizeBytes });
    offset += headerBytes + sizeBytes;
    return record;
  });
}

function layOutDirectory(records: readonly RecordSource[], segments: Segment[]): DirectoryPlace {
  const last = segments.at(-1);
  const start = last ? last.offset + last.sizeBytes : 0;
  let offset = start;
  records.forEach((record, index) => {
    const sizeBytes = centralHeaderBytes(record);
    segments.push({ kind: 'central-header', index, offset, sizeBytes });
    offset += sizeBytes;
  });
  return { count: records.length, offset: start, sizeBytes: offset - start };
}

function etagOf(records: readonly RecordSource[]): string {
  const hash = createHash('sha256').update(`zip ${formatVersion}\n`);
  for (const { name, sizeBytes, crc32, modifiedAt } of records) {
    hash.update(name).update(`\n${sizeBytes} ${crc32} ${modifiedAt.getTime()}\n`);
  }
  return `"${hash.digest('hex').slice(0, 32)}"`;
}
