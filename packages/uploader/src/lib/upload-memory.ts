import { isAside, isKept, isMostlyHeld, type RememberedSession } from './remembered-session.ts';

/** What this browser remembers of one file that has not arrived yet. */
export interface RememberedFile {
  contentMd5: string | null;
  fingerprint: string;
  /** Set once the store has the bytes: only the registration is missing. */
  objectName: string | null;
  rememberedAt: number;
}

interface Stores {
  files: IDBObjectStore;
  sessions: IDBObjectStore;
}

const databaseName = 'albumen-uploads';
const longestWaitMs = 3_000;

/**
 * The memory of one session in IndexedDB, so that a reload sends nothing twice. Read whole at the
 * start, then written behind the work. A browser that refuses to remember only loses the shortcut,
 * and one that is slow to open it is not waited for, but remembers as soon as it can: nothing here
 * ever throws.
 */
export class UploadMemory {
  readonly #session: string;
  readonly #files = new Map<string, RememberedFile>();
  readonly #now: () => number;
  /** Null where there is none, or not yet. */
  #database: IDBDatabase | null = null;
  #opening: Promise<void> = Promise.resolve();
  /** What is to be written once it is open; undefined when nothing has to wait. */
  #waiting: (() => void)[] | undefined;
  #isClosed = false;

  private constructor(session: string, now: () => number) {
    this.#session = session;
    this.#now = now;
  }

  /** A memory that forgets with the page. */
  static none(): UploadMemory {
    return new UploadMemory('', Date.now);
  }

  /** The memory of the session of this name; `now` decides what is too old to be kept. */
  static async open(session: string, now: () => number = Date.now): Promise<UploadMemory> {
    const memory = new UploadMemory(session, now);
    memory.#waiting = [];
    memory.#opening = memory.#attach().catch(() => {
      memory.#waiting = undefined;
    });
    await inTime(memory.#opening);
    return memory;
  }

  /** What happened in the meantime is written before what was there is read. */
  async #attach(): Promise<void> {
    const database = await openDatabase();
    if (this.#isClosed) return database.close();
    this.#database = database;
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const write of waiting) write();
    const found = await readFiles(database, this.#session, this.#now());
    for (const [key, file] of found) this.#files.set(key, file);
  }

  file(key: string): RememberedFile | undefined {
    return this.#files.get(key);
  }

  remember(key: string, file: Omit<RememberedFile, 'rememberedAt'>): void {
    const remembered = { ...file, rememberedAt: this.#now() };
    this.#files.set(key, remembered);
    this.#write(({ files }) => files.put(remembered, [this.#session, key]));
  }

  forget(key: string): void {
    if (!this.#files.delete(key)) return;
    this.#write(({ files }) => files.delete([this.#session, key]));
  }

  /**
   * Remembers a session instead of the one before, unless it only adds a few photos aside of that.
   * @param held the sizes of all files that the session has held so far
   */
  rememberSession(session: Omit<RememberedSession, 'session'>, held: ReadonlySet<number>): void {
    const remembered = { ...session, session: this.#session };
    this.#write(({ sessions }) =>
      this.#find(sessions, (before) => {
        if (before !== undefined && isAside(remembered, before, held)) return;
        try {
          sessions.put(remembered);
        } catch {
          // Some browsers cannot store the handles.
          sessions.put({ ...remembered, handles: [] });
        }
      }),
    );
  }

  /**
   * The session as an earlier visit left it; null when there is nothing to go on with. It waits
   * until the browser has opened its memory.
   */
  async session(): Promise<RememberedSession | null> {
    await this.#opening;
    if (this.#database === null) return null;
    const transaction = this.#database.transaction('sessions', 'readwrite');
    return new Promise((resolve) => {
      this.#find(transaction.objectStore('sessions'), (found) => resolve(found ?? null));
      transaction.addEventListener('abort', () => resolve(null));
    });
  }

  /** Nothing of it is gone on with, whatever was held since. */
  forgetSession(): void {
    this.#write((stores) => this.#clear(stores));
  }

  /** Everything that a session held arrived, or was given up. */
  forgetHeld(held: ReadonlySet<number>): void {
    this.#write((stores) =>
      this.#find(stores.sessions, (session) => {
        if (session === undefined || isMostlyHeld(session, held)) this.#clear(stores);
      }),
    );
  }

  close(): void {
    this.#isClosed = true;
    this.#database?.close();
  }

  #clear({ files, sessions }: Stores): void {
    this.#files.clear();
    files.delete(keysOf(this.#session));
    sessions.delete(this.#session);
  }

  /** Calls back within the transaction. A session that is too old to be kept goes. */
  #find(sessions: IDBObjectStore, then: (session: RememberedSession | undefined) => void): void {
    // Only `rememberSession` writes to this store.
    const request = sessions.get(this.#session) as IDBRequest<RememberedSession | undefined>;
    request.addEventListener('success', () => {
      const { result } = request;
      const isOld = result !== undefined && !isKept(result.startedAt, this.#now());
      if (isOld) sessions.delete(this.#session);
      then(isOld ? undefined : result);
    });
  }

  #write(change: (stores: Stores) => unknown): void {
    if (this.#waiting) {
      this.#waiting.push(() => this.#write(change));
      return;
    }
    try {
      const stores = ['files', 'sessions'];
      const durability = 'relaxed';
      const transaction = this.#database?.transaction(stores, 'readwrite', { durability });
      if (transaction === undefined) return;
      const files = transaction.objectStore('files');
      change({ files, sessions: transaction.objectStore('sessions') });
    } catch {
      // Closed, or refused.
    }
  }
}

/** Some browsers never answer in private windows; an upload must not wait for that. */
async function inTime(opening: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestWaitMs);
  });
  await Promise.race([opening, tooLate]);
  clearTimeout(timer);
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('files');
    request.result.createObjectStore('sessions', { keyPath: 'session' });
  });
  return resultOf(request);
}

function keysOf(session: string): IDBKeyRange {
  return IDBKeyRange.bound([session], [session, []]);
}

async function readFiles(
  database: IDBDatabase,
  session: string,
  nowMs: number,
): Promise<Map<string, RememberedFile>> {
  const store = database.transaction('files', 'readwrite').objectStore('files');
  const range = keysOf(session);
  const [keys, values] = await Promise.all([
    resultOf(store.getAllKeys(range)),
    // Only `remember` writes to this store.
    resultOf(store.getAll(range) as IDBRequest<RememberedFile[]>),
  ]);
  const files = new Map<string, RememberedFile>();
  values.forEach((file, row) => {
    const key = keys[row];
    const name = Array.isArray(key) ? key[1] : undefined;
    if (key === undefined || typeof name !== 'string') return;
    if (!isKept(file.rememberedAt, nowMs)) store.delete(key);
    else files.set(name, file);
  });
  return files;
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}
