import type { Readable } from 'node:stream';

/** Holds the one entry stream that is open, so that it can be closed from outside at any time. */
export class EntrySlot {
  #stream: Readable | undefined;
  #isClosed = false;

  /** Waits for a stream that is being opened and holds it; closes it at once when too late. */
  async hold(opening: Readable | Promise<Readable>): Promise<Readable> {
    const stream = await opening;
    this.#stream = stream;
    if (this.#isClosed) stream.destroy();
    return stream;
  }

  close(): void {
    this.#isClosed = true;
    this.#stream?.destroy();
  }
}
