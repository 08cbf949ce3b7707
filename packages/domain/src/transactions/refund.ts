import type { TransactionStatus, TransactionType } from './transaction.machine.ts';

/** A sale that shall be refunded, and what was refunded of it before. Amounts are minor units. */
export interface RefundableSale {
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly amountMinor: number;
  /** The amounts of its refunds that did not come to nothing. */
  readonly refundedMinor: readonly number[];
}

/** Why money cannot go back. */
export type RefundRefusal =
  | 'is-credit'
  | 'not-settled'
  | 'already-refunded'
  | 'not-positive'
  | 'too-large';

/** What a refund gives back, or why it cannot be. */
export type RefundPlan = { readonly amountMinor: number } | { readonly refusal: RefundRefusal };

const refundable: ReadonlySet<TransactionStatus> = new Set(['settled', 'settling']);

/**
 * Plans a refund of a sale: the rest when no amount is asked for. All refunds together never exceed
 * the sale.
 */
export function planRefund(sale: RefundableSale, askedMinor?: number): RefundPlan {
  if (sale.type === 'credit') return { refusal: 'is-credit' };
  if (!refundable.has(sale.status)) return { refusal: 'not-settled' };
  const leftMinor = sale.amountMinor - sale.refundedMinor.reduce((sum, each) => sum + each, 0);
  if (leftMinor <= 0) return { refusal: 'already-refunded' };
  const amountMinor = askedMinor ?? leftMinor;
  if (amountMinor <= 0) return { refusal: 'not-positive' };
  return amountMinor > leftMinor ? { refusal: 'too-large' } : { amountMinor };
}
