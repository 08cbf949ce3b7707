import { health } from '@albumen/contract/endpoints/uploads';
import { uploadMessages } from '@albumen/contract/upload-messages';
import { emptyManifest, type ManifestIndex } from '@albumen/domain/uploads/manifest-match';
import type { Hold, SessionEffect, SessionEvent } from '@albumen/domain/uploads/session.machine';
import type { PhotoWorkers } from '../photo-workers.ts';
import type { UploadEvent } from '../upload-events.ts';
import type { UploadOptions } from '../upload-options.ts';
import { admission, outcomeOf } from './admission.ts';
import { isSuccess } from './api-call.ts';
import { Connection } from './connection.ts';
import { uploadConnections } from './connections.ts';
import { newRun, runLanes } from './file-runner.ts';
import { Patience } from './patience.ts';
import { manifestOf, prepareFiles } from './prepare-files.ts';
import { RenditionsWatcher } from './renditions-watcher.ts';
import { cancelFiles, failOpenFiles, keepFiles, resetFailedFiles } from './session-files.ts';
import type { SessionStore } from './session-store.ts';
import { ThumbnailShelf } from './thumbnail-shelf.ts';
import type { UploadApi } from './upload-api.ts';
import type { UploadEngine } from './upload-engine.ts';
import { UploadMemory } from './upload-memory.ts';
import { Gate, Slots } from './waiting.ts';

/** What a driver works with. */
export interface DriverParts {
  store: SessionStore;
  api: UploadApi;
  workers: PhotoWorkers;
  options: UploadOptions;
  memoryName: string;
  emit: (event: UploadEvent) => void;
}

/** One preparation or one upload: everything in it ends when its controller is aborted. */
interface Activity {
  controller: AbortController;
  patience: Patience;
}

/** Effects that take time, and answer with the session's next event. */
const lastingEffects = [
  'check-health',
  'verify-token',
  'inspect-files',
  'preflight',
  'run-lanes',
] as const;
type LastingEffect = (typeof lastingEffects)[number];
type InstantEffect = Exclude<SessionEffect, LastingEffect>;

function isLasting(effect: SessionEffect): effect is LastingEffect {
  const names: readonly string[] = lastingEffects;
  return names.includes(effect);
}

/** So many lasting references are kept for a reload: folders, not thousands of single files. */
const maxHandles = 50;

/** Applies events to the session and runs the effects that its machine asks for. */
export class SessionDriver {
  /** The chosen files by id: references, never their bytes. */
  readonly files = new Map<string, File>();
  handles: readonly FileSystemHandle[] = [];
  readonly #parts: DriverParts;
  readonly #life = new AbortController();
  readonly #gate = new Gate();
  readonly #watcher: RenditionsWatcher;
  readonly #thumbnails: ThumbnailShelf;
  readonly #fingerprints = new Map<string, string>();
  #memory: UploadMemory = UploadMemory.none();
  #manifest: ManifestIndex = emptyManifest;
  #activity: Activity;

  constructor(parts: DriverParts) {
    this.#parts = parts;
    this.#watcher = new RenditionsWatcher({ ...parts, signal: this.#life.signal });
    this.#thumbnails = new ThumbnailShelf(parts.store);
    this.#activity = this.#beginActivity();
  }

  /** Applies one event; false when the session refuses it. */
  apply(event: SessionEvent): boolean {
    const { store } = this.#parts;
    const effects = store.decide(event);
    if (effects === null) return false;
    if (event.type === 'preprocess' || event.type === 'start') {
      this.#activity.controller.abort();
      this.#activity = this.#beginActivity();
    }
    if (event.type === 'start') store.clock.start();
    else if (store.state.status !== 'in-progress') store.clock.pause();
    const lasting: LastingEffect[] = [];
    for (const effect of effects) {
      if (isLasting(effect)) lasting.push(effect);
      else this.#instant[effect]();
    }
    if (event.type === 'finish') this.#finish();
    store.publish();
    if (lasting.length > 0) void this.#runLasting(lasting, this.#activity);
    return true;
  }

  #finish(): void {
    this.#activity.controller.abort();
    this.#parts.workers.rest();
    if (this.#parts.store.files.tally.byStatus.failed === 0) this.#memory.forgetSession();
  }

  /** Ends everything. The session cannot be used afterwards. */
  close(): void {
    this.#activity.controller.abort();
    this.#life.abort();
    this.#parts.workers.close();
    this.#memory.close();
  }

  /** Null when the file is gone or cannot be decoded here. */
  async loadThumbnail(id: string): Promise<string | null> {
    const file = this.files.get(id);
    if (file === undefined) return null;
    const dimensions = this.#parts.store.files.get(id)?.dimensions ?? null;
    const ask = { file, dimensions, fromExif: true };
    const url = await this.#parts.workers.thumbnail(ask).catch(() => null);
    if (url !== null) this.#thumbnails.put(id, url);
    return url;
  }

  readonly #instant: Readonly<Record<InstantEffect, () => void>> = {
    'close-gate': () => {
      this.#gate.close();
      this.#parts.store.clock.pause();
    },
    'open-gate': () => {
      this.#gate.open();
      this.#parts.store.clock.goOn();
    },
    'stop-lanes': () => {
      this.#activity.controller.abort();
      this.#gate.open();
    },
    'fail-open-files': () => failOpenFiles(this.#parts.store),
    'cancel-files': () => {
      cancelFiles(this.#parts.store);
      this.#memory.forgetSession();
    },
    'drop-files': () => {
      this.#parts.store.clear();
      this.files.clear();
      this.#fingerprints.clear();
      this.#parts.store.clock.reset();
      this.#memory.forgetSession();
    },
    'drop-completed-files': () => {
      keepFiles(this.#parts.store, this.files, (file) => file.status !== 'completed');
    },
    'reset-failed-files': () => resetFailedFiles(this.#parts.store),
  };

  readonly #lasting: Readonly<
    Record<LastingEffect, (activity: Activity) => Promise<SessionEvent | null>>
  > = {
    'check-health': async ({ controller }) => {
      const isHealthy = await this.#parts.api.isHealthy(controller.signal);
      return isHealthy ? null : { type: 'fail', message: uploadMessages.apiOffline };
    },
    'verify-token': async ({ controller }) => {
      const { status } = await this.#parts.api.verify(controller.signal);
      return isSuccess(status) ? null : { type: 'fail', message: uploadMessages.tokenRefused };
    },
    'inspect-files': async (activity) => {
      const { signal } = activity.controller;
      this.#memory.close();
      this.#memory = await UploadMemory.open(this.#parts.memoryName);
      const reply = await activity.patience.outcomeOf(() => this.#parts.api.manifest(signal));
      this.#manifest = manifestOf(reply);
      await prepareFiles(this.#engine(activity), this.files);
      return { type: 'preprocessed' };
    },
    preflight: (activity) => {
      const { tally } = this.#parts.store.files;
      this.#memory.rememberSession({
        startedAt: Date.now(),
        filesTotal: tally.total,
        bytesTotal: tally.bytesTotal,
        handles: this.handles.slice(0, maxHandles),
      });
      return admission(this.#engine(activity));
    },
    'run-lanes': async (activity) => {
      const engine = this.#engine(activity);
      const { all } = this.#parts.store.files;
      const waiting = all.filter(({ status }) => status === 'pending' || status === 'invalid');
      const runs = waiting.flatMap(({ id }) => {
        const file = this.files.get(id);
        return file === undefined ? [] : [newRun(engine, id, file)];
      });
      await runLanes(engine.options.lanes, runs);
      return outcomeOf(this.#parts.store.files.all);
    },
  };

  async #runLasting(effects: readonly LastingEffect[], activity: Activity): Promise<void> {
    const { signal } = activity.controller;
    try {
      for (const effect of effects) {
        const event = await this.#lasting[effect](activity);
        if (signal.aborted) return;
        if (event !== null) this.apply(event);
      }
    } catch (error) {
      if (signal.aborted) return;
      this.apply({ type: 'fail', message: uploadMessages.sessionFailed });
      reportError(error);
    }
  }

  #beginActivity(): Activity {
    const controller = new AbortController();
    const { signal } = controller;
    const hold = (reason: Hold) => this.apply({ type: 'hold', hold: reason });
    const release = (reason: Hold) => this.apply({ type: 'release', hold: reason });
    const probe = (aborted: AbortSignal) => this.#parts.api.isHealthy(aborted);
    const connection = new Connection({ probe, hold, release, signal });
    const patience = new Patience({ gate: this.#gate, connection, hold, release, signal });
    this.#gate.open();
    return { controller, patience };
  }

  #engine({ controller, patience }: Activity): UploadEngine {
    const { store, api, workers, options, emit } = this.#parts;
    const connections = uploadConnections(api.absolute(health.path), options.lanes);
    return {
      store,
      api,
      workers,
      options,
      emit,
      patience,
      signal: controller.signal,
      memory: this.#memory,
      manifest: this.#manifest,
      thumbnails: this.#thumbnails,
      fingerprints: this.#fingerprints,
      slots: new Slots(connections),
      watchRenditions: (fileId, photoId) => this.#watcher.watch(fileId, photoId),
      refuseToken: () => this.apply({ type: 'fail', message: uploadMessages.tokenRefused }),
      refuseStorage: () => this.apply({ type: 'fail', message: uploadMessages.storageFull }),
    };
  }
}
