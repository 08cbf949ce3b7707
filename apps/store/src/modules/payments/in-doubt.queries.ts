import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** The first few to be claimed of those that its caller asks for. */
function oldest(db: Kysely<Tables>, count: number) {
  return db.selectFrom('paymentAttempts').select('id').orderBy('claimedAt').limit(count);
}

/** Attempts in doubt that were claimed before this moment: the oldest few. */
export async function listInDoubt(
  db: Kysely<Tables>,
  { before, count }: { before: Date; count: number },
): Promise<string[]> {
  const rows = await oldest(db, count)
    .where('status', 'in', ['claimed', 'unknown'])
    .where('claimedAt', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}

/** Attempts that have been on their way for so long, by the database's clock: the oldest few. */
export async function listCutOff(
  db: Kysely<Tables>,
  { afterMs, count }: { afterMs: number; count: number },
): Promise<string[]> {
  const rows = await oldest(db, count)
    .where('status', '=', 'claimed')
    .where('claimedAt', '<', sql<Date>`now() - make_interval(secs => ${afterMs / 1000})`)
    .execute();
  return rows.map(({ id }) => id);
}

interface LostLooks {
  /** Claimed in this stretch of time. */
  from: Date;
  before: Date;
  /** How often each is looked for. */
  looks: number;
  count: number;
}

/** Attempts that are presumed to have failed and were not looked for often enough: the oldest few. */
export async function listLostLooks(
  db: Kysely<Tables>,
  { from, before, looks, count }: LostLooks,
): Promise<string[]> {
  const rows = await oldest(db, count)
    .where('isPresumed', '=', true)
    .where('status', 'in', ['declined', 'failed'])
    .where('looks', '<', looks)
    .where('claimedAt', '>', from)
    .where('claimedAt', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}

/** How long ago it was claimed, by the database's clock. */
export async function getAgeMs(db: Kysely<Tables>, id: string): Promise<number> {
  const { ageMs } = await db
    .selectFrom('paymentAttempts')
    .select(sql<number>`(extract(epoch from now() - claimed_at) * 1000)::float8`.as('ageMs'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return ageMs;
}

export async function countLook(db: Kysely<Tables>, id: string): Promise<number> {
  const { looks } = await db
    .updateTable('paymentAttempts')
    .set({ looks: sql`looks + 1` })
    .where('id', '=', id)
    .returning('looks')
    .executeTakeFirstOrThrow();
  return looks;
}
