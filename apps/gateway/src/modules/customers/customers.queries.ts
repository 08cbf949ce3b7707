import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

type Db = Kysely<Tables>;

export type CustomerRow = Selectable<Tables['customers']>;

export interface CustomerKey {
  merchantId: string;
  id: string;
}

export function findCustomer(
  db: Db,
  { merchantId, id }: CustomerKey,
): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('customers')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Undefined when the id is taken. */
export function insertCustomer(
  trx: Db,
  values: Insertable<Tables['customers']>,
): Promise<CustomerRow | undefined> {
  return trx
    .insertInto('customers')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Undefined when there is none. */
export function updateCustomer(
  trx: Db,
  { merchantId, id }: CustomerKey,
  values: Updateable<Tables['customers']>,
): Promise<CustomerRow | undefined> {
  return trx
    .updateTable('customers')
    .set(values)
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** True when it was there. */
export async function deleteCustomer(trx: Db, { merchantId, id }: CustomerKey): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('customers')
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
