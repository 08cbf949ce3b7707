import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Of several processes that come first at once, one is heard. */
export async function keepFirst(db: Kysely<Tables>, secretSealed: Buffer): Promise<void> {
  await db
    .insertInto('lastingSecret')
    .values({ secretSealed })
    .onConflict((row) => row.doNothing())
    .execute();
}

export async function findSealed(db: Kysely<Tables>): Promise<Buffer | undefined> {
  const row = await db.selectFrom('lastingSecret').select('secretSealed').executeTakeFirst();
  return row?.secretSealed;
}

export async function replaceSealed(
  db: Kysely<Tables>,
  { from, to }: { from: Buffer; to: Buffer },
): Promise<void> {
  await db
    .updateTable('lastingSecret')
    .set({ secretSealed: to })
    .where('secretSealed', '=', from)
    .execute();
}
