import { cookies } from '@albumen/contract/wire-names';
import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** How many items the cart's cookie tells of: for show only, the server knows better. */
export function readCartStatus(): void {
  const found = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${cookies.cartStatus}=`))
    ?.slice(cookies.cartStatus.length + 1);
  count = countIn(found);
  for (const listener of listeners) listener();
}

function countIn(value: string | undefined): number {
  try {
    const status: unknown = JSON.parse(decodeURIComponent(value ?? ''));
    const isStatus = typeof status === 'object' && status !== null && 'cartItems' in status;
    return isStatus && typeof status.cartItems === 'number' ? status.cartItems : 0;
  } catch {
    return 0;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  readCartStatus();
  return () => listeners.delete(listener);
}

/** 0 while the server renders: its pages are the same for everybody. */
export function useCartCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
}
