import { sql, type Kysely } from 'kysely';
import { vi } from 'vitest';
import type { Tables } from '../src/db/tables.ts';

/**
 * Waits until so many connections of this database stand still behind the locks of this transaction, one behind
 * the other counted, too: whoever races it has come as far as the row that is fought for.
 */
export async function untilAwaited(trx: Kysely<Tables>, count = 1): Promise<void> {
  await vi.waitUntil(async () => (await countWaiting(trx)) >= count, {
    timeout: 60_000,
    interval: 20,
  });
}

/** Of `pg_locks`: what `pg_stat_activity` says stands still for the length of a transaction. */
async function countWaiting(trx: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with recursive waiting as (
      select pg_backend_pid() as pid
      union
      select pg_locks.pid from pg_locks
      join waiting on waiting.pid = any(pg_blocking_pids(pg_locks.pid))
      where not granted
    )
    select (count(*) - 1)::int as count from waiting`.execute(trx);
  return rows[0]?.count ?? 0;
}
