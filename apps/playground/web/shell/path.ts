import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('popstate', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('popstate', onChange);
  };
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

/** The query of this page's address, as text. */
export function useQuery(): string {
  return useSyncExternalStore(subscribe, () => location.search);
}

export function goTo(href: string): void {
  if (href === location.pathname + location.search) return;
  const isSamePage = new URL(href, location.href).pathname === location.pathname;
  history.pushState(null, '', href);
  if (!isSamePage) scrollTo({ top: 0 });
  for (const listener of listeners) listener();
}
