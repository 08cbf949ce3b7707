import type { Kysely } from 'kysely';
import type { Tables } from '../src/db/tables.ts';

/** How many submissions have claimed a payment or joined one: each leaves a key of its own. */
export async function countKeys(db: Kysely<Tables>): Promise<number> {
  const rows = await db.selectFrom('idempotencyKeys').select('key').execute();
  return rows.length;
}
