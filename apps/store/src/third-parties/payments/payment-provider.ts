import type { Checkout } from '@albumen/contract/endpoints/checkout';
import type { CheckoutPayment } from '@albumen/contract/endpoints/orders';

/** Cards come by one of the first two, whatever else by the third. */
export type ProviderId = 'hostedFields' | 'cardForm' | 'otherMethods';

/** Amounts are minor units of the currency. */
export interface ChargeOrder {
  /** Ours, one for each attempt: what a charge of unknown outcome is looked up by. */
  reference: string;
  amountMinor: number;
  currency: string;
  /** What the page got in place of the card or account: a nonce or a token. */
  token: string;
  deviceData?: string | undefined;
}

export interface ChargedCard {
  brand: string;
  last4: string;
}

/** What an attempt to take money came to. `account` is what its payer knows an account by. */
export type ChargeOutcome =
  | { kind: 'charged'; transactionId: string; card: ChargedCard | undefined; account?: string }
  /** Accepted; the money comes in some days, or does not. */
  | { kind: 'deferred'; transactionId: string; account?: string }
  /** The bank or the provider's rules said no: another card may do. */
  | ({ kind: 'declined' } & Refusal)
  /** Nothing was charged, and no other card would change that. */
  | ({ kind: 'failed' } & Refusal)
  /** No answer that says anything: the card may be charged. */
  | { kind: 'unknown'; cause: unknown };

interface Refusal {
  code: string;
  text: string;
  /** The transaction that was refused or taken back. */
  transactionId?: string;
  /** Nothing but the absence of a charge says so: one may still turn up. */
  isPresumed?: boolean;
}

export interface RefundRequest {
  transactionId: string;
  /** Ours, one for each return, so that a repeated one returns nothing more. */
  reference: string;
  amountMinor: number;
  currency: string;
}

export type RefundOutcome =
  | { kind: 'returned'; returnId: string }
  /** Not settled yet, so that a part of it can't go back before it is. */
  | { kind: 'later' }
  | { kind: 'failed'; text: string };

/**
 * A way to take money. Methods never throw for what a provider answers, only `find` and returns may throw
 * when the provider can't be asked. A charge that left the process has failed only when the provider says
 * so of our reference, or knows of no charge under it: no status of an answer says as much.
 */
export interface PaymentProvider {
  readonly id: ProviderId;
  /** Whether money of this currency can be taken. */
  takes(currency: string): boolean;
  /** What a browser may know of it before it asks, where it takes cards. */
  readonly shown?: Partial<Checkout['payment']>;
  /** What a page needs for it, to pay in this currency. */
  pageSetup(currency: string): Promise<Partial<CheckoutPayment>>;
  charge(order: ChargeOrder): Promise<ChargeOutcome>;
  /** The charge of a reference, or undefined when the provider knows of none. */
  find(
    order: Pick<ChargeOrder, 'reference' | 'amountMinor' | 'currency'>,
  ): Promise<ChargeOutcome | undefined>;
  /** Gives money back, by taking the charge back where it has not settled. */
  refund(order: RefundRequest): Promise<RefundOutcome>;
}

/** The providers that this copy is set up with. */
export type Payments = Readonly<Partial<Record<ProviderId, PaymentProvider>>>;
