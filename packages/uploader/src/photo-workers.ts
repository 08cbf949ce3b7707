import type { PhotoHead, PhotoTasks, TaskKind, TaskMessage } from './lib/photo-tasks.ts';
import { hasNativeSha256, nativeSha256 } from './lib/native-sha256.ts';
import { WorkerPool } from './lib/worker-pool.ts';
// oxlint-disable-next-line import/default -- Vite answers the address of the bundled worker
import workerUrl from './lib/photo.worker.ts?worker&url';

/** Settings of a pool. */
export interface PhotoWorkerOptions {
  /** How many workers at most; default one per core, at least 2, at most 8. */
  count?: number;
  /**
   * Called with the worker script's address. On a page that requires Trusted Types, return what
   * your policy's `createScriptURL` makes of it.
   */
  trustScriptUrl?: (url: string) => string;
}

/** The reading of photos off the main thread. Every call rejects when the file cannot be read. */
export interface PhotoWorkers {
  /** Dimensions, and the EXIF tags if asked for, from the first 65,635 bytes. */
  readHead(file: File, wantsExif: boolean): Promise<PhotoHead>;
  /** MD5 and SHA-256 of the whole file, in one pass. */
  checksums(file: File): Promise<PhotoTasks['checksums']['answer']>;
  /** A JPEG of 256 × 256 px as data URL. */
  thumbnail(ask: PhotoTasks['thumbnail']['ask']): Promise<string>;
  /** SHA-256 of a text, as hex. */
  fingerprint(text: string): Promise<string>;
  /** Ends the workers that have nothing to do, and with them their memory. */
  rest(): void;
  /** Ends all workers; open calls reject. */
  close(): void;
}

/** A file that keeps a worker this long is given up, its worker replaced. */
const timeoutMs: Readonly<Record<TaskKind, number>> = {
  head: 15_000,
  checksums: 180_000,
  thumbnail: 30_000,
  fingerprint: 15_000,
};

/** Starts a pool; workers are made when they are first needed. */
export function createPhotoWorkers(options: PhotoWorkerOptions = {}): PhotoWorkers {
  const trust = options.trustScriptUrl ?? ((url: string) => url);
  const pool = new WorkerPool(
    () => new Worker(trust(workerUrl), { type: 'module', name: 'albumen-photos' }),
    options.count ?? Math.min(8, Math.max(2, navigator.hardwareConcurrency)),
  );

  function ask<Kind extends TaskKind>(
    task: TaskMessage & { kind: Kind },
  ): Promise<PhotoTasks[Kind]['answer']> {
    return pool.run<PhotoTasks[Kind]['answer']>(task, timeoutMs[task.kind]);
  }

  return {
    readHead: (file, exif) => ask({ kind: 'head', file, exif }),
    checksums: (file) => ask({ kind: 'checksums', file }),
    thumbnail: (wanted) => ask({ kind: 'thumbnail', ...wanted }),
    fingerprint: (text) =>
      hasNativeSha256()
        ? nativeSha256(new TextEncoder().encode(text))
        : ask({ kind: 'fingerprint', text }),
    rest: () => pool.rest(),
    close: () => pool.close(),
  };
}
