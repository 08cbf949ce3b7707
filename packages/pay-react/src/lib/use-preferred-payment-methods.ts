import type { PreferredPaymentMethodsPayload } from '@albumen/pay/preferred-payment-methods';
import { useEffect, useState } from 'react';
import { usePay } from './pay-context.ts';

/** What to offer first. */
export interface PreferredMethods extends PreferredPaymentMethodsPayload {
  /** Both are false until `known`, and where it cannot be known. */
  status: 'asking' | 'known';
}

const none = { paypalPreferred: false, venmoPreferred: false };

/**
 * Asks the gateway what the customer of the connection above likely pays with. Not knowing is no
 * failure: nothing is preferred then.
 * @throws Error without a provider
 */
export function usePreferredPaymentMethods(): PreferredMethods {
  const pay = usePay();
  const { client, load } = pay;
  const [answer, setAnswer] = useState<{ of: unknown; payload: PreferredPaymentMethodsPayload }>();
  useEffect(() => {
    if (!client) return undefined;
    const end = new AbortController();
    const asked = load('preferredPaymentMethods').then(async ({ create }) => {
      const methods = await create({ client, signal: end.signal });
      try {
        return await methods.fetchPreferredPaymentMethods();
      } finally {
        await methods.teardown();
      }
    });
    const settle = (payload: PreferredPaymentMethodsPayload): void => {
      if (!end.signal.aborted) setAnswer({ of: client, payload });
    };
    asked.then(settle, () => settle(none));
    return () => end.abort();
  }, [client, load]);
  if (pay.status === 'failed') return { status: 'known', ...none };
  const isKnown = answer !== undefined && answer.of === client;
  return isKnown ? { status: 'known', ...answer.payload } : { status: 'asking', ...none };
}
