import type { Insertable, Kysely, QueryCreator, Selectable } from 'kysely';
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
