import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Fault } from './fault.ts';

type Db = Kysely<Tables>;

export async function lockFaults(trx: Db, merchantId: string): Promise<unknown> {
  const row = await trx
    .selectFrom('merchants')
    .select('faults')
    .where('id', '=', merchantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.faults;
}

export async function updateFaults(
  db: Db,
  merchantId: string,
  faults: readonly Fault[],
): Promise<void> {
  const change = { faults: JSON.stringify(faults) };
  await db.updateTable('merchants').set(change).where('id', '=', merchantId).execute();
}
