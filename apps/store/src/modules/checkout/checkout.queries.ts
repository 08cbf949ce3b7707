import type { LabBrand } from '@albumen/contract/brands';
import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** A checkout as it is kept. */
export type CheckoutRow = Selectable<Tables['checkouts']>;

export function findOpen(db: Kysely<Tables>, cartId: string) {
  return db
    .selectFrom('checkouts')
    .select('id')
    .where('cartId', '=', cartId)
    .where('orderId', 'is', null)
    .executeTakeFirst();
}

/** Nothing when the cart has an open one already. */
export async function insertOpen(
  db: Kysely<Tables>,
  checkout: Insertable<Tables['checkouts']>,
): Promise<void> {
  await db
    .insertInto('checkouts')
    .values(checkout)
    .onConflict((conflict) => conflict.column('cartId').where('orderId', 'is', null).doNothing())
    .execute();
}

export function lockRow(
  trx: Kysely<Tables>,
  id: string,
  labBrand: LabBrand,
): Promise<CheckoutRow | undefined> {
  return trx
    .selectFrom('checkouts')
    .selectAll()
    .where('id', '=', id)
    .where('labBrand', '=', labBrand)
    .forUpdate()
    .executeTakeFirst();
}

export type CheckoutChange = Omit<Updateable<Tables['checkouts']>, 'id' | 'version' | 'updatedAt'>;

/** Every change counts, so that an amount that was frozen before it is known to be old. */
export function updateCheckout(
  trx: Kysely<Tables>,
  id: string,
  change: CheckoutChange,
): Promise<CheckoutRow> {
  return trx
    .updateTable('checkouts')
    .set({ ...change, version: sql`version + 1`, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** After a sign-in the account's own open checkout gives way to the one that is being filled in. */
export async function moveToCart(
  trx: Kysely<Tables>,
  checkoutId: string,
  cartId: string,
): Promise<CheckoutRow> {
  await trx
    .deleteFrom('checkouts')
    .where('cartId', '=', cartId)
    .where('orderId', 'is', null)
    .where('id', '!=', checkoutId)
    .execute();
  return updateCheckout(trx, checkoutId, { cartId });
}
