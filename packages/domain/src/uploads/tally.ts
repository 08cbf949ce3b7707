import type { FileStatus } from './file.machine.ts';

/** What the tally needs to know of a file. */
export interface TalliedFile {
  status: FileStatus;
  sizeBytes: number;
  /** How much of it the current try has sent. */
  sentBytes: number;
}

/** Sums over all files of a session, kept while files change instead of counted anew. */
export interface UploadTally {
  readonly total: number;
  readonly byStatus: Readonly<Record<FileStatus, number>>;
  /** What all files come to that are neither invalid nor canceled. */
  readonly bytesTotal: number;
  readonly bytesSent: number;
  /** Still to be sent by files that have not ended. */
  readonly bytesLeft: number;
}

/** The tally of no files. */
export const emptyTally: UploadTally = {
  total: 0,
  byStatus: {
    init: 0,
    preprocessing: 0,
    pending: 0,
    'in-progress': 0,
    completed: 0,
    canceled: 0,
    failed: 0,
    invalid: 0,
  },
  bytesTotal: 0,
  bytesSent: 0,
  bytesLeft: 0,
};

/** The tally after one file changed; null before stands for added, null after for dropped. */
export function tallyChange(
  tally: UploadTally,
  before: TalliedFile | null,
  after: TalliedFile | null,
): UploadTally {
  const byStatus = { ...tally.byStatus };
  if (before !== null) byStatus[before.status] -= 1;
  if (after !== null) byStatus[after.status] += 1;
  return {
    total: tally.total + count(after) - count(before),
    byStatus,
    bytesTotal: tally.bytesTotal + wanted(after) - wanted(before),
    bytesSent: tally.bytesSent + sent(after) - sent(before),
    bytesLeft: tally.bytesLeft + left(after) - left(before),
  };
}

/** The tally of these files, counted from nothing. */
export function tallyOf(files: readonly TalliedFile[]): UploadTally {
  return files.reduce((tally, file) => tallyChange(tally, null, file), emptyTally);
}

/** Completed and failed files of all; an invalid file counts as failed, a canceled one not at all. */
export function progressOf(tally: UploadTally): number {
  if (tally.total === 0) return 0;
  return Math.min(1, (tally.byStatus.completed + erroredCount(tally)) / tally.total);
}

/** How many files have failed or will: the invalid ones fail when their turn comes. */
export function erroredCount(tally: UploadTally): number {
  return tally.byStatus.failed + tally.byStatus.invalid;
}

/** Failed files of all. */
export function errorRateOf(tally: UploadTally): number {
  return tally.total === 0 ? 0 : erroredCount(tally) / tally.total;
}

function count(file: TalliedFile | null): number {
  return file === null ? 0 : 1;
}

function sent(file: TalliedFile | null): number {
  return file?.sentBytes ?? 0;
}

function wanted(file: TalliedFile | null): number {
  if (file === null || file.status === 'invalid' || file.status === 'canceled') return 0;
  return file.sizeBytes;
}

function left(file: TalliedFile | null): number {
  if (file === null || hasEnded(file.status)) return 0;
  return Math.max(0, file.sizeBytes - file.sentBytes);
}

/** Whether a file of this status needs nothing more. */
export function hasEnded(status: FileStatus): boolean {
  return ['completed', 'canceled', 'failed', 'invalid'].includes(status);
}
