type Write = (bytes: Uint8Array) => Promise<void>;

/** Sockets give 64 KB at a time, and every write to disk costs two changes of threads. */
const batchBytes = 524_288;

/** Another thread may read what is being written. */
function sharedBuffer(sizeBytes: number): Buffer {
  return Buffer.from(new SharedArrayBuffer(sizeBytes));
}

/**
 * Gathers small chunks and writes them in large batches, one batch behind, so that the next one
 * fills while the disk is busy. `add` and `end` reject with the error of the write before; after
 * any error call `settled` before the file is closed.
 */
export class WriteBehind {
  readonly #write: Write;
  #filling: Buffer;
  #spare: Buffer | undefined;
  #filledBytes = 0;
  #writing: Promise<void> = Promise.resolve();

  /** `sizeBytes` is what will come at most. */
  constructor(write: Write, sizeBytes: number) {
    this.#write = write;
    this.#filling = sharedBuffer(Math.min(batchBytes, sizeBytes));
  }

  /** Takes a copy of the chunk. Waits for the disk when it is a whole batch behind. */
  async add(chunk: Uint8Array): Promise<void> {
    for (let offset = 0; offset < chunk.length;) {
      const room = this.#filling.length - this.#filledBytes;
      const part = chunk.subarray(offset, offset + room);
      this.#filling.set(part, this.#filledBytes);
      this.#filledBytes += part.length;
      offset += part.length;
      if (this.#filledBytes === this.#filling.length) await this.#send();
    }
  }

  /** Resolves when everything is written. */
  async end(): Promise<void> {
    if (this.#filledBytes > 0) await this.#send();
    await this.#writing;
  }

  /** Resolves when nothing is being written, well or not. */
  async settled(): Promise<void> {
    await this.#writing.catch(() => undefined);
  }

  async #send(): Promise<void> {
    await this.#writing;
    const full = this.#filling;
    this.#writing = this.#write(full.subarray(0, this.#filledBytes));
    // Noticed by whoever waits for it next.
    this.#writing.catch(() => undefined);
    this.#filling = this.#spare ?? sharedBuffer(full.length);
    this.#spare = full;
    this.#filledBytes = 0;
  }
}
