import { messages } from '@albumen/contract/messages';
import {
  decideCartItem,
  eventOfDestination,
  type CartEffect,
  type CartEvent,
  type CartStatus,
} from '@albumen/domain/cart/cart-item.machine';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { isFirst } from '../../http/request-keys.ts';
import type { Visit } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import * as items from './cart-items.queries.ts';
import type { ItemFilter, ItemState } from './cart-items.queries.ts';
import { countChange, lockCartRow } from './cart.queries.ts';
import { cartOf } from './cart.service.ts';
import { enqueueProof } from './proof.jobs.ts';
import { copyDesign, deleteDesigns } from './proofs.queries.ts';

/** One change of a cart, in its transaction and under its lock. */
export interface CartChange {
  trx: Kysely<Tables>;
  cartId: string;
  deps: Dependencies;
}

/** Changes this visit's cart; answers which items changed. Who has no cart has none of its items. */
export async function changeCart(
  deps: Dependencies,
  visit: Visit,
  change: (cart: CartChange) => Promise<string[]>,
): Promise<string[]> {
  const cart = await cartOf(deps.db, visit);
  if (cart === undefined) fail('notFound');
  return deps.db.transaction().execute(async (trx) => {
    // Gone into another one by a sign-in of this moment: the page knows it after a reload.
    const held = await lockCartRow(trx, cart.id);
    if (held === undefined || held.mergedInto !== null) fail('notFound');
    return change({ trx, cartId: cart.id, deps });
  });
}

/** Somebody else's item is answered like one that does not exist. */
async function getItem({ trx, cartId }: CartChange, itemId: string): Promise<ItemState> {
  return (await items.findItem(trx, cartId, itemId)) ?? fail('notFound');
}

function decide(item: ItemState, event: CartEvent): readonly CartEffect[] {
  const decision = decideCartItem(item.status, event);
  return 'effects' in decision ? decision.effects : fail('cartStep');
}

export async function moveItem(
  change: CartChange,
  itemId: string,
  destination: CartStatus,
): Promise<string[]> {
  return moveAll(change, [await getItem(change, itemId)], destination);
}

/** Everything of a status, or of one gallery in it. */
export async function moveAllOf(
  change: CartChange,
  filter: ItemFilter,
  destination: CartStatus,
): Promise<string[]> {
  const states = await items.listStates(change.trx, change.cartId, filter);
  return moveAll(change, states, destination);
}

async function moveAll(
  { trx, cartId }: CartChange,
  states: readonly ItemState[],
  destination: CartStatus,
): Promise<string[]> {
  const moved = states.filter(({ status }) => status !== destination);
  const effects = moved.flatMap((item) => decide(item, eventOfDestination[destination]));
  for (const { id } of moved) await items.setStatus(trx, id, destination);
  if (effects.includes('count-change')) await countChange(trx, cartId);
  return moved.map(({ id }) => id);
}

/** Removes the item for good, with its design. */
export async function removeItem(change: CartChange, itemId: string): Promise<string[]> {
  return removeAll(change, [await getItem(change, itemId)]);
}

export async function removeAllOf(change: CartChange, filter: ItemFilter): Promise<string[]> {
  return removeAll(change, await items.listStates(change.trx, change.cartId, filter));
}

async function removeAll(
  { trx, cartId }: CartChange,
  states: readonly ItemState[],
): Promise<string[]> {
  const ids = states.map(({ id }) => id);
  const removed = await items.deleteItems(trx, cartId, ids);
  await deleteDesigns(
    trx,
    removed.map(({ designSpaceId }) => designSpaceId),
  );
  if (states.some(({ status }) => status === 'pending')) await countChange(trx, cartId);
  return ids;
}

/** All of a status, or of one gallery in it. Soft for saved and pending; what is abandoned goes for good. */
export function clearStatus(change: CartChange, filter: ItemFilter): Promise<string[]> {
  return filter.status === 'abandoned'
    ? removeAllOf(change, filter)
    : moveAllOf(change, filter, 'abandoned');
}

interface QuantityChange {
  itemId: string;
  /** The number as it stands in the address. */
  quantity: string;
}

/** Whole, from 1 to the product's most; nothing is rounded or cut down to fit. */
export async function changeQuantity(
  change: CartChange,
  { itemId, quantity }: QuantityChange,
): Promise<string[]> {
  const item = await getItem(change, itemId);
  const effects = decide(item, 'changeQuantity');
  const most = await mostOf(change, item);
  const wanted = /^[0-9]{1,3}$/.test(quantity) ? Number(quantity) : 0;
  if (wanted < 1 || wanted > most) {
    fail('invalidForm', { fields: { quantity: [messages.quantity(most)] } });
  }
  if (wanted === item.quantity) return [];
  await items.updateItem(change.trx, itemId, { quantity: wanted });
  if (effects.includes('count-change')) await countChange(change.trx, change.cartId);
  return [itemId];
}

async function mostOf({ trx, deps }: CartChange, item: ItemState): Promise<number> {
  const sold = await items.getProductOf(trx, item.id);
  const product = deps.catalogs[sold.labBrand].products.get(sold.productId)?.product;
  return product?.maxQuantity ?? fail('cartStep');
}

/** Puts a copy beside the first one, with a design of its own; the copy of what was thrown away is to be ordered. */
export async function duplicateItem(
  change: CartChange,
  { itemId, key }: { itemId: string; key: string | undefined },
): Promise<string[]> {
  const { trx, cartId, deps } = change;
  const item = await getItem(change, itemId);
  if (!(await isFirst(trx, { scopeId: itemId, key }))) return [];
  const decision = decideCartItem(item.status, 'duplicate');
  if (!('state' in decision)) return fail('cartStep');
  const [id, designSpaceId] = [newId(), newId()];
  const copy = await copyDesign(trx, item.designSpaceId, designSpaceId);
  const accepted = await items.findAccepted(trx, itemId);
  const { quantity } = item;
  const { state: status } = decision;
  const yes = accepted && { ...accepted, acceptedVersion: copy.version };
  await items.insertItem(trx, { id, cartId, designSpaceId, quantity, status, ...yes });
  await enqueueProof(trx, deps.jobs, { designSpaceId });
  if (decision.effects.includes('count-change')) await countChange(trx, cartId);
  return [id];
}
