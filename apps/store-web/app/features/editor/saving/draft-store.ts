import type { Design } from '../state/editor-state.ts';

/** Edits that the server does not have yet. */
export interface Draft extends Design {
  /** The version that they were made on; 0 before the design was kept at all. */
  version: number;
  quantity: number;
}

/** What this browser keeps, by key. */
export interface BrowserStore<Kept> {
  get: (key: string) => Promise<Kept | undefined>;
  put: (key: string, kept: Kept) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/** The store where edits wait in this browser while they can't be sent. */
export type DraftStore = BrowserStore<Draft>;

const databaseName = 'albumen-editor';
const storeName = 'drafts';

export const draftStore: DraftStore = createBrowserStore<Draft>();

/** Whoever uses a drafts begins its keys otherwise than others do. */
export function createBrowserStore<Kept>(): BrowserStore<Kept> {
  return {
    async get(key) {
      // Only what `put` below took is found under these keys.
      return (await use('readonly', (store) => store.get(key))) as Kept | undefined;
    },
    async put(key, kept) {
      await use('readwrite', (store) => store.put(kept, key));
    },
    async remove(key) {
      await use('readwrite', (store) => store.delete(key));
    },
  };
}

let opened: Promise<IDBDatabase> | undefined;

/* A browser that keeps nothing (private windows, full disks) edits on without. */
async function use(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  try {
    opened ??= openDatabase();
    const database = await opened;
    return await settled(ask(database.transaction(storeName, mode).objectStore(storeName)));
  } catch {
    return undefined;
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
  return settled(request);
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  return promise;
}
