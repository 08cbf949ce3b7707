import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type LinkStartRow = Selectable<Tables['linkStarts']>;

/** False when the gateway's id is known already. */
export async function insertStart(
  trx: Kysely<Tables>,
  start: Insertable<Tables['linkStarts']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('linkStarts')
    .values(start)
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findStart(
  db: Kysely<Tables>,
  providerPaymentId: string,
): Promise<LinkStartRow | undefined> {
  return db
    .selectFrom('linkStarts')
    .selectAll()
    .where('providerPaymentId', '=', providerPaymentId)
    .executeTakeFirst();
}
