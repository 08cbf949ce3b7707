import type { callback } from './core.ts';
import type { ComponentOptions } from './component.ts';
import type { HostedFieldsBinData } from './hosted-fields.ts';

/** Options of `paymentRequest.create`. */
export interface PaymentRequestCreateOptions extends ComponentOptions {
  enabledPaymentMethods?: { basicCard?: boolean; googlePay?: boolean } | undefined;
  googlePayVersion?: number | undefined;
}

/** One way to pay, as the browser's Payment Request API takes it. */
export interface SupportedPaymentMethod {
  supportedMethods: string;
  data: unknown;
}

/** What the browser is asked for. */
export interface PaymentRequestConfiguration {
  supportedPaymentMethods?: SupportedPaymentMethod[] | undefined;
  details: unknown;
  options?: unknown;
}

/** A tokenized card or Google payment. */
export interface PaymentRequestTokenizePayload {
  nonce: string;
  type: 'CreditCard' | 'AndroidPayCard';
  description: string;
  details: { rawPaymentResponse: unknown; cardType: string; lastFour: string; lastTwo: string };
  binData: HostedFieldsBinData;
}

/** The customer chose another address or option; the merchant answers with `updateWith`. */
export interface PaymentRequestShippingEvent {
  target: { shippingAddress?: unknown; shippingOption?: unknown };
  updateWith(details: unknown): void;
}

/** The browser's own payment sheet. */
export interface PaymentRequestComponent {
  createSupportedPaymentMethodsConfiguration(
    type: 'basicCard' | 'googlePay',
    overrides?: object,
  ): SupportedPaymentMethod;
  tokenize(configuration: PaymentRequestConfiguration): Promise<PaymentRequestTokenizePayload>;
  tokenize(
    configuration: PaymentRequestConfiguration,
    callback: callback<PaymentRequestTokenizePayload>,
  ): void;
  canMakePayment(configuration: PaymentRequestConfiguration): Promise<boolean>;
  canMakePayment(configuration: PaymentRequestConfiguration, callback: callback<boolean>): void;
  on(event: string, handler: (event: PaymentRequestShippingEvent) => void): void;
  off(event: string, handler: (event: PaymentRequestShippingEvent) => void): void;
  teardown(): Promise<void>;
  teardown(callback: callback<void>): void;
}

/** `paymentRequest.create` */
export interface PaymentRequestCreate {
  (options: PaymentRequestCreateOptions): Promise<PaymentRequestComponent>;
  (options: PaymentRequestCreateOptions, callback: callback<PaymentRequestComponent>): void;
}
