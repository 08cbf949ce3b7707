import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { giveDesigns } from '../editor/design-spaces.service.ts';
import { adoptVisitorFavorites } from '../favorites/favorites.service.ts';
import { lockVisitor } from '../favorites/visitors.service.ts';
import { moveItems } from './cart-items.queries.ts';
import * as queries from './cart.queries.ts';

/**
 * A visitor's cart, designs and favorites become the account's, in the transaction that registers or
 * signs in. An unknown token, or one of the other lab brand, is nobody's and changes nothing.
 */
export async function adoptVisitor(
  trx: Kysely<Tables>,
  visitorToken: string,
  accountId: string,
): Promise<void> {
  const visitor = await lockVisitor(trx, visitorToken, accountId);
  if (visitor === undefined) return;
  await adoptVisitorCart(trx, visitor.id, accountId);
  await adoptVisitorFavorites(trx, visitor.id, accountId);
}

/**
 * A visitor's designs and cart become the account's. Merged, never replaced: an account that has a cart
 * gets the visitor's items beside its own.
 */
async function adoptVisitorCart(
  trx: Kysely<Tables>,
  visitorId: string,
  accountId: string,
): Promise<void> {
  const cart = await queries.findCart(trx, { visitorId });
  if (cart !== undefined) await adoptCart(trx, cart.id, accountId);
  await giveDesigns(trx, visitorId, accountId);
}

async function adoptCart(trx: Kysely<Tables>, cartId: string, accountId: string): Promise<void> {
  await queries.lockCartRow(trx, cartId);
  const own = await queries.findCart(trx, { accountId });
  if (own === undefined) return queries.giveToAccount(trx, cartId, accountId);
  await queries.lockCartRow(trx, own.id);
  const moved = await moveItems(trx, cartId, own.id);
  if (moved > 0) await queries.countChange(trx, own.id);
  await queries.mergeInto(trx, cartId, own.id);
}
