import { useIsHydrated } from '@albumen/ui/use-is-hydrated';
import { useLocation } from 'react-router';

/** What stands after # in the address. The server never sees it: the first render is without it. */
export function useHash(): string {
  const { hash } = useLocation();
  return useIsHydrated() ? hash : '';
}
