import { useEffect } from 'react';
import type { Found, FoundState } from './found.ts';

/* Only in the memory of this page: the way to the shop and back keeps it, a reload forgets it. */
let kept: Found | undefined;

/** What was found in this gallery before its page was left. */
export function useKeptFound(shareId: string, { found, setFound }: FoundState): FoundState {
  useEffect(() => {
    // Photos of somebody else were found by no picture of hers.
    if (found !== undefined && found.asked.descriptors.length > 0) kept = found;
    else if (found === undefined && kept?.shareId === shareId) setFound(kept);
  }, [found, shareId, setFound]);
  return {
    found,
    setFound(next) {
      kept = next;
      setFound(next);
    },
  };
}
