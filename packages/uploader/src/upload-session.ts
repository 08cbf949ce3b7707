import type { SessionType } from '@albumen/contract/endpoints/uploads';
import { LiveSession } from './lib/live-session.ts';
import type { PickedFiles } from './picked-files.ts';
import type { UploadEventListener } from './upload-events.ts';
import type { UploadOptions, UploadPreset } from './upload-options.ts';
import type { UploadSnapshot } from './upload-state.ts';

/** What a session needs. */
export interface UploadSessionOptions {
  /** `project` is a gallery, `editor` an editor project. */
  sessionType: SessionType;
  sessionId: string;
  /** Base URL of the upload API, without a slash at its end; the page's own origin unless given. */
  apiBase?: string;
  /** Default `default`. */
  preset?: UploadPreset;
  /** Changes single options of the preset. */
  options?: Partial<UploadOptions>;
  /**
   * Has the server set a new `pJwt`. Answers false when it refuses, rejects when it cannot be
   * reached. Called shortly before the token expires and once after a 401.
   */
  renewToken: () => Promise<boolean>;
  /** Default: the cookie `pJwt`, read before every call. */
  readToken?: () => string;
  /** What the page's policy makes of the worker script's address, where the page requires Trusted Types. */
  trustScriptUrl?: (url: string) => string;
  /** Called with every event; the same as `on`. */
  onEvent?: UploadEventListener;
}

/** Why a session did not do what it was asked. */
export interface UploadRefusal {
  code: 'already-in-progress' | 'not-now';
  message: string;
}

/** One batch of files on its way into a gallery. */
export interface UploadSession {
  /** Made for `useSyncExternalStore`: the same object until something changed. */
  readonly getSnapshot: () => UploadSnapshot;
  /** Made for `useSyncExternalStore`: at most ten calls a second, besides changes of the session. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Subscribes to every event. Answers how to stop. */
  on(listener: UploadEventListener): () => void;
  /**
   * Collects files, before the start; what comes during `preprocess` is prepared with the rest.
   * Resolves when all folders are read.
   */
  add(picked: PickedFiles): Promise<UploadRefusal | null>;
  /** Takes files out again before the start. */
  remove(fileIds: readonly string[]): UploadRefusal | null;
  /**
   * Makes a file's thumbnail now, whatever the preset, such as for the list of checks. Answers its
   * data URL, null when the file is gone or this browser cannot decode it.
   */
  loadThumbnail(fileId: string): Promise<string | null>;
  /**
   * Checks API, token and files, and reads what the photo checks need. Resolves when the session is
   * `pending`, or has ended.
   */
  preprocess(): Promise<UploadSnapshot>;
  /** Starts the upload; refuses while another session of this page is uploading. */
  start(): UploadRefusal | null;
  /** Starts nothing new; files on their way are finished. */
  pause(): void;
  /** Goes on after `pause`. */
  goOn(): void;
  /** Aborts and cancels every file that has not ended. What arrived stays. */
  cancel(): void;
  /** Back to an empty `init`, from wherever it is. */
  reset(): void;
  /** Drops completed files, resets failed ones, prepares them, and starts if it had started. */
  retry(): Promise<UploadRefusal | null>;
  /** Resolves once the session is completed, canceled, failed or closed. */
  finished(): Promise<UploadSnapshot>;
  /** Ends workers and listeners. The session cannot be used afterwards. */
  close(): void;
}

/** Makes a session. Nothing is read or sent before `preprocess` and `start`. */
export function createUploadSession(options: UploadSessionOptions): UploadSession {
  return new LiveSession(options);
}
