import { useSyncExternalStore } from 'react';

const nothing = () => () => undefined;

/** False in the server's markup and the first render over it, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}
