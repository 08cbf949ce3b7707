import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

type Db = Kysely<Tables>;
export type AddressRow = Selectable<Tables['addresses']>;

export interface AddressKey {
  merchantId: string;
  customerId: string;
  id: string;
}

export function insertAddress(
  trx: Db,
  values: Insertable<Tables['addresses']>,
): Promise<AddressRow> {
  return trx.insertInto('addresses').values(values).returningAll().executeTakeFirstOrThrow();
}

export function findAddress(
  db: Db,
  { merchantId, customerId, id }: AddressKey,
): Promise<AddressRow | undefined> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function listAddresses(
  db: Db,
  merchantId: string,
  customerId: string,
): Promise<AddressRow[]> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('customerId', '=', customerId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Lists those of several customers, in no order. */
export function listAddressesOf(
  db: Db,
  merchantId: string,
  customerIds: readonly string[],
): Promise<AddressRow[]> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('customerId', 'in', customerIds)
    .execute();
}

/** Undefined when there is none. */
export function updateAddress(
  trx: Db,
  { merchantId, customerId, id }: AddressKey,
  values: Updateable<Tables['addresses']>,
): Promise<AddressRow | undefined> {
  return trx
    .updateTable('addresses')
    .set(values)
    .where('merchantId', '=', merchantId)
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** True when it was there. */
export async function deleteAddress(
  trx: Db,
  { merchantId, customerId, id }: AddressKey,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('addresses')
    .where('merchantId', '=', merchantId)
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
