import { sql, type Kysely } from 'kysely';
import type { Tables } from '../src/db/tables.ts';

/**
 * Opens as many connections as a pool for races has, so that rivals meet in the database and don't come
 * one after the other as their connections open.
 */
export async function openConnections(db: Kysely<Tables>, count = 10): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => sql`select pg_sleep(0.05)`.execute(db)));
}
