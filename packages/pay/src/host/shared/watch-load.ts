/** Milliseconds after which a component that still loads says so; it goes on loading. */
const LOAD_LIMIT_MS = 60_000;

/** Gives `work` back, and calls `onSlow` when it takes longer than a minute. */
export function watchLoad<T>(work: Promise<T>, onSlow: () => void): Promise<T> {
  const timer = setTimeout(onSlow, LOAD_LIMIT_MS);
  return work.finally(() => clearTimeout(timer));
}
