import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Whoever names the same waits until this transaction is through. */
export async function lockName(trx: Kysely<Tables>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/** False when somebody else is at it. */
export async function tryLockName(trx: Kysely<Tables>, name: string): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isLocked"`.execute(trx);
  return rows[0]?.isLocked ?? false;
}
