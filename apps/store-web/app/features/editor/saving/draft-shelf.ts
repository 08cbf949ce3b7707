import type { Design } from '../editor-state.ts';

/** Edits that the server does not have yet. */
export interface Draft extends Design {
  /** The version that they were made on; 0 before the design was kept at all. */
  version: number;
  quantity: number;
}

/** Where edits wait in this browser while they can't be sent. */
export interface DraftShelf {
  get: (key: string) => Promise<Draft | undefined>;
  put: (key: string, draft: Draft) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

const databaseName = 'albumen-editor';
const storeName = 'drafts';

/* A browser that keeps nothing (private windows, full disks) edits on: the server is saved to anyway. */
export const draftShelf: DraftShelf = {
  async get(key) {
    // Only drafts are put here, by `put` below.
    return (await use('readonly', (store) => store.get(key))) as Draft | undefined;
  },
  async put(key, draft) {
    await use('readwrite', (store) => store.put(draft, key));
  },
  async remove(key) {
    await use('readwrite', (store) => store.delete(key));
  },
};

let opened: Promise<IDBDatabase> | undefined;

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
