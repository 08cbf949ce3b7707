import { sql, type Kysely } from 'kysely';
import { compiledOnce } from '../db/compiled-once.ts';
import type { Tables } from '../db/tables.ts';
import { networkOf } from '@albumen/server-kit/network';
import { fail } from './problem-error.ts';

export interface RateLimit {
  /** What is counted, without the counted value: `sign-in:email`. */
  name: string;
  hits: number;
  windowSeconds: number;
}

/**
 * Counts one hit against a limit, for all web processes together. The window begins at the first hit.
 * Time is the database's own, so that processes with different clocks agree.
 */
export function countHit(db: Kysely<Tables>, limit: RateLimit, value: string): Promise<void> {
  return countHits(db, [{ limit, value }]);
}

export interface Hit {
  limit: RateLimit;
  value: string;
}

/** One hit against several limits. Those who count the same ones name them in the same order. */
export async function countHits(db: Kysely<Tables>, counted: readonly Hit[]): Promise<void> {
  const rows = await noteHits(db, counted);
  for (const { limit, value } of counted) {
    const row = rows.find(({ bucket }) => bucket === bucketOf(limit, value));
    if (row !== undefined && row.hits > limit.hits) {
      fail('tooManyRequests', { headers: { 'retry-after': String(Math.max(1, row.seconds)) } });
    }
  }
}

/** Counts without refusing: `isUsedUp` tells of it later. */
export function noteHits(db: Kysely<Tables>, counted: readonly Hit[]) {
  return counting(db, {
    hits: counted.map(({ limit, value }) => ({
      bucket: bucketOf(limit, value),
      windowSeconds: limit.windowSeconds,
    })),
  });
}

const counting = compiledOnce(
  (db, { hits }: { hits: readonly { bucket: string; windowSeconds: number }[] }) =>
    db
      .insertInto('rateLimits')
      .values(
        hits.map(({ bucket, windowSeconds }) => ({
          bucket,
          hits: 1,
          resetsAt: sql<Date>`now() + make_interval(secs => ${windowSeconds})`,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet({
          hits: sql`case when rate_limits.resets_at <= now() then 1 else rate_limits.hits + 1 end`,
          resetsAt: sql`case when rate_limits.resets_at <= now() then excluded.resets_at else rate_limits.resets_at end`,
        }),
      )
      .returning([
        'bucket',
        'hits',
        sql<number>`ceil(extract(epoch from resets_at - now()))::int`.as('seconds'),
      ]),
);

function bucketOf({ name }: RateLimit, value: string): string {
  return `${name}:${networkOf(value)}`;
}

/** Whether the limit is used up, without counting: for limits that only failures use up. */
export async function isUsedUp(
  db: Kysely<Tables>,
  limit: RateLimit,
  value: string,
): Promise<boolean> {
  const used = await db
    .selectFrom('rateLimits')
    .select('hits')
    .where('bucket', '=', bucketOf(limit, value))
    .where('hits', '>=', limit.hits)
    .where('resetsAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return used !== undefined;
}

/** Refuses once the limit is used up, without counting. */
async function refuseWhenUsedUp(
  db: Kysely<Tables>,
  limit: RateLimit,
  value: string,
): Promise<void> {
  if (await isUsedUp(db, limit, value)) {
    fail('tooManyRequests', { headers: { 'retry-after': String(limit.windowSeconds) } });
  }
}

/**
 * A guess of a stranger at what somebody else has, counted before it is looked at; `takeBackHits` gives the
 * target's back when it was right. The target's is counted last: whoever is held back by the limits of one
 * network uses up nothing of it.
 */
export async function countGuess(
  db: Kysely<Tables>,
  { target, ofNetwork }: { target: Hit; ofNetwork: readonly Hit[] },
): Promise<void> {
  await refuseWhenUsedUp(db, target.limit, target.value);
  for (const { limit, value } of ofNetwork) await countHit(db, limit, value);
  await countHits(db, [target]);
}

/**
 * Takes hits back that were counted before it was known whether they are any: whoever asks many times at
 * once must not get an answer to each before the first is counted.
 */
export async function takeBackHits(db: Kysely<Tables>, counted: readonly Hit[]): Promise<void> {
  for (const { limit, value } of counted) {
    await db
      .updateTable('rateLimits')
      .set({ hits: sql`hits - 1` })
      .where('bucket', '=', bucketOf(limit, value))
      .where('hits', '>', 0)
      .execute();
  }
}

/** A success clears the count: only failures in a row are limited. */
export async function clearHits(
  db: Kysely<Tables>,
  limit: RateLimit,
  value: string,
): Promise<void> {
  await db.deleteFrom('rateLimits').where('bucket', '=', bucketOf(limit, value)).execute();
}
