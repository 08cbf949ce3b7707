import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { CheckoutRow } from '../checkout/checkout.service.ts';

/** Who orders: limits for each customer go by all of these. */
export interface RedeemingOrder {
  orderId: string;
  accountId: string | null;
  email: string;
  cardFingerprint?: string;
}

/**
 * Uses the checkout's discount up for an order, within every limit, whatever happens beside it. Does
 * nothing without a discount and for an order that has it already. Refuses with `discountUsedUp`.
 */
export async function redeemDiscount(
  _trx: Kysely<Tables>,
  _checkout: CheckoutRow,
  _order: RedeemingOrder,
): Promise<void> {
  throw new Error('not written yet');
}

/** Gives an order's use back; safe to repeat. */
export async function releaseDiscount(_trx: Kysely<Tables>, _orderId: string): Promise<void> {
  throw new Error('not written yet');
}
