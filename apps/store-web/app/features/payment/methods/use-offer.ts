import { useEffect, useEffectEvent } from 'react';
import type { MethodPanelProps, PayerFacts, TakenPayment } from './pay-subject.ts';

type Offer = Pick<MethodPanelProps, 'onReady'> & {
  isReady: boolean;
  /** Runs within the press of Pay. */
  take: (payer: PayerFacts) => Promise<TakenPayment>;
};

/** Tells the page how to take the payment, as long as the method is ready and shown. */
export function useOffer({ onReady, isReady, take }: Offer): void {
  const takeNow = useEffectEvent(take);
  const tell = useEffectEvent(onReady);
  useEffect(() => {
    tell(isReady ? (payer) => takeNow(payer) : null);
    return () => tell(null);
  }, [isReady]);
}
