import type { Cart } from '@albumen/contract/endpoints/cart';
import { useEffect, useState } from 'react';

const restMs = 2_000;
const mostTries = 20;

/** Asks again while pictures are being drawn; gives up when nobody draws them. */
export function useFreshProofs(cart: Cart, refresh: () => Promise<void>): void {
  const [tries, setTries] = useState(0);
  const isWaiting = cart.items.some(
    ({ isProofCurrent, stops }) => !isProofCurrent && !stops.includes('photoMissing'),
  );
  useEffect(() => {
    if (!isWaiting || tries >= mostTries) return undefined;
    const timer = setTimeout(() => {
      setTries(tries + 1);
      void refresh();
    }, restMs);
    return () => clearTimeout(timer);
  }, [isWaiting, tries, refresh, cart]);
}
