import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { cartOf, lockCart } from '../cart/cart.service.ts';
import { addressOf } from './checkout-address.ts';
import * as queries from './checkout.queries.ts';
import type { CheckoutRow } from './checkout.queries.ts';
import { priceCheckout, type PricedCheckout } from './price-checkout.ts';

export { addressOf, priceCheckout };
export type { CheckoutRow, PricedCheckout };

/**
 * Holds this visit's checkout and its cart until the transaction ends: nothing of them changes
 * meanwhile. What belongs to others is `notFound`. One with an `orderId` is placed already.
 */
export async function lockCheckout(
  trx: Kysely<Tables>,
  resourceId: string,
  visit: Visit,
): Promise<CheckoutRow> {
  const checkout = await queries.lockRow(trx, resourceId, visit.labBrand);
  if (checkout === undefined) fail('notFound');
  const cart = await lockCart(trx, checkout.cartId);
  const own = await cartOf(trx, visit);
  if (cart === undefined || cart.id !== own?.id) fail('notFound');
  if (cart.id === checkout.cartId) return checkout;
  return queries.moveToCart(trx, checkout.id, cart.id);
}

/** Locked, and not placed yet. */
export async function lockOpen(
  trx: Kysely<Tables>,
  visit: Visit,
  resourceId: string,
): Promise<CheckoutRow> {
  const checkout = await lockCheckout(trx, resourceId, visit);
  if (checkout.orderId !== null) fail('checkoutPlaced', { params: { orderId: checkout.orderId } });
  return checkout;
}

/** Ties a checkout to the order that came of it: from then on nothing of it changes. */
export async function markPlaced(
  trx: Kysely<Tables>,
  checkoutId: string,
  orderId: string,
): Promise<void> {
  await queries.updateCheckout(trx, checkoutId, { orderId });
}
