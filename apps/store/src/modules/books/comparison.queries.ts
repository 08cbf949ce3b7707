import type { BookedMovement, Gap } from '@albumen/domain/books/compare-provider';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { newId } from '../../ids.ts';

/** What the books have of some references, and everything of a stretch of time. */
export async function listBooked(
  db: Kysely<Tables>,
  { from, to, references }: { from: Date; to: Date; references: readonly string[] },
): Promise<BookedMovement[]> {
  const rows = await db
    .selectFrom('journalEntries')
    .innerJoin('journalLines', 'journalLines.entryId', 'journalEntries.id')
    .select(['kind', 'sourceId', 'reference', 'currency', 'amountMinor'])
    .where('account', '=', 'providerClearing')
    .where('kind', 'in', ['charge', 'returned'])
    // What failed after it was confirmed is no movement: neither side has it.
    .where(
      sql<boolean>`not exists (select from journal_entries failed where journal_entries.kind = 'returned'
        and failed.kind = 'returnFailed' and failed.source_id = journal_entries.source_id)`,
    )
    .where((row) =>
      row.or([
        row.and([row('happenedAt', '>=', from), row('happenedAt', '<', to)]),
        ...(references.length === 0
          ? []
          : [
              row('reference', 'in', references),
              row.and([row('kind', '=', 'returned'), row('sourceId', 'in', references)]),
            ]),
      ]),
    )
    .execute();
  return rows.map(({ kind, sourceId, reference, currency, amountMinor }) => ({
    kind: kind === 'returned' ? 'return' : 'charge',
    reference: kind === 'returned' ? sourceId : (reference ?? ''),
    chargeReference: reference ?? '',
    amountMinor: Math.abs(amountMinor),
    currency,
  }));
}

export async function insertComparison(
  trx: Kysely<Tables>,
  comparison: { day: string; movements: number },
): Promise<void> {
  const { movements } = comparison;
  await trx
    .insertInto('providerComparisons')
    .values(comparison)
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({ movements, comparedAt: sql<Date>`now()` }),
    )
    .execute();
}

/** What a gap that closed by itself says. */
const agreed = 'Both sides agree by now.';

/** One that somebody has looked at stays as it is, unless it is about something else by now. */
export async function upsertGaps(
  trx: Kysely<Tables>,
  day: string,
  gaps: readonly Gap[],
): Promise<void> {
  if (gaps.length === 0) return;
  const isOther = sql<boolean>`(provider_gaps.kind, provider_gaps.provider_minor, provider_gaps.booked_minor)
    is distinct from (excluded.kind, excluded.provider_minor, excluded.booked_minor)
    or provider_gaps.note = ${agreed}`;
  await trx
    .insertInto('providerGaps')
    .values(gaps.map((gap) => ({ id: newId(), day, ...gap })))
    .onConflict((conflict) =>
      conflict
        .columns(['movement', 'reference'])
        .doUpdateSet((row) => ({
          day,
          kind: row.ref('excluded.kind'),
          providerId: row.ref('excluded.providerId'),
          providerMinor: row.ref('excluded.providerMinor'),
          bookedMinor: row.ref('excluded.bookedMinor'),
          currency: row.ref('excluded.currency'),
          foundAt: sql<Date>`now()`,
          resolvedAt: null,
          note: null,
        }))
        .where(isOther),
    )
    .execute();
}

/** Closes the gaps of this day that are gone. */
export async function closeOthers(
  trx: Kysely<Tables>,
  { day, references }: { day: string; references: readonly string[] },
): Promise<void> {
  await trx
    .updateTable('providerGaps')
    .set({ resolvedAt: sql<Date>`now()`, note: agreed })
    .where('day', '=', day)
    .where('resolvedAt', 'is', null)
    .$if(references.length > 0, (query) => query.where('reference', 'not in', references))
    .execute();
}

export function listOpenGaps(db: Kysely<Tables>, count: number) {
  return db
    .selectFrom('providerGaps')
    .selectAll()
    .where('resolvedAt', 'is', null)
    .orderBy('foundAt', 'desc')
    .orderBy('id')
    .limit(count)
    .execute();
}

/** Answers its reference; undefined when it was resolved before. */
export async function resolveGap(
  db: Kysely<Tables>,
  id: string,
  note: string,
): Promise<string | undefined> {
  const row = await db
    .updateTable('providerGaps')
    .set({ resolvedAt: sql<Date>`now()`, note })
    .where('id', '=', id)
    .where('resolvedAt', 'is', null)
    .returning('reference')
    .executeTakeFirst();
  return row?.reference;
}

export function listComparisons(db: Kysely<Tables>, count: number) {
  return db
    .selectFrom('providerComparisons')
    .selectAll()
    .orderBy('day', 'desc')
    .limit(count)
    .execute();
}

/** The newest day that was compared, such as `2026-12-01`. */
export async function findNewestDay(db: Kysely<Tables>): Promise<string | undefined> {
  const [newest] = await listComparisons(db, 1);
  return newest?.day;
}

/** What stands on each account. */
export function listAccountBalances(db: Kysely<Tables>) {
  return db
    .selectFrom('journalLines')
    .select(['currency', 'account', sql<number>`sum(amount_minor)::float8`.as('amountMinor')])
    .groupBy(['currency', 'account'])
    .having(sql`sum(amount_minor)`, '<>', 0)
    .orderBy('currency')
    .orderBy('account')
    .execute();
}
