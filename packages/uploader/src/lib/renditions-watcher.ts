import { uploadMessages } from '@albumen/contract/upload-messages';
import type { UploadEvent } from '../upload-events.ts';
import type { SessionStore } from './session-store.ts';
import type { UploadApi } from './upload-api.ts';
import { type Asked, isFailure, isGivenUp } from './rendition-asks.ts';
import { sleep } from './scheduling.ts';
import { problem } from './upload-engine.ts';

/** What the watcher needs from its session. */
export interface WatcherOptions {
  api: UploadApi;
  store: SessionStore;
  emit: (event: UploadEvent) => void;
  /** Aborted when the session is closed. */
  signal: AbortSignal;
}

interface Watched extends Asked {
  fileId: string;
  photoId: string;
}

const firstAskMs = 1_000;
const againMs = 2_000;
const nextPhotoMs = 50;
/** Renditions are made in order of arrival; one that takes longer than this lets others pass. */
const asksBeforeOthersPass = 10;

/**
 * Asks for renditions behind the upload, one call at a time and oldest photo first, so that a batch
 * of any size costs the server about one call per photo.
 */
export class RenditionsWatcher {
  readonly #options: WatcherOptions;
  readonly #queue: Watched[] = [];
  #isRunning = false;

  constructor(options: WatcherOptions) {
    this.#options = options;
  }

  watch(fileId: string, photoId: string): void {
    this.#options.emit({ type: 'renditions-start', fileId });
    this.#queue.push({ fileId, photoId, asked: 0, failed: 0 });
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    const { signal } = this.#options;
    this.#isRunning = true;
    try {
      await sleep(firstAskMs, signal);
      for (let first = this.#queue[0]; first !== undefined; first = this.#queue[0]) {
        const isSettled = await this.#ask(first);
        if (isSettled || first.asked % asksBeforeOthersPass === 0) this.#queue.shift();
        if (!isSettled && !this.#queue.includes(first)) this.#queue.push(first);
        await sleep(isSettled ? nextPhotoMs : againMs, signal);
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      this.#isRunning = false;
    }
  }

  async #ask(watched: Watched): Promise<boolean> {
    const { api, store, emit, signal } = this.#options;
    const { fileId, photoId } = watched;
    const reply = await api.renditions(photoId, signal);
    watched.asked += 1;
    watched.failed = isFailure(reply) ? watched.failed + 1 : 0;
    const body = reply.body;
    if (body?.state === 'ready') {
      const { renditions } = body;
      store.patchPhoto(photoId, { renditions, renditionState: 'ready' });
      emit({ type: 'renditions-success', fileId, renditions });
      return true;
    }
    const isRefused = body?.state === 'refused';
    if (!isRefused && !isGivenUp(watched)) return false;
    const message = body?.message ?? reply.problem?.title ?? uploadMessages.networkError;
    store.patchPhoto(photoId, {
      renditionState: 'refused',
      ...(isRefused && { problem: problem(body.reason ?? 'refused', message) }),
    });
    emit({ type: 'renditions-error', fileId, status: reply.status, message });
    return true;
  }
}
