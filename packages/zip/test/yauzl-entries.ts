import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { readArchive, type OpenEntry } from '../src/read-archive.ts';
import type { ArchivePlan } from '../src/plan-archive.ts';

/** Lets yauzl read a planned archive by ranges, so that no byte of it is ever written. */
class PlannedArchiveReader extends yauzl.RandomAccessReader {
  readonly #plan: ArchivePlan;
  readonly #openEntry: OpenEntry;

  constructor(plan: ArchivePlan, openEntry: OpenEntry) {
    super();
    this.#plan = plan;
    this.#openEntry = openEntry;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return readArchive(this.#plan, this.#openEntry, { start, end });
  }
}

export interface ListedEntry {
  readonly name: string;
  readonly sizeBytes: number;
  readonly crc32: number;
  readonly modifiedAt: Date;
  /** Where the local header lies. */
  readonly offset: number;
  /** Reads the entry's bytes where its local header says they are. */
  readonly read: () => Promise<Buffer>;
}

/** What an independent reader finds in an archive that exists as a plan only. */
export async function listedByYauzl(
  plan: ArchivePlan,
  openEntry: OpenEntry,
): Promise<ListedEntry[]> {
  const reader = new PlannedArchiveReader(plan, openEntry);
  return listed(await yauzl.fromRandomAccessReaderPromise(reader, plan.sizeBytes, options));
}

/** The same for an archive in memory, where reading by ranges would take too long. */
export async function listedInBytes(archive: Buffer): Promise<ListedEntry[]> {
  return listed(await yauzl.fromBufferPromise(archive, options));
}

const options = { autoClose: false, strictFileNames: true };

async function listed(zip: yauzl.ZipFile): Promise<ListedEntry[]> {
  const entries: ListedEntry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push({
      name: entry.fileName,
      sizeBytes: entry.uncompressedSize,
      crc32: entry.crc32,
      modifiedAt: entry.getLastModDate({ timezone: 'UTC' }),
      offset: entry.relativeOffsetOfLocalHeader,
      read: async () => Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray()),
    });
  }
  return entries;
}
