import { limits } from '@albumen/contract/limits';
import { useEffect } from 'react';

/** Fetches the first cards' drawings one after the other, before they are scrolled to. */
export function usePreloadedCards(urls: readonly string[]): void {
  const wanted = urls.slice(0, limits.cardPreloadCount).join(' ');
  useEffect(() => {
    const waiting = wanted === '' ? [] : wanted.split(' ');
    const timer = setInterval(() => {
      const url = waiting.shift();
      if (url === undefined) clearInterval(timer);
      else new Image().src = url;
    }, limits.cardPreloadSpacingMs);
    return () => clearInterval(timer);
  }, [wanted]);
}
