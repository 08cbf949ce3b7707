import type { Rendition, SessionType } from '@albumen/contract/endpoints/uploads';
import type { FileContent } from '@albumen/contract/upload-messages';
import type { FilePhase, FileStatus } from '@albumen/domain/uploads/file.machine';
import type { Dimensions } from '@albumen/domain/uploads/photo-checks';
import type { Hold, SessionStatus } from '@albumen/domain/uploads/session.machine';
import type { UploadOptions } from './upload-options.ts';

/** Camera and time as the file tells them; a few tags, never the whole block, never the place. */
export type ExifTags = Readonly<Record<string, string | number>>;

/** Why a file failed. */
export interface FileProblem {
  /** A code of the contract's problem catalog, or one of ours such as `network`. */
  code: string;
  /** One sentence for the person who uploads. */
  message: string;
  /** What exactly the file is and what to do about it; null when there is nothing to add. */
  advice: string | null;
}

/** One file of a session. Replaced, never changed, so that `===` tells whether it changed. */
export interface UploadFile {
  readonly id: string;
  readonly name: string;
  /** Path inside the dropped folder, the name itself for a single file. */
  readonly path: string;
  readonly sizeBytes: number;
  /** Epoch milliseconds. */
  readonly lastModifiedAt: number;
  readonly mimeType: string;
  /** The size as stored in the file, before its orientation is applied; null when not read. */
  readonly dimensions: Dimensions | null;
  readonly exif: ExifTags | null;
  /** What its first bytes say that it is; null for a JPEG, and where nobody can tell. */
  readonly content: FileContent | null;
  /** A JPEG of 256 × 256 px as data URL; dropped again for old files of a large batch. */
  readonly thumbnailUrl: string | null;
  /** Hex. */
  readonly contentMd5: string | null;
  /** SHA-256 hex of the bytes; in the zero preset of name, size and time. */
  readonly fingerprint: string | null;
  readonly signedUrl: string | null;
  /** The object's name in the store. */
  readonly apiFileName: string | null;
  /** False once it is known that the server has the bytes. */
  readonly needsUpload: boolean;
  /** Its bytes are in this session or in the gallery already: completed without being sent. */
  readonly isDuplicate: boolean;
  /** The gallery held it before this session: recognized by name, size and time, or by its hash. */
  readonly isInGallery: boolean;
  /** Its type is not allowed. */
  readonly isInvalid: boolean;
  readonly photoId: string | null;
  /** The display rendition's final address, once registered. */
  readonly url: string | null;
  readonly renditions: readonly Rendition[];
  /** `unknown` until asked; `refused` when the server could not make a photo of it. */
  readonly renditionState: 'unknown' | 'processing' | 'ready' | 'refused';
  readonly status: FileStatus;
  /** The status, or the step of a file in progress. */
  readonly phase: FilePhase;
  /** Bytes of the current attempt. */
  readonly sentBytes: number;
  readonly bytesPerSecond: number;
  readonly timeLeftMs: number | null;
  readonly problem: FileProblem | null;
}

/** Sums over the bytes of a session. */
export interface UploadBytes {
  total: number;
  sent: number;
  left: number;
  /** Over the last seconds; 0 while nothing moves. */
  perSecond: number;
  /** Null while there is no rate to tell it from. */
  timeLeftMs: number | null;
}

/** How long a session has been running; pauses do not count. */
export interface Stopwatch {
  /** Epoch milliseconds; null before the start. */
  startedAt: number | null;
  elapsedMs: number;
}

/** Everything a page needs to draw an upload. Immutable; unchanged parts are shared. */
export interface UploadSnapshot {
  readonly sessionType: SessionType;
  readonly sessionId: string;
  /** The bearer token in use; empty before the first call. */
  readonly token: string;
  readonly options: UploadOptions;
  readonly status: SessionStatus;
  readonly statusMessage: string;
  /** Why the upload waits; empty while it runs. */
  readonly holds: readonly Hold[];
  readonly isCanceled: boolean;
  /** Files are still being collected from a drop or a picker. */
  readonly isGathering: boolean;
  readonly files: readonly UploadFile[];
  readonly countByStatus: Readonly<Record<FileStatus, number>>;
  readonly erroredCount: number;
  /** Completed and failed files of all, 0 to 1. */
  readonly progress: number;
  /** Failed files of all, 0 to 1. */
  readonly errorRate: number;
  readonly bytes: UploadBytes;
  readonly stopwatch: Stopwatch;
}
