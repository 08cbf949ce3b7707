import { useEffect } from 'react';
import type { Found, FoundState } from './found.ts';

/* Only in the memory of this page: the way to the shop and back keeps it, a reload forgets it. */
let kept: Found | undefined;

/** What was found in this gallery before its page was left. */
export function useKeptFound(shareId: string, { found, setFound }: FoundState): FoundState {
  useEffect(() => {
    if (found !== undefined) kept = found;
    else if (kept?.shareId === shareId) setFound(kept);
  }, [found, shareId, setFound]);
  return {
    found,
    setFound(next) {
      kept = next;
      setFound(next);
    },
  };
}
