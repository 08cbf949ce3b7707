import { sql, type Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { deadLetterQueue } from './queues.ts';

// What the library has no call for, as SQL on its own tables. Nothing else reads or writes them, and
// a test notices a release of the library that makes them otherwise.

/** A run of a job that a worker holds; a later run has another count. */
export interface Claim {
  id: string;
  name: string;
  retryCount: number;
}

/** A run that nobody is at any more. */
export interface SilentRun extends Claim {
  data: object;
}

/** One that was failed for its silence. */
export interface DeadRun extends SilentRun {
  /** What was written of it. */
  death: string;
}

/** Jobs of one kind, by what they are doing. */
export interface JobCounts {
  name: string;
  /** Ready, and not yet taken. */
  waiting: number;
  /** Not to be taken before a later moment. */
  deferred: number;
  running: number;
  /** Failed at least once and will run again. */
  retrying: number;
  /** Failed for good; see the dead letters. */
  dead: number;
  /** For how long the first of those that wait could have been taken; 0 when none waits. */
  oldestWaitingSeconds: number;
}

/** Runs whose worker has been silent for so long. */
export async function listSilentRuns(
  boss: PgBoss,
  schema: string,
  silentSeconds: number,
): Promise<readonly SilentRun[]> {
  const { rows } = await boss.getDb().executeSql(
    `select id, name, retry_count as "retryCount", data
       from ${schema}.job
      where state = 'active' and heartbeat_on < now() - $1 * interval '1 second'`,
    [silentSeconds],
  );
  return rows as readonly SilentRun[]; // named so by the statement
}

/**
 * Puts runs back that a shutdown interrupts. Count and limit both grow: the interrupted run costs no
 * retry, and whatever its handler still reports is distinguished from the next run's.
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

/**
 * Runs that ended with their worker are over for long: nobody has to be spared a pause. Whoever failed them may have
 * been the library, or a process that died right afterwards. Answers those whose pause was cut short.
 */
export async function retryDeadRunsAtOnce(
  boss: PgBoss,
  schema: string,
  deaths: readonly string[],
): Promise<readonly DeadRun[]> {
  const message = `coalesce(output ->> 'message', output #>> '{value,message}')`;
  const { rows } = await boss.getDb().executeSql(
    `update ${schema}.job set start_after = now()
      where state = 'retry' and not blocked and start_after > now()
        and ${message} = any($1::text[])
      returning id, name, retry_count as "retryCount", data, ${message} as death`,
    [deaths],
  );
  return rows as readonly DeadRun[]; // named so by the statement
}

/** The run that is about to fail costs its job no retry; the pause before the next one grows as ever. */
export async function allowAnotherRetry(
  boss: PgBoss,
  schema: string,
  { id, name, retryCount }: Claim,
): Promise<void> {
  await boss.getDb().executeSql(
    `update ${schema}.job
        set retry_limit = retry_limit + 1
      where id = $1 and name = $2 and retry_count = $3 and state = 'active'`,
    [id, name, retryCount],
  );
}

/** What is shown of a dead letter. */
export interface Letter {
  id: string;
  sourceName: string | null;
  data: object;
  sourceOutput: unknown;
  sourceRetryCount: number | null;
  sourceCreatedOn: Date | null;
  createdOn: Date;
}

const letterColumns = `id, source_name as "sourceName", data, source_output as "sourceOutput",
  source_retry_count as "sourceRetryCount", source_created_on as "sourceCreatedOn",
  created_on as "createdOn"`;

/** Newest first; the library would read all of them, and every column. */
export async function listLetters(
  boss: PgBoss,
  schema: string,
  limit: number,
): Promise<readonly Letter[]> {
  const { rows } = await boss.getDb().executeSql(
    `select ${letterColumns} from ${schema}.job
      where name = $1 order by created_on desc limit $2`,
    [deadLetterQueue, limit],
  );
  return rows as readonly Letter[]; // named so by the statement
}

export async function findLetter(
  boss: PgBoss,
  schema: string,
  id: string,
): Promise<Letter | undefined> {
  const { rows } = await boss
    .getDb()
    .executeSql(`select ${letterColumns} from ${schema}.job where name = $1 and id = $2`, [
      deadLetterQueue,
      id,
    ]);
  return rows[0] as Letter | undefined; // named so by the statement
}

/** One row per queue that exists, empty ones included. */
export async function countJobs(boss: PgBoss, schema: string): Promise<readonly JobCounts[]> {
  const { rows } = await boss.getDb().executeSql(`
    select queue.name,
           count(*) filter (where job.state = 'created' and start_after <= now())::int as waiting,
           count(*) filter (where job.state = 'created' and start_after > now())::int as deferred,
           count(*) filter (where job.state = 'active')::int as running,
           count(*) filter (where job.state = 'retry')::int as retrying,
           (select count(*) from ${schema}.job letter
             where letter.name = queue.dead_letter and letter.source_name = queue.name)::int as dead,
           coalesce(extract(epoch from now() - min(greatest(job.created_on, start_after))
             filter (where job.state = 'created' and start_after <= now())), 0)::float8
             as "oldestWaitingSeconds"
      from ${schema}.queue queue
      left join ${schema}.job job on job.name = queue.name and job.state < 'completed'
     where queue.dead_letter is not null
     group by queue.name, queue.dead_letter
     order by queue.name`);
  return rows as readonly JobCounts[]; // named so by the statement
}

/**
 * Locks the waiting job that stands in the way, so that no worker starts it before our transaction
 * ends: it shall see what we write. Nothing is found when a worker was quicker; then ours is needed.
 */
export async function holdWaiting<DB>(
  trx: Kysely<DB>,
  schema: string,
  [name, key]: readonly [string, string],
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(`${schema}.job`)}
     where name = ${name} and singleton_key = ${key} and state = 'created'
       for update`.execute(trx);
  return rows[0]?.id;
}
