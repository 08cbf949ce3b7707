import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

interface MonthOf {
  month: string;
  from: Date;
  to: Date;
  count: number;
}

/** Accounts with something in a month's statement, which was not mailed yet. */
export async function listUnmailed(
  db: Kysely<Tables>,
  { month, from, to, count }: MonthOf,
): Promise<string[]> {
  const rows = await db
    .selectFrom('journalLines')
    .innerJoin('journalEntries', 'journalEntries.id', 'journalLines.entryId')
    .innerJoin('accounts', 'accounts.id', 'journalLines.party')
    .leftJoin('statementMails', (join) =>
      join.onRef('statementMails.accountId', '=', 'accounts.id').on('month', '=', month),
    )
    .select('accounts.id')
    .distinct()
    .where('journalLines.account', '=', 'photographer')
    .where('happenedAt', '>=', from)
    .where('happenedAt', '<', to)
    .where('statementMails.accountId', 'is', null)
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

/** False when somebody was quicker. */
export async function insertMailed(
  trx: Kysely<Tables>,
  mailed: { accountId: string; month: string },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('statementMails')
    .values(mailed)
    .onConflict((conflict) => conflict.columns(['accountId', 'month']).doNothing())
    .returning('month')
    .executeTakeFirst();
  return inserted !== undefined;
}
