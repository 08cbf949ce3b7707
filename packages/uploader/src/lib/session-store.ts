import type { SessionType } from '@albumen/contract/endpoints/uploads';
import {
  decideFile,
  type FileEffect,
  type FileEvent,
  type FileStatus,
  statusOf,
} from '@albumen/domain/uploads/file.machine';
import {
  decideSession,
  initialSession,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
} from '@albumen/domain/uploads/session.machine';
import { erroredCount, errorRateOf, hasEnded, progressOf } from '@albumen/domain/uploads/tally';
import type { UploadOptions } from '../upload-options.ts';
import type { UploadFile, UploadSnapshot } from '../upload-state.ts';
import { FileRows } from './file-rows.ts';
import { RateMeter, timeLeftMs } from './rate-meter.ts';
import { StopwatchClock } from './stopwatch-clock.ts';

/** What never changes in a session. */
export interface SessionFacts {
  sessionType: SessionType;
  sessionId: string;
  options: UploadOptions;
}

const publishEveryMs = 100;
/** Rates and times left fall even while nothing arrives. */
const heartbeatMs = 1_000;

/**
 * The state of a session. Subscribers get a new snapshot at most ten times a second, and at once
 * when the session itself moves on; between two snapshots `files` is already ahead.
 */
export class SessionStore {
  readonly files = new FileRows();
  readonly clock = new StopwatchClock();
  readonly #facts: SessionFacts;
  readonly #listeners = new Set<() => void>();
  readonly #meter = new RateMeter();
  #session: SessionState = initialSession;
  #token = '';
  #isGathering = false;
  /** Only grows: what is sent again counts again, so that the rate is what the line carries. */
  #wireBytes = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setTimeout> | undefined;
  #areFilesChanged = false;
  #isClosed = false;
  #snapshot: UploadSnapshot;

  constructor(facts: SessionFacts) {
    this.#facts = facts;
    this.#snapshot = this.#makeSnapshot([]);
  }

  get state(): SessionState {
    return this.#session;
  }

  readonly getSnapshot = (): UploadSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Moves the session on; null when it refuses the event. The caller publishes. */
  decide(event: SessionEvent): readonly SessionEffect[] | null {
    const decision = decideSession(this.#session, event);
    if ('problem' in decision) return null;
    this.#session = decision.state;
    if (decision.state.holds.length > 0) this.#meter.reset();
    return decision.effects;
  }

  /** Moves a file on and changes it; null when it is gone or refuses the event. */
  decideFile(
    id: string,
    event: FileEvent,
    change: Partial<UploadFile> = {},
  ): readonly FileEffect[] | null {
    const file = this.files.get(id);
    const decision = file === undefined ? null : decideFile(file.phase, event);
    if (decision === null || 'problem' in decision) return null;
    const phase = decision.state;
    this.patch(id, { ...change, phase, status: statusOf(phase) });
    return decision.effects;
  }

  patch(id: string, change: Partial<UploadFile>): void {
    this.files.patch(id, change);
    this.#filesChanged();
  }

  /** Resolves once a file has ended, or is gone. Rejects when the signal is aborted. */
  ended(id: string, signal: AbortSignal): Promise<FileStatus | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<FileStatus | undefined>();
    const look = () => {
      const status = this.files.get(id)?.status;
      if (status === undefined || hasEnded(status)) resolve(status);
    };
    const abort = () => reject(signal.reason);
    const stop = this.subscribe(look);
    signal.addEventListener('abort', abort);
    look();
    return promise.finally(() => {
      stop();
      signal.removeEventListener('abort', abort);
    });
  }

  /** Changes every copy of a photo. */
  patchPhoto(photoId: string, change: Partial<UploadFile>): void {
    for (const file of this.files.all) if (file.photoId === photoId) this.patch(file.id, change);
  }

  add(id: string, file: File, path: string): void {
    this.files.add(id, file, path);
    this.#filesChanged();
  }

  keep(isKept: (file: UploadFile) => boolean): void {
    this.files.keep(isKept);
    this.#filesChanged();
  }

  clear(): void {
    this.files.clear();
    this.#filesChanged();
  }

  setToken(token: string): void {
    if (token === this.#token) return;
    this.#token = token;
    this.#schedule();
  }

  setGathering(isGathering: boolean): void {
    this.#isGathering = isGathering;
    this.publish();
  }

  /** Notes bytes that went over the line. */
  noteSent(bytes: number): void {
    this.#wireBytes += bytes;
    this.#meter.note(this.#wireBytes, performance.now());
  }

  /** Makes the current state visible now instead of with the next tenth of a second. */
  publish(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#heartbeat);
    this.#timer = undefined;
    const files = this.#areFilesChanged ? this.files.all.slice() : this.#snapshot.files;
    this.#areFilesChanged = false;
    this.#snapshot = this.#makeSnapshot(files);
    if (this.#session.status === 'in-progress' && !this.#isClosed) {
      this.#heartbeat = setTimeout(() => this.publish(), heartbeatMs);
    }
    for (const listener of this.#listeners) listener();
  }

  /** Stops all timers for good. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#heartbeat);
    this.#listeners.clear();
  }

  #filesChanged(): void {
    this.#areFilesChanged = true;
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isClosed) return;
    this.#timer ??= setTimeout(() => this.publish(), publishEveryMs);
  }

  #makeSnapshot(files: readonly UploadFile[]): UploadSnapshot {
    const { status, message, holds } = this.#session;
    const { tally } = this.files;
    const perSecond = this.#meter.bytesPerSecond(performance.now());
    return {
      ...this.#facts,
      token: this.#token,
      status,
      statusMessage: message,
      holds,
      isCanceled: status === 'canceled',
      isGathering: this.#isGathering,
      files,
      countByStatus: tally.byStatus,
      erroredCount: erroredCount(tally),
      progress: progressOf(tally),
      errorRate: errorRateOf(tally),
      bytes: {
        total: tally.bytesTotal,
        sent: tally.bytesSent,
        left: tally.bytesLeft,
        perSecond,
        timeLeftMs: timeLeftMs(tally.bytesLeft, perSecond),
      },
      stopwatch: this.clock.read(),
    };
  }
}
