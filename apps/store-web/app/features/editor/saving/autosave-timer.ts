const quietMs = 900;
/** Never longer than this after the first change: with the way there it stays below 2 s. */
const longestMs = 1_700;
const retryMs = 5_000;

/** Decides when to save: soon after the last change, not long after the first. */
export interface AutosaveTimer {
  touch: () => void;
  /** Saves again after a failure: in a while, or when the connection is back. */
  retryLater: () => void;
  pause: () => void;
  stop: () => void;
}

export function createAutosaveTimer(onDue: () => void, clock = Date.now): AutosaveTimer {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstAt: number | undefined;
  let isWaiting = false;

  function pause(): void {
    clearTimeout(timer);
    timer = undefined;
    firstAt = undefined;
    isWaiting = false;
  }

  function due(): void {
    pause();
    onDue();
  }

  function dueNowIf(isWanted: boolean): void {
    if (isWanted) due();
  }

  window.addEventListener('online', () => dueNowIf(isWaiting), { signal: listening.signal });
  document.addEventListener(
    'visibilitychange',
    () => dueNowIf(document.visibilityState === 'hidden' && timer !== undefined),
    { signal: listening.signal },
  );

  return {
    touch() {
      const now = clock();
      firstAt ??= now;
      clearTimeout(timer);
      timer = setTimeout(due, Math.min(quietMs, Math.max(0, firstAt + longestMs - now)));
    },
    retryLater() {
      pause();
      isWaiting = true;
      timer = setTimeout(due, retryMs);
    },
    pause,
    stop() {
      pause();
      listening.abort();
    },
  };
}
