import { isPassing } from '@albumen/domain/uploads/backoff';
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
import { newRun, runLanes } from './file-runner.ts';
import { RetryPolicy } from './retry-policy.ts';
import { manifestOf, prepareFiles } from './prepare-files.ts';
import { slotsPerHost } from './put-connections.ts';
import { RenditionsWatcher } from './renditions-watcher.ts';
import { Selection } from './selection.ts';
import type { SessionStore } from './session-store.ts';
import type { ThumbnailStore } from './thumbnail-store.ts';
import type { UploadApi } from './upload-api.ts';
import type { UploadEngine } from './upload-engine.ts';
import { UploadMemory } from './upload-memory.ts';
import { Gate } from './scheduling.ts';

/** What a session works with. */
export interface WorkParts {
  readonly store: SessionStore;
  readonly api: UploadApi;
  readonly workers: PhotoWorkers;
  readonly options: UploadOptions;
  readonly memoryName: string;
  readonly thumbnails: ThumbnailStore;
  /** The chosen files by id: references, never their bytes. */
  readonly files: ReadonlyMap<string, File>;
  readonly emit: (event: UploadEvent) => void;
  readonly apply: (event: SessionEvent) => boolean;
}

/** Effects that take time, and answer with the session's next event. */
const lastingEffects = [
  'check-health',
  'verify-token',
  'inspect-files',
  'preflight',
  'run-lanes',
] as const;
export type LastingEffect = (typeof lastingEffects)[number];

/** Whether an effect takes time. */
export function isLasting(effect: SessionEffect): effect is LastingEffect {
  const names: readonly string[] = lastingEffects;
  return names.includes(effect);
}

/** One preparation or one upload: everything in it ends when its controller is aborted. */
interface Activity {
  controller: AbortController;
  retryPolicy: RetryPolicy;
}

/** The part of a session that takes time: preparing its files and sending them. */
export class SessionWork {
  readonly gate = new Gate();
  readonly selection = new Selection();
  readonly #parts: WorkParts;
  readonly #life = new AbortController();
  readonly #watcher: RenditionsWatcher;
  readonly #fingerprints = new Map<string, string>();
  #memory: UploadMemory = UploadMemory.none();
  #manifest: ManifestIndex = emptyManifest;
  #activity: Activity | null = null;

  constructor(parts: WorkParts) {
    this.#parts = parts;
    this.#watcher = new RenditionsWatcher({ ...parts, signal: this.#life.signal });
  }

  /** Runs effects one after the other in the background, in a new activity where `isNewActivity` says so. */
  run(effects: readonly LastingEffect[], isNewActivity: boolean): void {
    if (effects.length === 0) return;
    if (isNewActivity) this.stop();
    this.#activity ??= this.#beginActivity();
    void this.#follow(effects, this.#activity);
  }

  /** Ends what is going on. */
  stop(): void {
    this.#activity?.controller.abort();
    this.#activity = null;
    this.gate.open();
  }

  /** Ends the session for good. */
  forget(): void {
    this.#fingerprints.clear();
    this.#memory.forgetHeld(this.selection.sizes);
  }

  /** Everything arrived: nothing has to be remembered, and no worker is needed. */
  finish(): void {
    this.stop();
    this.#parts.workers.rest();
    const { failed } = this.#parts.store.files.tally.byStatus;
    if (failed === 0) this.#memory.forgetHeld(this.selection.sizes);
  }

  /** Ends everything for good. */
  close(): void {
    this.stop();
    this.#life.abort();
    this.#parts.workers.close();
    this.#memory.close();
  }

  async #follow(effects: readonly LastingEffect[], activity: Activity): Promise<void> {
    const { signal } = activity.controller;
    try {
      for (const effect of effects) {
        const event = await this.#lasting[effect](activity);
        if (signal.aborted) return;
        if (event !== null) this.#parts.apply(event);
      }
    } catch (error) {
      if (signal.aborted) return;
      this.#parts.apply({ type: 'fail', message: uploadMessages.sessionFailed });
      reportError(error);
    }
  }

  readonly #lasting: Readonly<
    Record<LastingEffect, (activity: Activity) => Promise<SessionEvent | null>>
  > = {
    'check-health': async ({ controller }) => {
      this.#memory.close();
      this.#memory = await UploadMemory.open(this.#parts.memoryName);
      // Before anything is asked: whoever leaves while a slow line answers finds the selection again.
      this.#rememberSession();
      const isHealthy = await this.#parts.api.isHealthy(controller.signal);
      return isHealthy ? null : { type: 'fail', message: uploadMessages.apiOffline };
    },
    'verify-token': async ({ controller: { signal }, retryPolicy }) => {
      const { status } = await retryPolicy.outcomeOf(() => this.#parts.api.verify(signal));
      if (isSuccess(status)) return null;
      const { apiOffline, tokenRefused } = uploadMessages;
      return { type: 'fail', message: isPassing(status) ? apiOffline : tokenRefused };
    },
    'inspect-files': async (activity) => {
      const { signal } = activity.controller;
      const reply = await activity.retryPolicy.outcomeOf(() => this.#parts.api.manifest(signal));
      this.#manifest = manifestOf(reply);
      await prepareFiles(this.#engine(activity), this.#parts.files);
      return { type: 'preprocessed' };
    },
    preflight: (activity) => {
      this.#rememberSession();
      return admission(this.#engine(activity));
    },
    'run-lanes': async (activity) => {
      // Which copy of a file comes first is settled anew: the others wait for it.
      this.#fingerprints.clear();
      const engine = this.#engine(activity);
      const { all } = this.#parts.store.files;
      const waiting = all.filter(({ status }) => status === 'pending' || status === 'invalid');
      const runs = waiting.flatMap(({ id }) => {
        const file = this.#parts.files.get(id);
        return file === undefined ? [] : [newRun(engine, id, file)];
      });
      await runLanes(engine.options.lanes, runs);
      return outcomeOf(this.#parts.store.files.all);
    },
  };

  #rememberSession(): void {
    const { tally, all } = this.#parts.store.files;
    const { total: filesTotal, bytesTotal } = tally;
    if (filesTotal === 0) return;
    const sizes = all.map(({ sizeBytes }) => sizeBytes);
    this.selection.hold(sizes);
    const { handles, sizes: held } = this.selection;
    const session = { startedAt: Date.now(), filesTotal, bytesTotal, handles, sizes };
    this.#memory.rememberSession(session, held);
  }

  #beginActivity(): Activity {
    const { apply, api } = this.#parts;
    const controller = new AbortController();
    const { signal } = controller;
    const hold = (reason: Hold) => apply({ type: 'hold', hold: reason });
    const release = (reason: Hold) => apply({ type: 'release', hold: reason });
    const probe = (aborted: AbortSignal) => api.isHealthy(aborted);
    const connection = new Connection({ probe, hold, release, signal });
    const retryPolicy = new RetryPolicy({ gate: this.gate, connection, hold, release, signal });
    return { controller, retryPolicy };
  }

  #engine({ controller, retryPolicy }: Activity): UploadEngine {
    const { apply, api, options } = this.#parts;
    return {
      ...this.#parts,
      retryPolicy,
      signal: controller.signal,
      memory: this.#memory,
      manifest: this.#manifest,
      fingerprints: this.#fingerprints,
      slotsFor: slotsPerHost(api.absolute(health.path), options.lanes),
      watchRenditions: (fileId, photoId) => this.#watcher.watch(fileId, photoId),
      refuseToken: () => apply({ type: 'fail', message: uploadMessages.tokenRefused }),
      refuseStorage: () => apply({ type: 'fail', message: uploadMessages.storageFull }),
    };
  }
}
