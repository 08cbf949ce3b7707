import { useEffect, useEffectEvent } from 'react';
import type { MethodPanelProps, PayerFacts, MethodResult } from './payment-method.ts';

type ReadyMethod = Pick<MethodPanelProps, 'onReady'> & {
  isReady: boolean;
  /** Runs within the click on Pay. */
  requestPayment: (payer: PayerFacts) => Promise<MethodResult>;
};

/** Tells the page how to take the payment, as long as the method is ready and shown. */
export function useReadyMethod({ onReady, isReady, requestPayment }: ReadyMethod): void {
  const requestNow = useEffectEvent(requestPayment);
  const notify = useEffectEvent(onReady);
  useEffect(() => {
    notify(isReady ? (payer) => requestNow(payer) : null);
    return () => notify(null);
  }, [isReady]);
}
