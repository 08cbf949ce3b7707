import type { SessionEffect, SessionEvent } from '@albumen/domain/uploads/session.machine';
import type { PhotoWorkers } from '../photo-workers.ts';
import type { UploadEvent } from '../upload-events.ts';
import type { UploadOptions } from '../upload-options.ts';
import { cancelFiles, failOpenFiles, keepFiles, resetFailedFiles } from './session-files.ts';
import type { SessionStore } from './session-store.ts';
import { isLasting, type LastingEffect, SessionWork } from './session-work.ts';
import { ThumbnailStore } from './thumbnail-store.ts';
import type { UploadApi } from './upload-api.ts';

/** What a driver works with. */
export interface DriverParts {
  store: SessionStore;
  api: UploadApi;
  workers: PhotoWorkers;
  options: UploadOptions;
  memoryName: string;
  emit: (event: UploadEvent) => void;
}

/** Applies events to the session and runs the effects that its machine asks for. */
export class SessionDriver {
  /** The chosen files by id: references, never their bytes. */
  readonly files = new Map<string, File>();
  readonly #store: SessionStore;
  readonly #workers: PhotoWorkers;
  readonly #thumbnails: ThumbnailStore;
  readonly #work: SessionWork;

  constructor(parts: DriverParts) {
    const { files } = this;
    this.#store = parts.store;
    this.#workers = parts.workers;
    this.#thumbnails = new ThumbnailStore(parts.store);
    const apply = (event: SessionEvent) => this.apply(event);
    this.#work = new SessionWork({ ...parts, files, apply, thumbnails: this.#thumbnails });
  }

  /** Applies one event; false when the session refuses it. */
  apply(event: SessionEvent): boolean {
    const effects = this.#store.decide(event);
    if (effects === null) return false;
    this.#keepTime(event);
    const lasting: LastingEffect[] = [];
    for (const effect of effects) {
      if (isLasting(effect)) lasting.push(effect);
      else this.#instant[effect]();
    }
    if (event.type === 'finish') this.#work.finish();
    this.#store.publish();
    this.#work.run(lasting, event.type === 'preprocess' || event.type === 'start');
    return true;
  }

  /** Keeps lasting references, so that a reload can open the same folders again. */
  rememberHandles(handles: readonly FileSystemHandle[]): void {
    this.#work.selection.open(handles);
  }

  /** Null when the file is gone or cannot be decoded here. */
  async loadThumbnail(id: string): Promise<string | null> {
    const file = this.files.get(id);
    if (file === undefined) return null;
    const dimensions = this.#store.files.get(id)?.dimensions ?? null;
    const ask = { file, dimensions, fromExif: true };
    const url = await this.#workers.thumbnail(ask).catch(() => null);
    if (url !== null) this.#thumbnails.put(id, url);
    return url;
  }

  /** Ends everything. The session cannot be used afterwards. */
  close(): void {
    this.#work.close();
  }

  readonly #instant: Readonly<Record<Exclude<SessionEffect, LastingEffect>, () => void>> = {
    'close-gate': () => this.#work.gate.close(),
    'open-gate': () => this.#work.gate.open(),
    'stop-lanes': () => this.#work.stop(),
    'fail-open-files': () => failOpenFiles(this.#store),
    'cancel-files': () => {
      cancelFiles(this.#store);
      this.#work.forget();
    },
    'drop-files': () => {
      this.#store.clear();
      this.files.clear();
      this.#work.forget();
      this.#work.selection.clear();
    },
    'drop-completed-files': () => {
      keepFiles(this.#store, this.files, (file) => file.status !== 'completed');
    },
    'reset-failed-files': () => resetFailedFiles(this.#store),
  };

  /** The stopwatch runs while the session is in progress and nothing holds it. */
  #keepTime(event: SessionEvent): void {
    const { clock, state } = this.#store;
    if (event.type === 'start') clock.start();
    else if (event.type === 'reset') clock.reset();
    else if (state.status === 'in-progress' && state.holds.length === 0) clock.goOn();
    else clock.pause();
  }
}
