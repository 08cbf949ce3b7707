import type { Kysely } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { JobDefinition } from '../../job-definition.ts';
import { withCause } from './caused-by.ts';
import { holdWaiting } from './job-table.ts';

/** A job to be done, with what its definition leaves open. */
export interface JobOrder<Data extends object> {
  data: Data;
  /** Not before this moment, or not before this long from now by the database's clock. */
  startAfter?: Date | { afterMs: number };
  /** Instead of the definition's. */
  priority?: number;
}

interface Enqueuing<DB> {
  boss: PgBoss;
  schema: string;
  /** The transaction that causes the job. */
  trx: Kysely<DB>;
}

const maxAttempts = 10;

/** The queue counts what is a number from now, in seconds. */
function momentOf(start: Date | { afterMs: number }): Date | number {
  return start instanceof Date ? start : start.afterMs / 1000;
}

/** Adds the job through the transaction, or finds the waiting job of the same key. */
export async function enqueue<Data extends object, DB>(
  { boss, schema, trx }: Enqueuing<DB>,
  job: JobDefinition<Data>,
  { data, startAfter, priority = job.priority }: JobOrder<Data>,
): Promise<string> {
  const plain = trx.withoutPlugins();
  const key = job.uniqueKey?.(data);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const id = await boss.send(job.name, withCause(data), {
      db: fromKysely(plain),
      priority,
      ...(startAfter && { startAfter: momentOf(startAfter) }),
      ...(key === undefined ? {} : { singletonKey: key }),
    });
    const found = id ?? (await holdWaiting(plain, schema, [job.name, key ?? '']));
    if (found !== undefined) return found;
  }
  throw new Error(`could not enqueue ${job.name}: its key is always taken and never waiting`);
}

/** Adds several jobs of one kind, which has no key, in one statement. */
export async function enqueueAll<Data extends object, DB>(
  { boss, trx }: Pick<Enqueuing<DB>, 'boss' | 'trx'>,
  { name, uniqueKey, priority }: JobDefinition<Data>,
  all: readonly Data[],
): Promise<void> {
  if (uniqueKey !== undefined) throw new Error(`each ${name} may be waiting already`);
  if (all.length === 0) return;
  const jobs = all.map((data) => ({ data: withCause(data), ...(priority && { priority }) }));
  const ids = await boss.insert(name, jobs, {
    db: fromKysely(trx.withoutPlugins()),
    returnId: true,
  });
  // Where the queue's row is gone, nothing is inserted, and nothing said.
  if (ids?.length !== all.length) throw new Error(`could not enqueue ${name}: no such queue`);
}
