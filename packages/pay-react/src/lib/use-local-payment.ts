import type {
  LocalPayment,
  LocalPaymentCreateOptions,
  LocalPaymentStartPaymentOptions,
  LocalPaymentTokenizePayload,
} from '@albumen/pay/local-payment';
import { useCallback } from 'react';
import { type RedirectReturn, useRedirectReturn } from './use-redirect-return.ts';
import { type ComponentState, useComponent } from './use-component.ts';

/** Read when the component is made. */
export type LocalPaymentLook = Pick<LocalPaymentCreateOptions, 'merchantAccountId' | 'redirect'>;

/** Payments by banks, wallets and invoices of a country. */
export interface LocalPayments extends ComponentState, RedirectReturn<LocalPaymentTokenizePayload> {
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
}

/**
 * Makes local payments ready as soon as the provider above is, and takes them away with the component.
 * @throws Error without a provider
 */
export function useLocalPayment(look: LocalPaymentLook = {}): LocalPayments {
  const made = useComponent<LocalPayment>('local payments are', async (client, signal, load) => {
    const { create } = await load('localPayment');
    return create({ ...look, client, signal });
  });
  const { call, isBusy, status, error, retry } = made;
  const startPayment = useCallback(
    (options: LocalPaymentStartPaymentOptions) => call((payment) => payment.startPayment(options)),
    [call],
  );
  const redirectReturn = useRedirectReturn<LocalPaymentTokenizePayload>(made);
  return {
    status,
    error,
    retry,
    isPaying: isBusy,
    startPayment,
    ...redirectReturn,
  };
}
