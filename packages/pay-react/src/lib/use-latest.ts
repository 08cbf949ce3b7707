import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function that never changes and does what the last drawn one does, for effects and for listeners.
 * React 18 has none of its own.
 */
export function useLatest<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  // It is set before any layout effect of the same drawing, which may call it.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
