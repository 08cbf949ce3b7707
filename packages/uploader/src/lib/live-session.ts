import { uploadMessages } from '@albumen/contract/upload-messages';
import { cookies } from '@albumen/contract/wire-names';
import { createPhotoWorkers } from '../photo-workers.ts';
import type { PickedFiles } from '../picked-files.ts';
import type { UploadEventListener } from '../upload-events.ts';
import { uploadPresets } from '../upload-options.ts';
import type { UploadRefusal, UploadSession, UploadSessionOptions } from '../upload-session.ts';
import type { UploadSnapshot } from '../upload-state.ts';
import { claimUploading, releaseUploading } from '../uploading-flag.ts';
import { SessionDriver } from './session-driver.ts';
import { keepFiles } from './session-files.ts';
import { memoryName } from './session-name.ts';
import { SessionStore } from './session-store.ts';
import { readCookie, TokenSource } from './token-source.ts';
import { UploadApi } from './upload-api.ts';

const ended = new Set<UploadSnapshot['status']>(['completed', 'canceled', 'failed']);
const notNow: UploadRefusal = { code: 'not-now', message: uploadMessages.notNow };
const alreadyInProgress: UploadRefusal = {
  code: 'already-in-progress',
  message: uploadMessages.alreadyInProgress,
};

/** The session behind `createUploadSession`: what a person may ask of it, as events of its driver. */
export class LiveSession implements UploadSession {
  readonly #listeners = new Set<UploadEventListener>();
  readonly #store: SessionStore;
  readonly #driver: SessionDriver;
  #hasStarted = false;
  #gathering = 0;
  #isClosed = false;
  #lastId = 0;

  constructor(settings: UploadSessionOptions) {
    const { sessionType, sessionId, onEvent, trustScriptUrl } = settings;
    const options = { ...uploadPresets[settings.preset ?? 'default'], ...settings.options };
    const store = new SessionStore({ sessionType, sessionId, options });
    const base = settings.apiBase ?? '';
    const tokens = tokensOf(settings);
    const onToken = (token: string) => store.setToken(token);
    if (onEvent !== undefined) this.#listeners.add(onEvent);
    this.#store = store;
    this.#driver = new SessionDriver({
      store,
      options,
      api: new UploadApi({ base, sessionType, sessionId, tokens, onToken }),
      workers: createPhotoWorkers(trustScriptUrl === undefined ? {} : { trustScriptUrl }),
      memoryName: memoryName(settings),
      emit: (event) => this.#listeners.forEach((listener) => listener(event)),
    });
    store.subscribe(() => {
      if (store.state.status !== 'in-progress') releaseUploading(this);
    });
  }

  readonly getSnapshot = (): UploadSnapshot => this.#store.getSnapshot();

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  on(listener: UploadEventListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async add(picked: PickedFiles): Promise<UploadRefusal | null> {
    if (!this.#driver.apply({ type: 'add' })) return notNow;
    this.#gathering += 1;
    this.#store.setGathering(true);
    try {
      this.#driver.rememberHandles(await picked.handles);
      for await (const batch of picked) {
        if (!this.#driver.apply({ type: 'add' })) return notNow;
        for (const { file, path } of batch) this.#addOne(file, path);
      }
      return null;
    } finally {
      this.#gathering -= 1;
      this.#store.setGathering(this.#gathering > 0);
    }
  }

  remove(fileIds: readonly string[]): UploadRefusal | null {
    if (!this.#driver.apply({ type: 'remove' })) return notNow;
    const removed = new Set(fileIds);
    keepFiles(this.#store, this.#driver.files, (file) => !removed.has(file.id));
    this.#store.publish();
    return null;
  }

  async loadThumbnail(fileId: string): Promise<string | null> {
    const known = this.#store.files.get(fileId)?.thumbnailUrl;
    return known ?? this.#driver.loadThumbnail(fileId);
  }

  async preprocess(): Promise<UploadSnapshot> {
    this.#driver.apply({ type: 'preprocess' });
    const snapshot = await this.#until(({ status }) => status !== 'preprocessing');
    const hasMore = this.#store.files.all.some(({ status }) => status === 'init');
    if (snapshot.status !== 'pending' || !hasMore) return snapshot;
    this.#driver.apply({ type: 'add' });
    return this.preprocess();
  }

  start(): UploadRefusal | null {
    if (!claimUploading(this)) return alreadyInProgress;
    const isStarted = !this.#isClosed && this.#driver.apply({ type: 'start' });
    if (isStarted) this.#hasStarted = true;
    else if (this.#isClosed || this.#store.state.status !== 'in-progress') releaseUploading(this);
    return isStarted ? null : notNow;
  }

  pause(): void {
    this.#driver.apply({ type: 'hold', hold: 'user' });
  }

  goOn(): void {
    this.#driver.apply({ type: 'release', hold: 'user' });
  }

  cancel(): void {
    this.#driver.apply({ type: 'cancel' });
  }

  reset(): void {
    this.#hasStarted = false;
    this.#driver.apply({ type: 'reset' });
  }

  async retry(): Promise<UploadRefusal | null> {
    if (!this.#driver.apply({ type: 'retry' })) return notNow;
    const { status } = await this.preprocess();
    return this.#hasStarted && status === 'pending' ? this.start() : null;
  }

  finished(): Promise<UploadSnapshot> {
    return this.#until((snapshot) => ended.has(snapshot.status));
  }

  close(): void {
    this.#driver.close();
    this.#isClosed = true;
    this.#store.publish();
    this.#store.close();
    releaseUploading(this);
  }

  #addOne(file: File, path: string): void {
    this.#lastId += 1;
    const id = `file-${this.#lastId}`;
    this.#driver.files.set(id, file);
    this.#store.add(id, file, path);
  }

  #until(isReached: (snapshot: UploadSnapshot) => boolean): Promise<UploadSnapshot> {
    return new Promise((resolve) => {
      const look = () => {
        const snapshot = this.#store.getSnapshot();
        if (!isReached(snapshot) && !this.#isClosed) return;
        stop();
        resolve(snapshot);
      };
      const stop = this.#store.subscribe(look);
      look();
    });
  }
}

function tokensOf({ readToken, renewToken }: UploadSessionOptions): TokenSource {
  const fromCookie = () => readCookie(document.cookie, cookies.uploadToken);
  return new TokenSource({ readToken: readToken ?? fromCookie, renewToken });
}
