import type { callback } from './core.ts';
import type { ComponentOptions } from './component.ts';

/** The address that goods go to. */
export interface PayPalShippingAddress {
  recipientName: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  countryCode: string;
  phone?: string;
}

/** Address of the payer's account. */
export interface PayPalBillingAddress {
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  countryCode: string;
}

/** The payer, as PayPal knows them. */
export interface PayPalAccountDetails {
  email: string;
  payerId: string;
  firstName: string;
  lastName: string;
  countryCode: string;
  phone: string;
  shippingAddress: PayPalShippingAddress;
  billingAddress: PayPalBillingAddress;
}

/** An amount with its currency. */
export interface PayPalCurrencyAmount {
  currency: string;
  value: string;
}

/** Credit that PayPal offered the payer. */
export interface PayPalCreditFinancing {
  totalCost: PayPalCurrencyAmount;
  term: number;
  monthlyPayment: PayPalCurrencyAmount;
  totalInterest: PayPalCurrencyAmount;
  payerAcceptance: boolean;
  cartAmountImmutable: boolean;
}

/** A tokenized PayPal account. */
export interface PayPalTokenizePayload {
  nonce: string;
  type: string;
  details: PayPalAccountDetails;
  creditFinancingOffered?: PayPalCreditFinancing;
  shippingOptionId?: string;
  cobrandedCardLabel?: string;
}

/** Steers the window, when `tokenize` was called with a callback. */
export interface PayPalTokenizeReturn {
  close: () => unknown;
  focus: () => unknown;
}

/** Options of `paypal.tokenize`. */
export interface PayPalTokenizeOptions {
  /** `checkout` or `vault` */
  flow: string;
  intent?: string | undefined;
  offerCredit?: boolean | undefined;
  offerPayLater?: boolean | undefined;
  useraction?: string | undefined;
  amount?: string | number | undefined;
  currency?: string | undefined;
  displayName?: string | undefined;
  locale?: string | undefined;
  enableShippingAddress?: boolean | undefined;
  shippingAddressOverride?: PayPalShippingAddress | undefined;
  shippingAddressEditable?: boolean | undefined;
  billingAgreementDescription?: string | undefined;
  landingPageType?: string | undefined;
  /** Whether the vault flow keeps the account for the client token's customer. Default true. */
  vault?: boolean | undefined;
}

/** Options of `paypal.create`. */
export interface PayPalCreateOptions extends ComponentOptions {
  /**
   * What to do where the browser gives no window (blocked, or cut off by the page's
   * `Cross-Origin-Opener-Policy`): tokenizing fails. With `allowed` the page itself goes to PayPal
   * instead and comes back at its own address, where `tokenize()` goes on without options. The
   * provider's own pages cannot lead back, so with them it has no effect. Default `never`.
   */
  redirect?: 'allowed' | 'never' | undefined;
}

/** PayPal in a window of its own. */
export interface PayPal {
  tokenize(options?: PayPalTokenizeOptions): Promise<PayPalTokenizePayload>;
  tokenize(
    options: PayPalTokenizeOptions,
    callback: callback<PayPalTokenizePayload>,
  ): PayPalTokenizeReturn;
  /** Has this page just come back from PayPal? Then `tokenize()` goes on from there. */
  hasTokenizationParams(): boolean;
  closeWindow(): void;
  focusWindow(): void;
  teardown(): Promise<void>;
  teardown(callback: () => void): void;
}

/** `paypal.create` */
export interface PayPalCreate {
  (options: PayPalCreateOptions): Promise<PayPal>;
  (options: PayPalCreateOptions, callback: callback<PayPal>): void;
}
