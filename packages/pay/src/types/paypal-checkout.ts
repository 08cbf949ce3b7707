import type { callback, Untyped } from './core.ts';
import type { ComponentOptions } from './component.ts';
import type { PayPalCreditFinancing, PayPalCurrencyAmount } from './paypal.ts';

/** A way of shipping that the payer may choose. */
export interface PayPalCheckoutShippingOption {
  id: string;
  label: string;
  selected: boolean;
  /** `SHIPPING` or `PICKUP` */
  type: string;
  amount: PayPalCurrencyAmount;
}

/** A line of the order. */
export interface PayPalCheckoutLineItem {
  quantity: string;
  unitAmount: string;
  name: string;
  /** `debit` or `credit` */
  kind: string;
  unitTaxAmount?: string | undefined;
  description?: string | undefined;
  productCode?: string | undefined;
  url?: string | undefined;
}

/** The address that goods go to. */
export interface PayPalCheckoutAddress {
  line1: string;
  line2?: string | undefined;
  city: string;
  state: string;
  postalCode: string;
  countryCode: string;
  phone?: string | undefined;
  recipientName?: string | undefined;
}

/** Options of `createPayment`. */
export interface PayPalCheckoutCreatePaymentOptions {
  /** `checkout` or `vault` */
  flow: string;
  /** `authorize`, `order`, `capture` or `sale` */
  intent?: string | undefined;
  offerCredit?: boolean | undefined;
  offerPayLater?: boolean | undefined;
  amount?: string | number | undefined;
  currency?: string | undefined;
  displayName?: string | undefined;
  locale?: string | undefined;
  vaultInitiatedCheckoutPaymentMethodToken?: string | undefined;
  shippingOptions?: PayPalCheckoutShippingOption[] | undefined;
  enableShippingAddress?: boolean | undefined;
  shippingAddressOverride?: PayPalCheckoutAddress | undefined;
  shippingAddressEditable?: boolean | undefined;
  requestBillingAgreement?: boolean | undefined;
  billingAgreementDescription?: string | undefined;
  billingAgreementDetails?: { description: string } | undefined;
  landingPageType?: string | undefined;
  lineItems?: PayPalCheckoutLineItem[] | undefined;
  planType?: string | undefined;
  planMetadata?: unknown;
  userAuthenticationEmail?: string | undefined;
  riskCorrelationId?: string | undefined;
  amountBreakdown?: PayPalCheckoutAmountBreakdown | undefined;
}

/** What PayPal's button hands to `onApprove`. */
export interface PayPalCheckoutTokenizationOptions {
  payerId?: string;
  payerID?: string | null | undefined;
  paymentId?: string | undefined;
  paymentID?: string | null | undefined;
  paymentToken?: string | undefined;
  orderID?: string | null | undefined;
  billingToken?: string | null | undefined;
  vault?: boolean | undefined;
  intent?: string | undefined;
  shippingOptionsId?: string | undefined;
}

/** Parameters of PayPal's script. */
export interface PayPalCheckoutLoadPayPalSDKOptions {
  'client-id'?: string | undefined;
  /** Default `authorize`. */
  intent?: 'authorize' | 'capture' | 'sale' | 'tokenize' | undefined;
  /** Default `USD`. */
  currency?: string | undefined;
  /** Needed with the vault flow. */
  vault?: boolean | undefined;
  /** Default `buttons`. */
  components?: 'buttons' | 'messages' | 'buttons,messages' | undefined;
  /** Attributes of the script element. */
  dataAttributes?:
    | {
        /** Also the script's own nonce. */
        'csp-nonce'?: string | undefined;
        'data-client-token'?: string | undefined;
        'data-order-id'?: string | undefined;
        'data-page-type'?: string | undefined;
        'data-partner-attribution-id'?: string | undefined;
        /** Who pays, where PayPal should know them; set by `autoSetDataUserIdToken`. */
        'data-user-id-token'?: string | undefined;
        /** Default: the client's session. */
        'data-client-metadata-id'?: string | undefined;
      }
    | undefined;
  'disable-funding'?: string;
  'enable-funding'?: string;
  locale?: string;
  debug?: boolean;
  commit?: boolean;
  'buyer-country'?: string;
  'integration-date'?: string;
  'merchant-id'?: string;
  /** Helps PayPal to get its buttons ready. */
  amount?: string | number;
}

/** Parts of an amount. */
export interface PayPalCheckoutAmountBreakdown {
  itemTotal?: string;
  shipping?: string;
  handling?: string;
  taxTotal?: string;
  insurance?: string;
  shippingDiscount?: string;
  discount?: string;
}

/** Options of `updatePayment`; of `amount` and `lineItems` one is needed. */
export type PayPalCheckoutUpdatePaymentOptions = PayPalCheckoutPaymentChange &
  (
    | { amount: string | number; lineItems?: PayPalCheckoutLineItem[] }
    | { amount?: string | number; lineItems: PayPalCheckoutLineItem[] }
  );

/** What may change besides. */
export interface PayPalCheckoutPaymentChange {
  paymentId: string;
  currency: string;
  shippingOptions?: PayPalCheckoutShippingOption[];
  amountBreakdown?: PayPalCheckoutAmountBreakdown;
  shippingAddress?: PayPalCheckoutAddress;
  /** Instead of a `paymentId` that is empty. */
  orderId?: string;
}

/** The server's answer to an update, as it came. */
export interface PayPalCheckoutUpdatePaymentServerDataReturn {
  authorization: {
    error: string | null;
    errorDescription: string | null;
    processorResponseCode: string | null;
  };
  _httpStatus: number;
}

/** A tokenized PayPal account. */
export interface PayPalCheckoutTokenizePayload {
  nonce: string;
  type: string;
  details: {
    email: string;
    payerId: string;
    firstName: string;
    lastName: string;
    countryCode?: string | undefined;
    phone?: string | undefined;
    shippingAddress?: PayPalCheckoutAddress | undefined;
    billingAddress?: PayPalCheckoutAddress | undefined;
    creditFinancingOffered?: PayPalCreditFinancing | undefined;
  };
  creditFinancingOffered?: PayPalCreditFinancing;
  shippingOptionId?: string;
  cobrandedCardLabel?: string;
}

/** Options of `startVaultInitiatedCheckout`. */
export interface PayPalCheckoutVaultInitiatedOptions extends Partial<PayPalCheckoutCreatePaymentOptions> {
  optOutOfModalBackdrop?: boolean;
}

/** The half of PayPal's own button that speaks to the gateway. */
export interface PayPalCheckout {
  loadPayPalSDK(options?: PayPalCheckoutLoadPayPalSDKOptions): Promise<PayPalCheckout>;
  loadPayPalSDK(options?: PayPalCheckoutLoadPayPalSDKOptions, callback?: callback): void;
  createPayment(options: PayPalCheckoutCreatePaymentOptions, callback?: callback): Promise<string>;
  tokenizePayment(
    options: PayPalCheckoutTokenizationOptions,
  ): Promise<PayPalCheckoutTokenizePayload>;
  tokenizePayment(options: PayPalCheckoutTokenizationOptions, callback?: callback): void;
  getClientId(): Promise<string>;
  getClientId(callback: (id: string) => void): void;
  startVaultInitiatedCheckout(options: PayPalCheckoutVaultInitiatedOptions): Promise<Untyped>;
  startVaultInitiatedCheckout(
    options: PayPalCheckoutVaultInitiatedOptions,
    callback: callback,
  ): void;
  closeVaultInitiatedCheckoutWindow(): Promise<void>;
  closeVaultInitiatedCheckoutWindow(callback: callback<void>): void;
  focusVaultInitiatedCheckoutWindow(): Promise<void>;
  focusVaultInitiatedCheckoutWindow(callback: callback<void>): void;
  teardown(callback: () => void): void;
  teardown(): Promise<void>;
  updatePayment(
    options: PayPalCheckoutUpdatePaymentOptions,
  ): Promise<PayPalCheckoutUpdatePaymentServerDataReturn>;
  updatePayment(options: PayPalCheckoutUpdatePaymentOptions, callback?: callback): void;
}

/** Options of `paypalCheckout.create`. */
export interface PayPalCheckoutCreateOptions extends ComponentOptions {
  merchantAccountId?: string | undefined;
  autoSetDataUserIdToken?: boolean | undefined;
}

/** `paypalCheckout.create` */
export interface PayPalCheckoutCreate {
  (options: PayPalCheckoutCreateOptions): Promise<PayPalCheckout>;
  (options: PayPalCheckoutCreateOptions, callback?: callback<PayPalCheckout>): void;
}
