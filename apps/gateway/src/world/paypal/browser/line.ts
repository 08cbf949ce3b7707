/**
 * What the wallet's window and the script of PayPal's buttons on a merchant's page say to each other.
 *
 * The script offers a port to its window again and again, to the gateway's origin alone; each page of
 * the wallet takes the first that comes from its opener at one of the merchant's origins. Everything
 * else goes through that port, so nobody but this merchant's page gets it.
 */

/** Says that a message offers a port. */
export const OFFER = 'albumen:wallet';

/** The payer agreed; in the words of PayPal's `onApprove`. */
export interface Approval {
  /** Token of the order (`EC-…`) or of the billing agreement (`BA-…`). */
  token: string;
  payerId: string;
  /** The id of a payment; an agreement has none. */
  paymentId?: string | undefined;
}

/** An address as far as shipping costs depend on it, while the payer still decides. */
export interface ShippingAddress {
  city: string;
  state: string;
  postalCode: string;
  countryCode: string;
}

/** One of the order's ways of shipping. */
export interface ShippingOption {
  id: string;
  label: string;
  type: string;
  amount: { currency: string; value: string };
}

/** What the payer chose anew. */
export interface ShippingChange {
  /** What the merchant updates. */
  paymentId: string;
  kind: 'address' | 'option';
  /** Where the order ships to now. */
  address?: ShippingAddress | undefined;
  /** How it ships now. */
  option?: ShippingOption | undefined;
}

/** What a page of the wallet says. */
export type FromWallet =
  /** It took the port. */
  | { say: 'here' }
  | { say: 'approved'; approval: Approval }
  | { say: 'canceled' }
  | { say: 'failed'; reason: string }
  /** Answered by `settled` of the same number; the order may have been updated by then. */
  | { say: 'shipping'; number: number; change: ShippingChange };

/** What the merchant's page says. */
export interface ToWallet {
  say: 'settled';
  number: number;
  /** Why the merchant refuses what was chosen: a sentence or one of PayPal's words; undefined when it is fine. */
  refusal?: string | undefined;
}
