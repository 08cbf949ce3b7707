import type { PageOptions } from './page.ts';
import type { Shop } from './shop.ts';

/** Parts of the compatibility table. */
export type Area =
  | 'client'
  | 'hosted fields: accessibility'
  | 'hosted fields: cardholder name'
  | 'hosted fields: CSP'
  | 'hosted fields: CVV only'
  | 'hosted fields: events'
  | 'hosted fields: life cycle'
  | 'hosted fields: styling'
  | 'hosted fields: tokenization'
  | 'hosted fields: validation'
  | 'hosted fields: methods'
  | 'hosted fields: errors'
  | 'data collector'
  | 'preferred payment methods'
  | '3-D Secure'
  | 'Google Pay'
  | 'payment request'
  | 'local payment'
  | 'Masterpass'
  | 'PayPal'
  | 'PayPal Checkout'
  | 'SEPA';

/** Something that a merchant's page does; both SDKs do it, and everything seen is compared. */
export interface Scenario {
  area: Area;
  /** A sentence. */
  name: string;
  /** Part of `npm test` too. */
  isQuick?: true;
  page?: PageOptions;
  /** What the name says of ours: note → `gave`, or the code of its failure. */
  promises?: Readonly<Record<string, string>>;
  run: (shop: Shop) => Promise<void>;
}
