import type {
  GooglePayment,
  GooglePaymentCreateOptions,
  GooglePaymentDataRequestOverrides,
  GooglePaymentTokenizePayload,
} from '@albumen/pay/google-payment';
import { useCallback } from 'react';
import { openWallet, type GoogleWallet } from './google-script.ts';
import { type ComponentState, useComponent } from './use-component.ts';

/** Read when the component is made. */
export type GooglePayLook = Pick<GooglePaymentCreateOptions, 'googleMerchantId'>;

/** What the customer is asked to pay. */
export interface GooglePayOrder {
  /** The total in major units with two decimals, e.g. `24.00`. */
  amount: string;
  currencyCode: string;
  /** The merchant's country, which Google wants to know in some of them. */
  countryCode?: string;
  /** Further parts of Google's request, e.g. `emailRequired`. */
  request?: GooglePaymentDataRequestOverrides;
}

/** Google refused to show its sheet, or broke off; a customer who leaves is no error. */
export class GooglePayError extends Error {
  override readonly name = 'GooglePayError';
  /** Google's code, e.g. `DEVELOPER_ERROR`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Google Pay of the connection above. */
export interface GooglePay extends ComponentState {
  /** Can this browser pay so? False before it is ready. */
  isOffered: boolean;
  /** Its sheet is open. */
  isPaying: boolean;
  /**
   * Opens Google's sheet. To be called within a click, before anything is waited for.
   * @returns undefined when the customer left it
   * @throws Error before it is ready; `GooglePayError`; then as the SDK's `parseResponse`
   */
  pay: (order: GooglePayOrder) => Promise<GooglePaymentTokenizePayload | undefined>;
  /** `<GooglePayButton>` draws it; it is there when `ready`. */
  wallet: GoogleWallet | undefined;
}

interface Ready {
  payment: GooglePayment;
  wallet: GoogleWallet;
  isOffered: boolean;
  teardown(): Promise<unknown>;
}

/**
 * Makes Google Pay ready as soon as the provider above is, and takes it away with the component.
 * @throws Error without a provider
 */
export function useGooglePay(look: GooglePayLook = {}): GooglePay {
  const made = useComponent<Ready>('Google Pay is', async (client, signal, load) => {
    const { create } = await load('googlePayment');
    const payment = await create({ ...look, client, googlePayVersion: 2, signal });
    const wallet = await openWallet(client);
    const { apiVersion, apiVersionMinor, allowedPaymentMethods }: Record<string, unknown> =
      payment.createPaymentDataRequest();
    const question = { apiVersion, apiVersionMinor, allowedPaymentMethods };
    const { result } = await wallet.isReadyToPay(question);
    return { payment, wallet, isOffered: result, teardown: () => payment.teardown() };
  });
  const { component, call, isBusy, status, error, retry } = made;
  const pay = useCallback(
    (order: GooglePayOrder) => call((ready) => payWith(ready, order)),
    [call],
  );
  const isOffered = component?.isOffered ?? false;
  return { status, error, retry, isOffered, isPaying: isBusy, pay, wallet: component?.wallet };
}

async function payWith(
  { payment, wallet }: Ready,
  { amount, currencyCode, countryCode, request = {} }: GooglePayOrder,
): Promise<GooglePaymentTokenizePayload | undefined> {
  const transactionInfo = {
    currencyCode,
    totalPriceStatus: 'FINAL',
    totalPrice: amount,
    ...(countryCode !== undefined && { countryCode }),
  };
  const asked: object = payment.createPaymentDataRequest({ transactionInfo, ...request });
  try {
    return await payment.parseResponse(await wallet.loadPaymentData(asked));
  } catch (failure) {
    const { statusCode, statusMessage = '' }: Record<string, string | undefined> = Object(failure);
    if (statusCode === undefined) throw failure;
    if (statusCode === 'CANCELED') return undefined;
    throw new GooglePayError(statusCode, statusMessage);
  }
}
