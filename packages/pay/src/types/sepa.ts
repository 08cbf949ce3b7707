import type { callback } from './core.ts';
import type { ComponentOptions } from './component.ts';

/** Address of the account's holder; both spellings of its keys are accepted. */
export interface SepaBillingAddress {
  addressLine1?: string;
  addressLine2?: string;
  adminArea1?: string;
  adminArea2?: string;
  postalCode?: string;
  address_line_1?: string;
  address_line_2?: string;
  admin_area_1?: string;
  admin_area_2?: string;
  postal_code?: string;
}

/** Options of `sepa.tokenize`. */
export interface SepaTokenizeOptions {
  iban: string;
  merchantAccountId: string;
  mandateType: 'ONE_OFF' | 'RECURRENT';
  customerId: string;
  accountHolderName: string;
  countryCode: string;
  locale?: string | undefined;
  billingAddress?: SepaBillingAddress | undefined;
  cancelUrl?: string | undefined;
  returnUrl?: string | undefined;
}

/** A tokenized bank account. */
export interface SepaTokenizePayload {
  nonce: string;
  ibanLastFour: string;
  customerId: string;
  mandateType: 'ONE_OFF' | 'RECURRENT';
}

/** Options of `sepa.create`. */
export interface SepaCreateOptions extends ComponentOptions {
  /**
   * What to do where the browser gives no window (blocked, or cut off by the page's
   * `Cross-Origin-Opener-Policy`): tokenizing fails. With `allowed` the page itself goes to the bank
   * instead and comes back at `returnUrl` (the page's own address by default), where `tokenize()` goes
   * on without options. The provider's own pages cannot lead back, so with them it has no effect.
   * Default `never`.
   */
  redirect?: 'allowed' | 'never' | undefined;
}

/** SEPA direct debit. */
export interface Sepa {
  tokenize(options?: SepaTokenizeOptions): Promise<SepaTokenizePayload>;
  tokenize(options: SepaTokenizeOptions, callback: callback<SepaTokenizePayload>): void;
  tokenize(callback: callback<SepaTokenizePayload>): void;
  /** Has this page just come back from the bank? Then `tokenize()` goes on from there. */
  hasTokenizationParams(): boolean;
  teardown(): Promise<void>;
  teardown(callback: callback): void;
}

/** `sepa.create` */
export interface SepaCreate {
  (options: SepaCreateOptions): Promise<Sepa>;
  (options: SepaCreateOptions, callback: callback<Sepa>): void;
}
