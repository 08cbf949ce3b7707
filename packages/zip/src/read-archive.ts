import { Readable } from 'node:stream';
import { EntrySlot } from './lib/entry-slot.ts';
import { centralHeader, endRecords, localHeader } from './lib/records.ts';
import { segmentsWithin, type SegmentPart } from './lib/segments-within.ts';
import type { ArchivePlan, Segment } from './plan-archive.ts';

/** A run of bytes like `slice`: `start` included, `end` not. */
export interface ByteSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Opens the bytes `span` of the manifest's entry `index`. Called for one entry at a time, in
 * order, only for entries that the range touches and never for an empty span.
 */
export type OpenEntry = (index: number, span: ByteSpan) => Readable | Promise<Readable>;

/** An entry gave fewer or more bytes than its manifest says; the answer has to be cut off. */
export class ArchiveEntryError extends Error {
  override readonly name = 'ArchiveEntryError';
  /** Position in the manifest. */
  readonly index: number;

  constructor(index: number, problem: string) {
    super(`Archive entry ${index} ${problem}`);
    this.index = index;
  }
}

/** Records are sent together up to this size; the bytes of entries pass as they come. */
const gatheredBytes = 65_536;

/**
 * The archive's bytes, whole or one span of them. Holds a chunk or two at a time, reads only as
 * fast as it is read itself, and closes the open entry when it is destroyed.
 * Throws a RangeError for a span outside the archive. The stream fails with ArchiveEntryError
 * when an entry's length is wrong, and with the entry's own error when that cannot be read.
 */
export function readArchive(plan: ArchivePlan, openEntry: OpenEntry, span?: ByteSpan): Readable {
  const { start, end } = span ?? { start: 0, end: plan.sizeBytes };
  if (!(start >= 0 && start <= end && end <= plan.sizeBytes)) {
    throw new RangeError(`No bytes ${start} to ${end} in an archive of ${plan.sizeBytes} bytes`);
  }
  const slot = new EntrySlot();
  const chunks = archiveChunks(plan, { start, end }, (part) =>
    entryChunks(part, () => slot.hold(openEntry(part.segment.index, part.span))),
  );
  return new Readable({
    highWaterMark: gatheredBytes,
    read() {
      void pushNext(this, chunks);
    },
    destroy(error, done) {
      slot.close();
      done(error);
    },
  });
}

async function pushNext(archive: Readable, chunks: AsyncGenerator<Buffer>): Promise<void> {
  try {
    const next = await chunks.next();
    archive.push(next.done === true ? null : next.value);
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

async function* archiveChunks(
  plan: ArchivePlan,
  span: ByteSpan,
  readEntry: (part: SegmentPart) => AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let records: Buffer[] = [];
  let recordsBytes = 0;
  for (const part of segmentsWithin(plan.segments, span)) {
    const isEntry = part.segment.kind === 'entry';
    if (recordsBytes >= gatheredBytes || (isEntry && recordsBytes > 0)) {
      yield Buffer.concat(records);
      records = [];
      recordsBytes = 0;
    }
    if (isEntry) {
      yield* readEntry(part);
    } else {
      records.push(recordOf(plan, part.segment).subarray(part.span.start, part.span.end));
      recordsBytes += part.span.end - part.span.start;
    }
  }
  if (recordsBytes > 0) yield Buffer.concat(records);
}

async function* entryChunks(
  { segment, span }: SegmentPart,
  open: () => Promise<Readable>,
): AsyncGenerator<Buffer> {
  const expectedBytes = span.end - span.start;
  let receivedBytes = 0;
  // A stream without encoding gives buffers only; Node types its chunks as `any`.
  const stream: AsyncIterable<Buffer> = await open();
  for await (const chunk of stream) {
    receivedBytes += chunk.length;
    if (receivedBytes > expectedBytes) {
      throw new ArchiveEntryError(segment.index, `has more than the ${expectedBytes} bytes asked`);
    }
    yield chunk;
  }
  if (receivedBytes < expectedBytes) {
    throw new ArchiveEntryError(
      segment.index,
      `ended after ${receivedBytes} of ${expectedBytes} bytes`,
    );
  }
}

function recordOf(plan: ArchivePlan, { kind, index }: Segment): Buffer {
  const record = plan.records[index];
  if (kind === 'end' || record === undefined) return endRecords(plan.directory);
  return kind === 'local-header' ? localHeader(record) : centralHeader(record);
}
