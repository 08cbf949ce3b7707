import { Worker } from 'node:worker_threads';
import type { FileDigest } from '../digest.ts';
import type { Batch } from './write-behind.ts';

/** A message to the thread, which gets the memory of the bytes with them. */
export interface HashOrder {
  readonly body: number;
  readonly hasMd5: boolean;
  readonly order: 'update' | 'finish' | 'drop';
  readonly parts?: Batch;
}

/** The thread answers every order, in their order. */
export interface HashAnswer {
  readonly body: number;
  readonly digest?: FileDigest;
}

/** Hashes one body in another thread. Its calls follow one another; `finish` or `drop` is the last. */
export interface ThreadHashing {
  /** Gives the parts away: nobody here can read them afterwards. */
  update(parts: Batch): Promise<void>;
  finish(): Promise<FileDigest>;
  /** Drops a body whose digest nobody will ask for. */
  drop(): void;
}

/** Nothing but three running sums: a thread of the default size would cost what a page of photos does. */
const resourceLimits = { maxOldGenerationSizeMb: 24, maxYoungGenerationSizeMb: 4 };

/**
 * Hashing takes longer than all else that happens to a body on its way to the disk. On the thread
 * that serves everybody it was what uploads waited for, and everybody else with them.
 */
class HashThread {
  readonly #worker: Worker;
  readonly #waiting: { resolve: (answer: HashAnswer) => void; reject: (reason: Error) => void }[] =
    [];
  #bodies = 0;
  isEnded = false;

  constructor() {
    const script = new URL('hash-worker.ts', import.meta.url);
    // The `--import` options of the process are for its main thread only.
    this.#worker = new Worker(script, { resourceLimits, execArgv: [] });
    this.#worker.on('message', (answer: HashAnswer) => this.#waiting.shift()?.resolve(answer));
    this.#worker.on('error', (cause) =>
      this.#end(new Error('The hashing thread broke.', { cause })),
    );
    this.#worker.on('exit', () => this.#end(new Error('The hashing thread ended.')));
    this.#worker.unref();
  }

  open(hasMd5: boolean): ThreadHashing {
    this.#bodies += 1;
    const of = { body: this.#bodies, hasMd5 };
    return {
      update: async (parts) => {
        await this.#ask({ ...of, order: 'update', parts });
      },
      finish: async () => {
        const { digest } = await this.#ask({ ...of, order: 'finish' });
        if (digest === undefined) throw new Error('The hashing thread gave no digest.');
        return digest;
      },
      drop: () => {
        this.#ask({ ...of, order: 'drop' }).catch(() => undefined);
      },
    };
  }

  #ask(order: HashOrder): Promise<HashAnswer> {
    if (this.isEnded) return Promise.reject(new Error('The hashing thread ended.'));
    const { promise, resolve, reject } = Promise.withResolvers<HashAnswer>();
    this.#waiting.push({ resolve, reject });
    this.#worker.postMessage(order, order.parts?.map(({ buffer }) => buffer) ?? []);
    return promise;
  }

  #end(reason: Error): void {
    this.isEnded = true;
    for (const { reject } of this.#waiting.splice(0)) reject(reason);
  }
}

let thread: HashThread | undefined;

/**
 * Opens the hashing of a body in the process's one hashing thread, which starts when first needed.
 * `hasMd5` says whether anybody asks for its MD5.
 */
export function openThreadHashing({ hasMd5 }: { hasMd5: boolean }): ThreadHashing {
  if (thread === undefined || thread.isEnded) thread = new HashThread();
  return thread.open(hasMd5);
}
