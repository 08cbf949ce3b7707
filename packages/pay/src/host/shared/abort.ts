/**
 * `work`, unless the caller gives up first.
 * @param undo gets the result of work that ends after the caller gave up
 * @throws what `signal.abort` was called with (an `AbortError` by default)
 */
export function abortable<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
  undo?: (result: T) => void,
): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      reject(signal.reason);
      if (undo) work.then(undo, () => undefined);
    };
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
