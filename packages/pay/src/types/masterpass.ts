import type { callback } from './core.ts';
import type { ComponentOptions } from './component.ts';
import type { HostedFieldsBinData } from './hosted-fields.ts';

/** Options of `masterpass.tokenize`. */
export interface MasterpassTokenizeOptions {
  subtotal: string;
  currencyCode: string;
  /** Pixels. */
  frameOptions?: { width?: number; height?: number; top?: number; left?: number } | undefined;
  /** Further parameters of the wallet's page. */
  config?: Record<string, unknown> | undefined;
}

/** A tokenized Masterpass card. */
export interface MasterpassTokenizePayload {
  nonce: string;
  description: string;
  type: string;
  details: { cardType: string; lastFour: string; lastTwo: string };
  contact: { firstName: string; lastName: string; phoneNumber: string; emailAddress: string };
  billingAddress: Record<string, string>;
  shippingAddress: Record<string, string>;
  binData: HostedFieldsBinData;
}

/** The Masterpass wallet in a window of its own. */
export interface Masterpass {
  tokenize(options: MasterpassTokenizeOptions): Promise<MasterpassTokenizePayload>;
  tokenize(options: MasterpassTokenizeOptions, callback: callback<MasterpassTokenizePayload>): void;
  teardown(): Promise<void>;
  teardown(callback: callback<void>): void;
}

/** `masterpass.create` */
export interface MasterpassCreate {
  (options: ComponentOptions): Promise<Masterpass>;
  (options: ComponentOptions, callback: callback<Masterpass>): void;
}
