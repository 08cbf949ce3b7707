import type { PgBoss } from 'pg-boss';

/** A run of a job that a worker holds; a later run has another count. */
export interface Claim {
  id: string;
  name: string;
  retryCount: number;
}

/** Two missed heartbeats and a bit. */
const silentSeconds = 8;

/**
 * Fails the runs whose worker went silent, so that the job is retried or becomes a dead letter. The
 * library does the same, but not before a minute has passed.
 */
export async function failCrashedJobs(boss: PgBoss, schema: string): Promise<void> {
  const { rows } = await boss.getDb().executeSql(
    `select id, name, retry_count as "retryCount"
       from ${schema}.job
      where state = 'active' and heartbeat_on < now() - $1 * interval '1 second'`,
    [silentSeconds],
  );
  for (const { name, ...attempt } of rows as readonly Claim[]) {
    await boss.fail(name, attempt, new Error('The worker that ran it died or froze.'));
  }
}

/**
 * Puts runs back that a shutdown interrupts. Count and limit both grow: the interrupted run costs no
 * retry, and whatever its handler still reports is told apart from the next run's.
 */
export async function giveBack(
  boss: PgBoss,
  schema: string,
  claims: readonly Claim[],
): Promise<void> {
  for (const { id, name, retryCount } of claims) {
    await boss.getDb().executeSql(
      `update ${schema}.job
          set state = 'retry', start_after = now(), started_on = null, heartbeat_on = null,
              retry_count = retry_count + 1, retry_limit = retry_limit + 1
        where id = $1 and name = $2 and retry_count = $3 and state = 'active'`,
      [id, name, retryCount],
    );
  }
}
