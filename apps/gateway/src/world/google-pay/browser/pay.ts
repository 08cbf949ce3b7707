import { makeButton, type ButtonOptions } from './button.ts';
import {
  cardsAsked,
  developerError,
  readRequest,
  type PaymentDataRequest,
} from './read-request.ts';
import { showSheet } from './show-sheet.ts';

/**
 * Stands in for Google's script: the same client, with a wallet and a payment sheet of the gateway
 * that served it.
 */
interface PaymentOptions {
  environment?: string;
  paymentDataCallbacks?: {
    onPaymentDataChanged?: (data: object) => unknown;
    onPaymentAuthorized?: (data: object) => unknown;
  };
}

interface ReadyRequest extends PaymentDataRequest {
  existingPaymentMethodRequired?: boolean;
}

/** Google's names of the brands of the sandbox's wallet. */
const held = ['VISA', 'MASTERCARD', 'AMEX'];
/** A script that was loaded by another still has a current one. */
const script = document.currentScript;
const sheetUrl = new URL(
  '/google-pay/sheet',
  script instanceof HTMLScriptElement ? script.src : location.href,
);

class PaymentsClient {
  readonly #options: PaymentOptions;

  constructor(options: PaymentOptions = {}) {
    const { environment = 'TEST' } = options;
    if (environment !== 'TEST' && environment !== 'PRODUCTION') {
      throw new Error(`environment ${environment} is neither TEST nor PRODUCTION`);
    }
    this.#options = options;
  }

  async isReadyToPay(request: ReadyRequest): Promise<object> {
    const { networks, authMethods } = cardsAsked(request);
    const isHeld =
      authMethods.length > 0 &&
      held.some((network) => !networks.length || networks.includes(network));
    return {
      result: authMethods.length > 0,
      ...(request.existingPaymentMethodRequired && { paymentMethodPresent: isHeld }),
    };
  }

  createButton(options: ButtonOptions): HTMLElement {
    if (typeof options?.onClick !== 'function') throw new Error('onClick must be set');
    return makeButton(options);
  }

  /** Nothing is fetched ahead here: the wallet is near. */
  prefetchPaymentData(request: PaymentDataRequest): void {
    cardsAsked(request);
  }

  async loadPaymentData(request: PaymentDataRequest): Promise<object> {
    const asked = readRequest(request);
    const { onPaymentDataChanged, onPaymentAuthorized } = this.#options.paymentDataCallbacks ?? {};
    const { address, option, payment } = asked.asksFirst;
    if ((address || option) && !onPaymentDataChanged) {
      throw developerError('onPaymentDataChanged must be set for these callbackIntents.');
    }
    if (payment && !onPaymentAuthorized) {
      throw developerError('onPaymentAuthorized must be set for these callbackIntents.');
    }
    const url = new URL(sheetUrl);
    url.searchParams.set('m', String(asked.parameters['braintree:merchantId']));
    return showSheet(url, asked, {
      change: async (data) => (await onPaymentDataChanged?.(data)) ?? {},
      authorize: async (data) => (await onPaymentAuthorized?.(data)) ?? {},
    });
  }
}

// The namespace of Google's scripts: any part may be there or missing, which the type says.
const page = window as { google?: { payments?: { api?: object } } };
page.google ??= {};
page.google.payments ??= {};
page.google.payments.api = { ...page.google.payments.api, PaymentsClient };
