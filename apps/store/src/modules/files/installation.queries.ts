import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** This database's row about itself, made at first; nobody else has it until the transaction ends. */
export async function lockInstallation(trx: Kysely<Tables>) {
  await trx
    .insertInto('installation')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('installation')
    .select(['id', 'stamp', 'nextStamp'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The stamp that was announced as the next one has been written. */
export async function moveStamp(trx: Kysely<Tables>): Promise<void> {
  await trx
    .updateTable('installation')
    .set((row) => ({ stamp: row.ref('nextStamp'), nextStamp: sql`gen_random_uuid()` }))
    .execute();
}

/** A new identity, which no copy of this database has. */
export async function renewInstallation(trx: Kysely<Tables>): Promise<void> {
  await trx
    .updateTable('installation')
    .set({ id: sql`gen_random_uuid()`, nextStamp: sql`gen_random_uuid()`, foreignSeenAt: null })
    .execute();
}

export async function recordForeign(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('installation')
    .set({ foreignSeenAt: sql`now()` })
    .execute();
}

/** Whether the mark of another copy was met within this time. */
export async function wasForeignWithin(db: Kysely<Tables>, ms: number): Promise<boolean> {
  const since = sql<Date>`now() - ${ms} * interval '1 millisecond'`;
  const found = await db
    .selectFrom('installation')
    .select('id')
    .where('foreignSeenAt', '>', since)
    .executeTakeFirst();
  return found !== undefined;
}

export async function hasPhotos(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('photos').select('id').limit(1).executeTakeFirst()) !== undefined;
}
