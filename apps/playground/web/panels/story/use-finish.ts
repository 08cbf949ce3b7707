import { useEffect, useRef } from 'react';
import { keptPrice } from './kept-price.ts';
import { chargeNonce, settle, type Ending } from './settle.ts';

interface Returning {
  hasReturned: boolean;
  tokenizeReturn: () => Promise<{ nonce: string }>;
  /** The page's own address without what the bank said. */
  path: string;
  onEnding: (ending: Ending) => void;
}

/** Charges, once, what a page has that a bank led back to. */
export function useFinish({ hasReturned, tokenizeReturn, path, onEnding }: Returning): void {
  const isFinishing = useRef(false);
  useEffect(() => {
    // A second charge of the same nonce would only be refused.
    if (!hasReturned || isFinishing.current) return;
    isFinishing.current = true;
    const finish = async (): Promise<Ending> =>
      chargeNonce((await tokenizeReturn()).nonce, keptPrice());
    void settle(finish).then((reached) => {
      onEnding(reached);
      history.replaceState(null, '', path);
    });
  }, [hasReturned, tokenizeReturn, path, onEnding]);
}
