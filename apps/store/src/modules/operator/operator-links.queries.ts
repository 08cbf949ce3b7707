import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

const now = sql<Date>`now()`;

/** Held by whoever mails or uses a link of an operator, so that many at once are counted one by one. */
export async function lockLinks(trx: Kysely<Tables>, operatorId: string): Promise<void> {
  const key = `operator links ${operatorId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

function goodLinks(db: Kysely<Tables>) {
  return db
    .selectFrom('operatorLinks')
    .where('redeemedAt', 'is', null)
    .where('expiresAt', '>', now);
}

export async function countGoodLinks(db: Kysely<Tables>, operatorId: string): Promise<number> {
  const { count } = await goodLinks(db)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('operatorId', '=', operatorId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface NewLink {
  operatorId: string;
  tokenHash: Buffer;
  lifetimeSeconds: number;
}

/** The older ones stay good: anybody may ask for a new one, and must not take a mailed one away by it. */
export async function insertLink(
  db: Kysely<Tables>,
  { lifetimeSeconds, ...link }: NewLink,
): Promise<void> {
  await db
    .deleteFrom('operatorLinks')
    .where('operatorId', '=', link.operatorId)
    .where((row) => row.or([row('redeemedAt', 'is not', null), row('expiresAt', '<=', now)]))
    .execute();
  const expiresAt = sql<Date>`now() + make_interval(secs => ${lifetimeSeconds})`;
  await db
    .insertInto('operatorLinks')
    .values({ ...link, expiresAt })
    .execute();
}

/** Whose link it is, as long as it is good. */
export async function findLinked(
  db: Kysely<Tables>,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const row = await goodLinks(db)
    .select('operatorId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return row?.operatorId;
}

export async function spendLinks(db: Kysely<Tables>, operatorId: string): Promise<void> {
  await db
    .updateTable('operatorLinks')
    .set({ redeemedAt: now })
    .where('operatorId', '=', operatorId)
    .where('redeemedAt', 'is', null)
    .execute();
}
