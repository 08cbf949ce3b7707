import type {
  PaymentRequestComponent,
  PaymentRequestConfiguration,
  PaymentRequestCreateOptions,
  PaymentRequestTokenizePayload,
} from '@albumen/pay/payment-request';
import { useCallback } from 'react';
import { type ComponentState, useComponent } from './use-component.ts';

/** Read when the component is made. */
export type PaymentRequestLook = Pick<
  PaymentRequestCreateOptions,
  'enabledPaymentMethods' | 'googlePayVersion'
>;

/** The browser's own payment sheet. */
export interface BrowserPayments extends ComponentState {
  /** Its sheet is open. */
  isPaying: boolean;
  /** The SDK's own instance, for shipping events; there when `ready`. */
  component: PaymentRequestComponent | undefined;
  /**
   * Opens the sheet. To be called within a click, before anything is waited for.
   * @throws Error before it is ready; then as the SDK's `tokenize`
   */
  tokenize: (asked: PaymentRequestConfiguration) => Promise<PaymentRequestTokenizePayload>;
  /** @throws Error before it is ready; then as the SDK's `canMakePayment` */
  canMakePayment: (asked: PaymentRequestConfiguration) => Promise<boolean>;
}

/**
 * Makes the browser's sheet ready as soon as the provider above is, and takes it away with the
 * component.
 * @throws Error without a provider
 */
export function usePaymentRequest(look: PaymentRequestLook = {}): BrowserPayments {
  const made = useComponent<PaymentRequestComponent>(
    'payment requests are',
    async (client, signal, load) => {
      const { create } = await load('paymentRequest');
      return create({ googlePayVersion: 2, ...look, client, signal });
    },
  );
  const { component, call, isBusy, status, error, retry } = made;
  const tokenize = useCallback(
    (asked: PaymentRequestConfiguration) => call((sheet) => sheet.tokenize(asked)),
    [call],
  );
  const canMakePayment = useCallback(
    async (asked: PaymentRequestConfiguration) => {
      if (!component) throw new Error('payment requests are not ready yet');
      return component.canMakePayment(asked);
    },
    [component],
  );
  return { status, error, retry, isPaying: isBusy, component, tokenize, canMakePayment };
}
