/** Chunks as they came, each alone in its memory: it can be given away whole. */
export type Batch = readonly Uint8Array<ArrayBuffer>[];

type Write = (batch: Batch) => Promise<void>;

/** Sockets give 64 KB at a time; each write and each hashing costs two changes of threads. */
const batchBytes = 1_048_576;

/**
 * Gathers small chunks and writes them in large batches, one batch behind, so that the next one
 * gathers while the disk is busy. `add` and `end` reject with the error of the write before; after
 * any error call `settled` before the file is closed.
 */
export class WriteBehind {
  readonly #write: Write;
  #gathered: Uint8Array<ArrayBuffer>[] = [];
  #gatheredBytes = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(write: Write) {
    this.#write = write;
  }

  /** Takes the chunk: whoever brought it leaves it alone. Waits for the disk when it is a whole batch behind. */
  async add(chunk: Uint8Array<ArrayBuffer>): Promise<void> {
    this.#gathered.push(chunk);
    this.#gatheredBytes += chunk.length;
    if (this.#gatheredBytes >= batchBytes) await this.#send();
  }

  /** Resolves when everything is written. */
  async end(): Promise<void> {
    if (this.#gatheredBytes > 0) await this.#send();
    await this.#writing;
  }

  /** Resolves when nothing is being written, well or not. */
  async settled(): Promise<void> {
    await this.#writing.catch(() => undefined);
  }

  async #send(): Promise<void> {
    await this.#writing;
    this.#writing = this.#write(this.#gathered);
    // Noticed by whoever waits for it next.
    this.#writing.catch(() => undefined);
    this.#gathered = [];
    this.#gatheredBytes = 0;
  }
}
