/** Node-style: an error or the result, once, never synchronously. */
export type Callback<T> = (error?: unknown, result?: T) => void;

/**
 * Gives the outcome to the callback when there is one, else to the caller as a promise.
 * @returns undefined when there is a callback
 */
export function deliver<T>(work: Promise<T>, callback?: unknown): Promise<T> | undefined {
  if (typeof callback !== 'function') return work;
  // What the callback throws is its author's and reaches the page as an uncaught error.
  const later = (...outcome: unknown[]): void => {
    setTimeout(() => callback(...outcome));
  };
  work.then(
    (result) => later(null, result),
    (error: unknown) => later(error),
  );
  return undefined;
}
