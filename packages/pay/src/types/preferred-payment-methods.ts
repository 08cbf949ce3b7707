import type { ComponentOptions } from './component.ts';
import type { callback } from './core.ts';

/** What the customer of this browser likely pays with. */
export interface PreferredPaymentMethodsPayload {
  paypalPreferred: boolean;
  venmoPreferred: boolean;
}

/** Asks the gateway what to offer first. */
export interface PreferredPaymentMethods {
  /** Both false when the gateway cannot say; rejects only when there is no client. */
  fetchPreferredPaymentMethods(): Promise<PreferredPaymentMethodsPayload>;
  fetchPreferredPaymentMethods(callback: callback<PreferredPaymentMethodsPayload>): void;
  teardown(): Promise<void>;
  teardown(callback: callback): void;
}

/** `preferredPaymentMethods.create` */
export interface PreferredPaymentMethodsCreate {
  (options: ComponentOptions): Promise<PreferredPaymentMethods>;
  (options: ComponentOptions, callback: callback<PreferredPaymentMethods>): void;
}
