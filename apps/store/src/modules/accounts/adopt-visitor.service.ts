import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { adoptVisitorCart } from '../cart/adopt-cart.service.ts';
import { adoptVisitorFavorites } from '../favorites/favorites.service.ts';
import { lockVisitor } from '../favorites/visitors.service.ts';

/**
 * A visitor's cart, designs and favorites become the account's, in the transaction that registers or
 * signs in. An unknown token, or one of the other lab brand, is nobody's and changes nothing.
 */
export async function adoptVisitor(
  trx: Kysely<Tables>,
  visitorToken: string | undefined,
  accountId: string,
): Promise<void> {
  if (visitorToken === undefined) return;
  const visitor = await lockVisitor(trx, visitorToken, accountId);
  if (visitor === undefined) return;
  await adoptVisitorCart(trx, visitor.id, accountId);
  await adoptVisitorFavorites(trx, visitor.id, accountId);
}
