import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

type Kind = 'Billing' | 'Shipping';

export async function insertAddress(
  db: Kysely<Tables>,
  address: Insertable<Tables['addresses']>,
): Promise<void> {
  await db.insertInto('addresses').values(address).execute();
}

export async function deleteAddresses(
  db: Kysely<Tables>,
  accountId: string,
  kind: Kind,
): Promise<void> {
  await db
    .deleteFrom('addresses')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .execute();
}

export function findAddress(db: Kysely<Tables>, accountId: string, kind: Kind) {
  return db
    .selectFrom('addresses')
    .select(['name', 'address1', 'address2', 'city', 'state', 'zip', 'country'])
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst();
}
