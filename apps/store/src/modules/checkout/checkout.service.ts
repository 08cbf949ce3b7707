import { labBrands } from '@albumen/contract/brands';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { fail } from '../../http/problem-error.ts';
import { visitorTokenOf, type Visit } from '../../http/visit.ts';
import { hashToken } from '../../ids.ts';
import { cartOf, lockCart } from '../cart/cart.service.ts';
import { addressOf } from './checkout-address.ts';
import * as queries from './checkout.queries.ts';
import type { CheckoutRow, OwnedRow } from './checkout.queries.ts';
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
  const checkout = await queries.lockOwned(trx, resourceId, [visit.labBrand]);
  if (checkout === undefined) fail('notFound');
  if (isOwn(visit, checkout)) return checkout;
  const cart = checkout.mergedInto === null ? undefined : await lockCart(trx, checkout.mergedInto);
  const own = await cartOf(trx, visit);
  if (cart === undefined || cart.id !== own?.id) {
    // Somebody whose session ended comes back to it by signing in.
    fail(visit.account === undefined && checkout.ownerId !== null ? 'notSignedIn' : 'notFound');
  }
  return moveToCart(trx, checkout.id, cart.id);
}

export interface HeldCheckout {
  checkout: CheckoutRow;
  /** Whose it is; null for a visitor's. */
  accountId: string | null;
}

/**
 * The same, whoever's it is: for what began at this checkout while its owner was there. After a sign-in
 * it goes along into the account's cart, as it does for its visit.
 */
export async function lockForSystem(
  trx: Kysely<Tables>,
  resourceId: string,
): Promise<HeldCheckout> {
  const checkout = await queries.lockOwned(trx, resourceId, labBrands);
  if (checkout === undefined) fail('notFound');
  const { mergedInto, orderId, ownerId: accountId } = checkout;
  if (mergedInto === null || orderId !== null) return { checkout, accountId };
  const cart = await lockCart(trx, mergedInto);
  if (cart === undefined) fail('notFound');
  const { id, accountId: ownerId } = cart;
  return { checkout: await moveToCart(trx, resourceId, id), accountId: ownerId };
}

/** Into the cart of the account that its visitor signed in to; not while that one's own is being paid. */
async function moveToCart(
  trx: Kysely<Tables>,
  checkoutId: string,
  cartId: string,
): Promise<CheckoutRow> {
  if (await queries.isBeingPaid(trx, cartId)) fail('paymentPending');
  return queries.moveToCart(trx, checkoutId, cartId);
}

function isOwn(visit: Visit, { ownerId, tokenHash }: OwnedRow): boolean {
  if (visit.account !== undefined) return ownerId === visit.account.id;
  return tokenHash?.equals(hashToken(visitorTokenOf(visit))) ?? false;
}

/** Whether a checkout, placed or not, was made by this visit's browser or account. */
export async function isOwnCheckout(
  db: Kysely<Tables>,
  visit: Visit,
  resourceId: string,
): Promise<boolean> {
  const checkout = await queries.findOwned(db, resourceId, visit.labBrand);
  return checkout !== undefined && isOwn(visit, checkout);
}

/** This visit's checkout as it is now, placed or not, held by nobody. */
export async function findCheckout(
  db: Kysely<Tables>,
  visit: Visit,
  resourceId: string,
): Promise<CheckoutRow> {
  const checkout = await queries.findOwned(db, resourceId, visit.labBrand);
  if (checkout !== undefined && isOwn(visit, checkout)) return checkout;
  return db.transaction().execute((trx) => lockCheckout(trx, resourceId, visit));
}

/** A checkout, whoever's it is, held by nobody; nothing when there is none. */
export function checkoutForSystem(
  db: Kysely<Tables>,
  id: string,
): Promise<CheckoutRow | undefined> {
  return queries.findCheckout(db, id);
}

/** This visit's checkout, not placed yet. */
export async function findOpen(
  db: Kysely<Tables>,
  visit: Visit,
  resourceId: string,
): Promise<CheckoutRow> {
  return stillOpen(await findCheckout(db, visit, resourceId));
}

/** Locked, and not placed yet. */
export async function lockOpen(
  trx: Kysely<Tables>,
  visit: Visit,
  resourceId: string,
): Promise<CheckoutRow> {
  return stillOpen(await lockCheckout(trx, resourceId, visit));
}

function stillOpen(checkout: CheckoutRow): CheckoutRow {
  if (checkout.orderId !== null) fail('checkoutPlaced', { params: { orderId: checkout.orderId } });
  return checkout;
}

/** Ties a checkout to the order that came of it: from then on nothing of it changes. */
export async function markPlaced(
  trx: Kysely<Tables>,
  checkoutId: string,
  orderId: string,
): Promise<void> {
  await queries.tieToOrder(trx, checkoutId, orderId);
}
