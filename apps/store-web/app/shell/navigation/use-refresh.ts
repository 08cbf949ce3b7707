import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { countLook } from './refreshing.ts';

/** Loads anew what the page shows; without an answer the page stays as it is until there is one. */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(() => countLook(revalidate()), [revalidate]);
}
