import type { FileContent } from '@albumen/contract/upload-messages';
import type { Dimensions } from '@albumen/domain/uploads/photo-checks';
import type { ExifTags } from '../upload-state.ts';
import type { Checksums } from './checksums.ts';
import type { DimensionsOutcome } from './jpeg-dimensions.ts';

/** What a worker can be asked, with what it answers. A `File` crosses as a reference, not as bytes. */
export interface PhotoTasks {
  head: { ask: { file: File; exif: boolean }; answer: PhotoHead };
  checksums: { ask: { file: File }; answer: Checksums };
  thumbnail: {
    ask: { file: File; dimensions: Dimensions | null; fromExif: boolean };
    /** Data URL. */
    answer: string;
  };
  fingerprint: { ask: { text: string }; answer: string };
}

export type TaskKind = keyof PhotoTasks;

/** What the first bytes of a photo tell. */
export interface PhotoHead {
  dimensions: DimensionsOutcome;
  /** What it is when it is no JPEG; null where nobody can tell. */
  content: FileContent | null;
  /** Null when it was not asked for or could not be read. */
  exif: ExifTags | null;
}

/** One question to a worker. */
export type TaskMessage = {
  [Kind in TaskKind]: { kind: Kind } & PhotoTasks[Kind]['ask'];
}[TaskKind];

/** The worker's answer to its one open question. */
export type TaskReply = { answer: PhotoTasks[TaskKind]['answer'] } | { error: string };
