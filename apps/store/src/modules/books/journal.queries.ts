import type { JournalEntry, Payable } from '@albumen/domain/books/journal';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** An entry with the moment that it is of. */
export interface DatedEntry extends JournalEntry {
  happenedAt: Date;
}

/** Writes them in one round trip, whatever their number. What is there already stays as it is. */
export async function insertEntries(
  trx: Kysely<Tables>,
  entries: readonly DatedEntry[],
): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(entries)}) as given (
        "kind" text, "sourceId" text, "payable" jsonb, "reference" text, "happenedAt" timestamptz,
        "lines" jsonb)
    ), added as (
      insert into journal_entries (kind, source_id, payable_kind, payable_id, reference, happened_at)
      select "kind", "sourceId", "payable" ->> 'kind', "payable" ->> 'id', "reference", "happenedAt"
        from given
      on conflict (kind, source_id) do nothing
      returning id, kind, source_id
    )
    insert into journal_lines (entry_id, account, party, currency, amount_minor)
    select added.id, line.account, line.party, line.currency, line."amountMinor"
      from added
      join given on given."kind" = added.kind and given."sourceId" = added.source_id
      cross join jsonb_to_recordset(given."lines") as line (
        account text, party text, currency text, "amountMinor" integer)`.execute(trx);
}

/** Whether the sale of an order or link is in the books. */
export async function isSold(trx: Kysely<Tables>, { kind, id }: Payable): Promise<boolean> {
  const entry = await trx
    .selectFrom('journalEntries')
    .select('id')
    .where('payableKind', '=', kind)
    .where('payableId', '=', id)
    .where('kind', '=', 'sale')
    .executeTakeFirst();
  return entry !== undefined;
}

export async function isBooked(
  trx: Kysely<Tables>,
  { kind, sourceId }: Pick<JournalEntry, 'kind' | 'sourceId'>,
): Promise<boolean> {
  const entry = await trx
    .selectFrom('journalEntries')
    .select('id')
    .where('kind', '=', kind)
    .where('sourceId', '=', sourceId)
    .executeTakeFirst();
  return entry !== undefined;
}

/** What of an order's shipping and tax has not gone back. */
export async function leftBeyondGoods(
  trx: Kysely<Tables>,
  orderId: string,
): Promise<{ shippingMinor: number; taxMinor: number }> {
  const rows = await trx
    .selectFrom('journalLines')
    .innerJoin('journalEntries', 'journalEntries.id', 'journalLines.entryId')
    .select(({ fn }) => ['account', fn.sum<string>('amountMinor').as('minor')])
    .where('payableKind', '=', 'order')
    .where('payableId', '=', orderId)
    .where('account', 'in', ['shipping', 'tax'])
    .groupBy('account')
    .execute();
  const left = (account: string) => {
    const minor = rows.find((row) => row.account === account)?.minor ?? 0;
    return minor === 0 ? 0 : -Number(minor);
  };
  return { shippingMinor: left('shipping'), taxMinor: left('tax') };
}

/** The lines of an entry that stands; empty where there is none. */
export function listLines(
  trx: Kysely<Tables>,
  { kind, sourceId }: Pick<JournalEntry, 'kind' | 'sourceId'>,
) {
  return trx
    .selectFrom('journalLines')
    .innerJoin('journalEntries', 'journalEntries.id', 'journalLines.entryId')
    .select(['account', 'party', 'currency', 'amountMinor'])
    .where('kind', '=', kind)
    .where('sourceId', '=', sourceId)
    .execute();
}

/** What the catalog of the day it was ordered said that lines cost. */
export async function sumCosts(trx: Kysely<Tables>, itemIds: readonly string[]): Promise<number> {
  const row = await trx
    .selectFrom('orderItems')
    .select(({ fn }) => fn.sum<string | null>('costMinor').as('minor'))
    .where('id', 'in', itemIds)
    .executeTakeFirstOrThrow();
  return Number(row.minor ?? 0);
}

/** What a part of an order cost. */
export function findLabCost(trx: Kysely<Tables>, sourceId: string) {
  return trx
    .selectFrom('journalEntries')
    .innerJoin('journalLines', 'journalLines.entryId', 'journalEntries.id')
    .select(['currency', 'amountMinor'])
    .where('kind', '=', 'labCost')
    .where('sourceId', '=', sourceId)
    .where('account', '=', 'labCost')
    .executeTakeFirst();
}
