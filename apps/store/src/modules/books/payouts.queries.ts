import { takingBackKinds } from '@albumen/domain/books/journal';
import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

interface DueOf {
  /** What was sold from here on waits for the next payout. */
  before: Date;
  accountId?: string;
  currency?: string;
}

/**
 * What photographers are to be paid: all that was sold before a moment, less everything that was paid
 * out or went back of it, whenever that was. Below zero, more went back than was sold.
 */
export function listDue(db: Kysely<Tables>, { before, accountId, currency }: DueOf) {
  return db
    .selectFrom('journalLines')
    .innerJoin('journalEntries', 'journalEntries.id', 'journalLines.entryId')
    .select([
      'party as accountId',
      'currency',
      sql<number>`(-sum(amount_minor))::float8`.as('dueMinor'),
    ])
    .where('account', '=', 'photographer')
    .where('party', '<>', '')
    .where((row) =>
      row.or([
        row('journalEntries.kind', '=', 'payout'),
        row('happenedAt', '<', before),
        row.and([
          row('journalEntries.kind', 'in', takingBackKinds),
          row.exists(
            row
              .selectFrom('journalEntries as sale')
              .select('sale.id')
              .where('sale.kind', '=', 'sale')
              .where('sale.happenedAt', '<', before)
              .whereRef('sale.payableKind', '=', 'journalEntries.payableKind')
              .whereRef('sale.payableId', '=', 'journalEntries.payableId'),
          ),
        ]),
      ]),
    )
    .$if(accountId !== undefined, (query) => query.where('party', '=', accountId ?? ''))
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? ''))
    .groupBy(['party', 'currency'])
    .having(sql`sum(amount_minor)`, '<>', 0)
    .orderBy('party')
    .orderBy('currency')
    .execute();
}

/** Payouts to one photographer are made one after the other. */
export async function lockPayouts(trx: Kysely<Tables>, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payouts ${accountId}`}, 0))`.execute(
    trx,
  );
}

export function findPayout(
  db: Kysely<Tables>,
  { accountId, currency, reference }: { accountId: string; currency: string; reference: string },
) {
  return db
    .selectFrom('payouts')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('currency', '=', currency)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

export async function insertPayout(
  trx: Kysely<Tables>,
  payout: Insertable<Tables['payouts']>,
): Promise<void> {
  await trx.insertInto('payouts').values(payout).execute();
}

export function listPayouts(db: Kysely<Tables>, count: number) {
  return db
    .selectFrom('payouts')
    .selectAll()
    .orderBy('paidAt', 'desc')
    .orderBy('id')
    .limit(count)
    .execute();
}
