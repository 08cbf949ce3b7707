import type { Cart } from '@albumen/contract/endpoints/cart';
import { useEffect, useState } from 'react';

const restMs = 2_000;
const maxAttempts = 20;

/** Asks again while pictures are being drawn; gives up when nobody draws them. */
export function useFreshProofs(cart: Cart, refresh: () => Promise<void>): void {
  const [attempts, setAttempts] = useState(0);
  const isWaiting = cart.items.some(
    ({ isProofCurrent, stops }) => !isProofCurrent && !stops.includes('photoMissing'),
  );
  useEffect(() => {
    if (!isWaiting || attempts >= maxAttempts) return undefined;
    const timer = setTimeout(() => {
      setAttempts(attempts + 1);
      void refresh();
    }, restMs);
    return () => clearTimeout(timer);
  }, [isWaiting, attempts, refresh, cart]);
}
