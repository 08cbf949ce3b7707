import type { callback } from './core.ts';
import type { ComponentOptions } from './component.ts';

/** Ways to pay that belong to a country. */
export type LocalPaymentTypes =
  | 'bancomatpay'
  | 'bancontact'
  | 'blik'
  | 'eps'
  | 'giropay'
  | 'ideal'
  | 'mbway'
  | 'mybank'
  | 'p24'
  | 'pay_upon_invoice'
  | 'sofort'
  | 'trustly';

/** A tokenized local payment. */
export interface LocalPaymentTokenizePayload {
  correlationId: string;
  nonce: string;
  details: unknown;
  type: string;
}

/** An address of the payer. */
export interface LocalPaymentAddress {
  streetAddress?: string | undefined;
  extendedAddress?: string | undefined;
  locality?: string | undefined;
  region?: string | undefined;
  postalCode?: string | undefined;
  countryCode?: string | undefined;
}

/** Ways back to the shop when the window lost its opener. */
export interface LocalPaymentFallback {
  buttonText?: string | undefined;
  url?: string | undefined;
  cancelButtonText?: string | undefined;
  cancelUrl?: string | undefined;
}

/** What `onPaymentStart` gets first. */
export interface LocalPaymentStartData {
  paymentId: string;
}

/** A line of an order paid upon invoice. */
export interface LocalPaymentLineItem {
  category: 'DIGITAL_GOODS' | 'PHYSICAL_GOODS' | 'DONATION';
  name: string;
  quantity: string;
  unitAmount: string;
  unitTaxAmount: string;
}

/** How a BLIK payment is authorized without a window. */
export interface LocalPaymentBlikOptions {
  level_0?: { authCode: string } | undefined;
  oneClick?:
    | { authCode?: string; consumerReference: string; aliasLabel?: string; aliasKey?: string }
    | undefined;
}

/** Options of `startPayment`. */
export interface LocalPaymentStartPaymentOptions {
  amount: string | number;
  currencyCode: string;
  paymentType: LocalPaymentTypes;
  fallback?: LocalPaymentFallback | undefined;
  windowOptions?: { width?: number | undefined; height?: number | undefined } | undefined;
  givenName?: string | undefined;
  surname?: string | undefined;
  displayName?: string | undefined;
  countryCode?: string | undefined;
  paymentTypeCountryCode?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  phoneCountryCode?: string | undefined;
  birthDate?: string | undefined;
  locale?: string | undefined;
  customerServiceInstructions?: string | undefined;
  correlationId?: string | undefined;
  lineItems?: LocalPaymentLineItem[] | undefined;
  discountAmount?: string | undefined;
  shippingAmount?: string | undefined;
  customerId?: string | undefined;
  recurrent?: boolean | undefined;
  blikOptions?: LocalPaymentBlikOptions | undefined;
  bic?: string | undefined;
  shippingAddressRequired?: boolean | undefined;
  address?: LocalPaymentAddress | undefined;
  billingAddress?: LocalPaymentAddress | undefined;
  onPaymentStart?: ((data: LocalPaymentStartData, callback: callback) => unknown) | undefined;
}

/** Parameters of the return address. */
export interface LocalPaymentTokenizeOptions {
  btLpToken?: string | undefined;
  btLpPaymentId?: string | undefined;
  btLpPayerId?: string | undefined;
}

/** Options of `localPayment.create`. */
export interface LocalPaymentCreateOptions extends ComponentOptions {
  merchantAccountId?: string | undefined;
  /**
   * Where the browser opens no window, or the page's Cross-Origin-Opener-Policy cuts it off, starting
   * fails; with `allowed` the page itself goes to the bank instead, and the customer comes back at
   * `fallback.url`. Default `never`.
   */
  redirect?: 'allowed' | 'never' | undefined;
}

/** Payments through banks and wallets of a country. */
export interface LocalPayment {
  closeWindow(): void;
  focusWindow(): void;
  hasTokenizationParams(): boolean;
  startPayment(options: LocalPaymentStartPaymentOptions): Promise<LocalPaymentTokenizePayload>;
  startPayment(
    options: LocalPaymentStartPaymentOptions,
    callback?: callback<LocalPaymentTokenizePayload>,
  ): void;
  teardown(callback?: callback): void;
  teardown(): Promise<void>;
  tokenize(params?: LocalPaymentTokenizeOptions): Promise<LocalPaymentTokenizePayload>;
  tokenize(
    params?: LocalPaymentTokenizeOptions,
    callback?: callback<LocalPaymentTokenizePayload>,
  ): void;
}

/** `localPayment.create` */
export interface LocalPaymentCreate {
  (options: LocalPaymentCreateOptions): Promise<LocalPayment>;
  (options: LocalPaymentCreateOptions, callback: callback<LocalPayment>): void;
}
