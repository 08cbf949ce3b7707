import { pageLimits } from '@albumen/contract/page-limits';

/* The indicator follows the newest request only: an older one that ends late changes nothing. */
let newest = 0;
let isShown = false;
const listeners = new Set<() => void>();

function show(next: boolean): void {
  if (isShown === next) return;
  isShown = next;
  for (const listener of listeners) listener();
}

/**
 * Marks a request as begun; call the answer when it ended. Shown after 80 ms, cleared 50 ms after the end,
 * or after the longest that it may be shown.
 */
export function beginLoading(longestMs = Infinity): () => void {
  newest += 1;
  const mine = newest;
  const timer = setTimeout(() => {
    if (mine === newest) show(true);
  }, pageLimits.loadingShownAfterMs);
  const end = () => {
    clearTimeout(timer);
    clearTimeout(limit);
    setTimeout(() => {
      if (mine === newest) show(false);
    }, pageLimits.loadingClearedAfterMs);
  };
  const limit = Number.isFinite(longestMs) ? setTimeout(end, longestMs) : undefined;
  return end;
}

/** Shows the indicator while the promise runs. */
export async function whileLoading<Value>(
  work: Promise<Value>,
  longestMs?: number,
): Promise<Value> {
  const end = beginLoading(longestMs);
  try {
    return await work;
  } finally {
    end();
  }
}

export function subscribeLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isLoadingShown(): boolean {
  return isShown;
}
