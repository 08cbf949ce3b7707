import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { visitorTokenOf, type Visit } from '../../http/visit.ts';
import { hashToken } from '../../ids.ts';
import { findItemOfDesign, listItems } from './cart-items.queries.ts';
import { lineOf, nameOf, type CartLine, type UnsoldLine } from './cart-lines.ts';
import * as queries from './cart.queries.ts';
import type { CartOwner, CartRow } from './cart.queries.ts';
import { readItems } from './read-items.ts';

export type { CartLine, CartRow, UnsoldLine };

/** The cart of this visit; undefined until something was put in. */
export function cartOf(db: Kysely<Tables>, visit: Visit): Promise<CartRow | undefined> {
  return queries.findCartOf(db, ownerOf(visit));
}

/** Whether a design is to be ordered with the cart of this visit. */
export async function isInCart(
  db: Kysely<Tables>,
  visit: Visit,
  designSpaceId: string,
): Promise<boolean> {
  const cart = await cartOf(db, visit);
  const item = await findItemOfDesign(db, designSpaceId);
  return item?.status === 'pending' && item.cartId === cart?.id;
}

/** Nothing without a cart. */
export async function countPendingOf(db: Kysely<Tables>, visit: Visit): Promise<number> {
  return (await queries.countPendingOf(db, ownerOf(visit)))?.count ?? 0;
}

function ownerOf(visit: Visit): CartOwner {
  if (visit.account !== undefined) return { accountId: visit.account.id };
  return { tokenHash: hashToken(visitorTokenOf(visit)), labBrand: visit.labBrand };
}

/**
 * Holds a cart until the transaction ends, so that what is priced is what is ordered. A visitor's cart
 * that went into an account's at sign-in answers the account's.
 */
export async function lockCart(trx: Kysely<Tables>, cartId: string): Promise<CartRow | undefined> {
  const cart = await queries.lockCartRow(trx, cartId);
  if (cart === undefined || cart.mergedInto === null) return cart;
  return queries.lockCartRow(trx, cart.mergedInto);
}

type Pricing = Pick<Dependencies, 'catalogs' | 'files'>;

export interface PendingItems {
  lines: CartLine[];
  /** Items without a price: they keep the whole order back. */
  unsold: UnsoldLine[];
}

/** What would be ordered now, every item read once. */
export async function pendingItems(
  deps: Pricing,
  db: Kysely<Tables>,
  cartId: string,
): Promise<PendingItems> {
  const read = await readItems(deps, db, await listItems(db, cartId, 'pending'));
  return {
    lines: read.flatMap((item) => lineOf(deps.files, item) ?? []),
    unsold: read
      .filter(({ item }) => item === undefined)
      .map((item) => ({ itemId: item.row.id, name: nameOf(item) })),
  };
}

/** Those that are still sold. */
export async function pendingLines(
  deps: Pricing,
  db: Kysely<Tables>,
  cartId: string,
): Promise<CartLine[]> {
  return (await pendingItems(deps, db, cartId)).lines;
}

/**
 * Ordered items leave the cart, which is held from here on; their pictures stay for the order. Safe to
 * repeat.
 */
export async function removeOrdered(
  trx: Kysely<Tables>,
  cartId: string,
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0) return;
  const mergedInto = await queries.takeItemsOut(trx, cartId, itemIds);
  if (mergedInto !== undefined) await removeOrdered(trx, mergedInto, itemIds);
}
