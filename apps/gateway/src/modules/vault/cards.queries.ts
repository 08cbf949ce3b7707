import { sql, type Insertable, type Kysely, type QueryCreator, type Selectable } from 'kysely';
import { rowsAtOnce } from '../../db/portions.ts';
import type { Tables } from '../../db/tables.ts';

export type CardRow = Selectable<Tables['cards']>;

/** By itself, or as a part of a statement that writes what refers to it. */
export function insertCard(db: QueryCreator<Tables>, values: Insertable<Tables['cards']>) {
  return db.insertInto('cards').values(values);
}

export function pageOfCards(db: Kysely<Tables>, after: string, limit: number) {
  return db
    .selectFrom('cards')
    .select(['id', 'numberSealed as sealed'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function replaceNumber(
  db: Kysely<Tables>,
  id: string,
  { from, to }: { from: Buffer; to: Buffer },
): Promise<void> {
  await db
    .updateTable('cards')
    .set({ numberSealed: to })
    .where('id', '=', id)
    .where('numberSealed', '=', from)
    .execute();
}

export async function deleteCard(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('cards').where('id', '=', id).execute();
}

/**
 * Looks through a portion of all cards in the order of their ids, and deletes those that nothing refers to.
 * Answers where the next portion begins; nothing after the last one.
 */
export async function deleteUnusedCards(
  db: Kysely<Tables>,
  { after, now }: { after: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ last: string | null }>`
    with portion as (
      select cards.id, cards.created_at < ${now}::timestamptz - interval '1 day'
        + make_interval(secs => clock_offset_ms / 1000.0) as is_old
        from cards join merchants on merchants.id = merchant_id
       where cards.id > ${after} order by cards.id limit ${rowsAtOnce}
    ), gone as (
      delete from cards using portion
       where cards.id = portion.id and is_old
         and not exists (select from nonces where card_id = cards.id)
         and not exists (select from payment_methods where card_id = cards.id)
         and not exists (select from transactions where card_id = cards.id)
    )
    select max(id) as last from portion`.execute(db);
  return rows[0]?.last ?? undefined;
}

export function findCard(
  db: Kysely<Tables>,
  merchantId: string,
  id: string,
): Promise<CardRow | undefined> {
  return db
    .selectFrom('cards')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function listCards(db: Kysely<Tables>, ids: readonly string[]): Promise<CardRow[]> {
  return db.selectFrom('cards').selectAll().where('id', 'in', ids).execute();
}
