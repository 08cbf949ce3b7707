import { crc32 } from 'node:zlib';
import { Readable } from 'node:stream';
import type { ArchiveEntry } from '../src/plan-archive.ts';
import { readArchive, type ByteSpan, type OpenEntry } from '../src/read-archive.ts';
import type { ArchivePlan } from '../src/plan-archive.ts';

/** A file with its bytes, to be archived by a test. */
export interface MadeFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export const someDay = new Date('2026-06-20T15:04:06Z');

export function entriesOf(files: readonly MadeFile[]): ArchiveEntry[] {
  return files.map(({ name, bytes }) => ({
    name,
    sizeBytes: bytes.length,
    crc32: crc32(bytes),
    modifiedAt: someDay,
  }));
}

export function openerOf(files: readonly MadeFile[]): OpenEntry {
  return (index, { start, end }) => Readable.from([fileAt(files, index).subarray(start, end)]);
}

function fileAt(files: readonly MadeFile[], index: number): Buffer {
  const file = files[index];
  if (file === undefined) throw new Error(`The archive asked for entry ${index}`);
  return file.bytes;
}

/** Opens entries full of zeros, of any size, without holding them. */
export const openZeros: OpenEntry = (_index, { start, end }) => {
  let leftBytes = end - start;
  return new Readable({
    read() {
      const size = Math.min(leftBytes, 65_536);
      leftBytes -= size;
      this.push(size === 0 ? null : Buffer.alloc(size));
    },
  });
};

export async function bytesOf(
  plan: ArchivePlan,
  openEntry: OpenEntry,
  span?: ByteSpan,
): Promise<Buffer> {
  return Buffer.concat(await readArchive(plan, openEntry, span).toArray());
}
