/** Node-style: an error or the result, once, never synchronously. */
export type Callback = (...outcome: never[]) => void;

/**
 * Gives the outcome to the callback when there is one, else to the caller as a promise.
 * @returns nothing when there is a callback. The type is that of the call without one, so that a
 *   method fits both overloads of its public declaration: the one with a callback returns void.
 */
export function deliver<T>(work: Promise<T>, callback?: unknown): Promise<T> {
  if (typeof callback !== 'function') return work;
  // What the callback throws is its author's and reaches the page as an uncaught error.
  const later = (...outcome: unknown[]): void => {
    setTimeout(() => callback(...outcome));
  };
  work.then(
    (result) => later(null, result),
    (error: unknown) => later(error),
  );
  // With a callback the public declarations return nothing, and nobody reads it.
  return undefined as never;
}
