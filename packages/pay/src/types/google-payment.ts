import type { callback, Untyped } from './core.ts';
import type { ComponentOptions } from './component.ts';

/** What the issuer says of a card's kind. */
export type GooglePaymentTokenizeValues = 'Yes' | 'No' | 'Unknown';

/** What may be shown of a card from Google Pay. */
export interface GooglePaymentDetails {
  cardType: string;
  lastFour: string;
  lastTwo: string;
  /** @deprecated Misspelled in the published declarations; read `lastTwo`. */
  lastTow: string;
  isNetworkTokenized: boolean;
  bin: string;
}

/** A tokenized Google payment. */
export interface GooglePaymentTokenizePayload {
  nonce: string;
  details: GooglePaymentDetails;
  description: string;
  type: string;
  binData: {
    commercial: GooglePaymentTokenizeValues;
    countryOfIssuance: string;
    debit: GooglePaymentTokenizeValues;
    durbinRegulated: GooglePaymentTokenizeValues;
    healthcare: GooglePaymentTokenizeValues;
    issuingBank: GooglePaymentTokenizeValues;
    payroll: GooglePaymentTokenizeValues;
    prepaid: GooglePaymentTokenizeValues;
    productId: string;
  };
}

/** A request in Google's schema, which grows without us. */
export type GooglePaymentDataRequest = Untyped;

/** What a request may override. */
export interface GooglePaymentDataRequestOverrides {
  emailRequired?: boolean | undefined;
  merchantInfo?: { merchantId: string } | undefined;
  transactionInfo?:
    | { currencyCode: string; totalPriceStatus: string; totalPrice: string }
    | undefined;
  [member: string]: unknown;
}

interface GooglePaymentMethods<Request> {
  createPaymentDataRequest(overrides?: GooglePaymentDataRequestOverrides): Request;
  parseResponse(response: unknown): Promise<GooglePaymentTokenizePayload>;
  parseResponse(response: unknown, callback?: callback): void;
  teardown(): Promise<void>;
  teardown(callback: callback): void;
}

/** Google Pay. */
export type GooglePayment = GooglePaymentMethods<GooglePaymentDataRequest>;

/** Google Pay made with `useDeferredClient`. */
export type GooglePaymentDeferred = GooglePaymentMethods<Promise<GooglePaymentDataRequest>>;

/** Options of `googlePayment.create`. */
export interface GooglePaymentCreateOptions extends ComponentOptions {
  useDeferredClient?: boolean | undefined;
  /** Default 1. */
  googlePayVersion?: number | undefined;
  googleMerchantId?: string | undefined;
}

type AtOnce = GooglePaymentCreateOptions & { useDeferredClient?: false | undefined };
type Deferred = GooglePaymentCreateOptions & { useDeferredClient: true };

/** `googlePayment.create` */
export interface GooglePaymentCreate {
  (options: AtOnce): Promise<GooglePayment>;
  (options: Deferred): Promise<GooglePaymentDeferred>;
  (options: AtOnce, callback?: callback<GooglePayment>): void;
  (options: Deferred, callback?: callback<GooglePaymentDeferred>): void;
}
