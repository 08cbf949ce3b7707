import type { SessionStore } from './session-store.ts';

const kept = 400;

/**
 * Keeps the thumbnails of the latest files and drops older ones, so that 3200 of them (some 40 MB
 * of text) never lie in memory together.
 */
export class ThumbnailStore {
  readonly #store: SessionStore;
  #ids: string[] = [];

  constructor(store: SessionStore) {
    this.#store = store;
  }

  put(fileId: string, thumbnailUrl: string): void {
    this.#store.patch(fileId, { thumbnailUrl });
    this.#ids.push(fileId);
    if (this.#ids.length <= kept) return;
    const oldest = this.#ids.shift();
    if (oldest !== undefined) this.#store.patch(oldest, { thumbnailUrl: null });
  }
}
