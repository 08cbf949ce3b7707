import type { Kysely } from 'kysely';
import type { Tables } from '../../../apps/store/src/db/tables.ts';

export interface LabLedger {
  /** Lab orders that the lab has. */
  arrived: number;
  /** Orders that the stand-in was asked to make. */
  submitted: number;
}

export async function readLabLedger(db: Kysely<Tables>): Promise<LabLedger> {
  const count = (row: { count: string } | undefined): number => Number(row?.count ?? 0);
  const arrived = await db
    .selectFrom('labOrders')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('status', 'in', ['sent', 'accepted', 'shipped'])
    .executeTakeFirst();
  const submitted = await db
    .selectFrom('standInLabOrders')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('submittedAt', 'is not', null)
    .executeTakeFirst();
  return { arrived: count(arrived), submitted: count(submitted) };
}
