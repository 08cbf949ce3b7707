import type { ManifestIndex } from '@albumen/domain/uploads/manifest-match';
import type { PhotoWorkers } from '../photo-workers.ts';
import type { UploadEvent } from '../upload-events.ts';
import type { UploadOptions } from '../upload-options.ts';
import type { FileProblem, UploadFile } from '../upload-state.ts';
import type { RetryPolicy } from './retry-policy.ts';
import type { SessionStore } from './session-store.ts';
import type { ThumbnailStore } from './thumbnail-store.ts';
import type { UploadApi } from './upload-api.ts';
import type { UploadMemory } from './upload-memory.ts';
import type { PutSlots } from './put-slots.ts';

/** What the steps of a file work with. One per start of a session. */
export interface UploadEngine {
  readonly options: UploadOptions;
  readonly store: SessionStore;
  readonly api: UploadApi;
  readonly workers: PhotoWorkers;
  readonly memory: UploadMemory;
  readonly manifest: ManifestIndex;
  readonly retryPolicy: RetryPolicy;
  /** Bounds the uploads in flight to an address. */
  readonly slotsFor: (url: string) => PutSlots;
  readonly thumbnails: ThumbnailStore;
  /** Fingerprint of the bytes → the file of this session that has them. */
  readonly fingerprints: Map<string, string>;
  readonly signal: AbortSignal;
  readonly emit: (event: UploadEvent) => void;
  /** Asks in the background until the photo's renditions are made. */
  watchRenditions(fileId: string, photoId: string): void;
  /** The token is refused for good: no other file can succeed. */
  refuseToken(): void;
  /** The store stayed full for too long: no other file can succeed. */
  refuseStorage(): void;
}

/** One file on its way through the steps. */
export interface FileRun {
  readonly engine: UploadEngine;
  readonly id: string;
  readonly file: File;
  /** Headers that belong to the current signed URL. */
  headers: Readonly<Record<string, string>>;
  /** When the current URL was asked for, in epoch milliseconds. */
  signedAt: number;
  /** How often a URL was signed anew because it was refused, or what was sent to it is lost. */
  resigned: number;
}

/** The file as it is now. Throws when it was dropped meanwhile: its run has ended. */
export function current(run: FileRun): UploadFile {
  const file = run.engine.store.files.get(run.id);
  if (file === undefined) throw new DOMException('The file was dropped.', 'AbortError');
  return file;
}

/** A problem that the uploader finds itself, with its message. */
export function problem(code: string, message: string): FileProblem {
  return { code, message, advice: null };
}
