/** Waits; rejects with the signal's reason when it is aborted first. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal.addEventListener('abort', abort, { once: true });
  });
}

/** Waits for somebody else's promise; rejects with the signal's reason when it is aborted first. */
export function unlessAborted<Value>(wait: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    wait.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** A gate that all lanes pass before they start anything on the network. */
export class Gate {
  #closed: PromiseWithResolvers<void> | null = null;

  close(): void {
    this.#closed ??= Promise.withResolvers();
  }

  open(): void {
    this.#closed?.resolve();
    this.#closed = null;
  }

  /** Resolves at once while open. Rejects when the signal is aborted. */
  async passed(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    while (this.#closed !== null) await unlessAborted(this.#closed.promise, signal);
  }
}

/** Runs `work` for every item, `lanes` at a time, and takes the items only when it gets to them. */
export async function inLanes<Item>(
  lanes: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  const lane = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
