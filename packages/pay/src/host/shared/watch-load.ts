/** Milliseconds after which a component that still loads says so; it goes on loading. */
const LOAD_LIMIT_MS = 60_000;

/** `work`; analytics are told, by `tellLate`, when it takes longer than a minute. */
export function watchLoad<T>(work: Promise<T>, tellLate: () => void): Promise<T> {
  const timer = setTimeout(tellLate, LOAD_LIMIT_MS);
  return work.finally(() => clearTimeout(timer));
}
