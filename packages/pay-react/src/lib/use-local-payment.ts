import type {
  LocalPayment,
  LocalPaymentCreateOptions,
  LocalPaymentStartPaymentOptions,
  LocalPaymentTokenizePayload,
} from '@albumen/pay/local-payment';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { usePay } from './pay-context.ts';

/** Read when the component is made. */
export type LocalPaymentLook = Pick<LocalPaymentCreateOptions, 'merchantAccountId' | 'redirect'>;

/** Payments by banks, wallets and invoices of a country. */
export interface LocalPayments {
  status: 'loading' | 'ready' | 'failed';
  error: unknown;
  /** After a failure. */
  retry: () => void;
  /** A payment is under way: a second one is refused. */
  isPaying: boolean;
  /**
   * Starts a payment. To be called within a click, before anything is waited for. Types that are paid
   * elsewhere and later resolve without a payload.
   * @throws Error before it is ready; then as the SDK's `startPayment`
   */
  startPayment: (
    options: LocalPaymentStartPaymentOptions,
  ) => Promise<LocalPaymentTokenizePayload | undefined>;
  /** The page's own address is one that a bank led back to. */
  hasReturned: boolean;
  /**
   * Tokenizes what the page's own address says.
   * @throws Error before it is ready; then as the SDK's `tokenize`
   */
  tokenizeReturn: () => Promise<LocalPaymentTokenizePayload>;
}

interface Made {
  /** What it was made for; another one is not there yet. */
  purpose: object;
  payment?: LocalPayment;
  error?: unknown;
}

/**
 * Makes local payments ready as soon as the provider above is, and takes them away with the component.
 * @throws Error without a provider
 */
export function useLocalPayment(look: LocalPaymentLook = {}): LocalPayments {
  const pay = usePay();
  const [made, setMade] = useState<Made>({ purpose: {} });
  const [attempt, setAttempt] = useState(0);
  const [isPaying, setIsPaying] = useState(false);

  const open = useEffectEvent(async (signal: AbortSignal): Promise<LocalPayment | undefined> => {
    const { client } = pay;
    // StrictMode ends its first mount in this same turn.
    await Promise.resolve();
    signal.throwIfAborted();
    if (!client) return undefined;
    const { create } = await pay.load('localPayment');
    signal.throwIfAborted();
    return create({ ...look, client, signal });
  });
  // oxlint-disable-next-line react/exhaustive-deps -- made anew for each of these
  const purpose = useMemo(() => ({}), [pay.client, attempt]);
  useEffect(() => {
    const end = new AbortController();
    let payment: LocalPayment | undefined;
    open(end.signal).then(
      (opened) => {
        if (end.signal.aborted) return opened?.teardown();
        payment = opened;
        if (payment) setMade({ purpose, payment });
      },
      (error: unknown) => {
        if (!end.signal.aborted) setMade({ purpose, error });
      },
    );
    return () => {
      end.abort();
      payment?.teardown();
    };
  }, [purpose]);

  const { payment, error } = made.purpose === purpose ? made : {};
  const startPayment = useCallback(
    async (options: LocalPaymentStartPaymentOptions) => {
      if (!payment) throw new Error('local payments are not ready yet');
      setIsPaying(true);
      try {
        return await payment.startPayment(options);
      } finally {
        setIsPaying(false);
      }
    },
    [payment],
  );
  const tokenizeReturn = useCallback(async () => {
    if (!payment) throw new Error('local payments are not ready yet');
    return payment.tokenize();
  }, [payment]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const failure = pay.status === 'failed' ? pay.error : error;
  return {
    status: failure === undefined ? (payment ? 'ready' : 'loading') : 'failed',
    error: failure,
    retry,
    isPaying,
    startPayment,
    hasReturned: payment?.hasTokenizationParams() ?? false,
    tokenizeReturn,
  };
}
