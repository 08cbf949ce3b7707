import { inspect } from 'node:util';
import type { Kysely } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { DatabaseConnection } from './database-connection.ts';
import type { JobDefinition } from './job-definition.ts';
import { countJobs, type JobCounts } from './lib/jobs/job-table.ts';
import { deadLetterBox, type DeadLetter } from './lib/jobs/dead-letters.ts';
import { enqueue, enqueueAll, type JobOrder } from './lib/jobs/enqueue.ts';
import { isOutage } from './outage.ts';
import { prepareQueues, prepareSchedules } from './lib/jobs/queues.ts';
import {
  openWorkshop,
  type FailedRun,
  type JobHandler,
  type WorkOptions,
} from './lib/jobs/workshop.ts';

export { defineJob, type JobDefinition, type JobOptions } from './job-definition.ts';
export type { DeadLetter, FailedRun, JobCounts, JobHandler, JobOrder, WorkOptions };

export interface JobsOptions {
  /** The application's database. */
  connection: DatabaseConnection | string;
  /** The schema of the jobs' tables, one for each application; `jobs` by default. */
  schema?: string;
  /** Every job that this application enqueues or works on. */
  definitions: readonly JobDefinition<never>[];
  /** Only a worker listens for new jobs, looks after crashed ones and runs what is due by clock. */
  role: 'sender' | 'worker';
  /** Called for a broken connection or a failed housekeeping query; both are tried again. */
  onError: (error: Error) => void;
  /**
   * Whether an error is the infrastructure's: such a run costs no retry, so that its job is tried until the
   * outage ends. By default network, database and full disks.
   */
  isOutage?: (error: unknown) => boolean;
  /** Notified of each run of a job that failed. */
  onFailedRun?: (failed: FailedRun) => void;
}

export interface Jobs {
  /**
   * Adds a job inside the caller's transaction: it exists when that commits, and only then.
   * Answers its id, or the id of the waiting job it was merged with.
   */
  enqueue<Data extends object, DB>(
    trx: Kysely<DB>,
    job: JobDefinition<Data>,
    data: Data,
  ): Promise<string>;
  /** Adds several jobs of one kind, which has no key, in one statement. */
  enqueueAll<Data extends object, DB>(
    trx: Kysely<DB>,
    job: JobDefinition<Data>,
    all: readonly Data[],
  ): Promise<void>;
  /** The same for a job with a moment to wait for or a priority of its own. */
  enqueueWith<Data extends object, DB>(
    trx: Kysely<DB>,
    job: JobDefinition<Data>,
    order: JobOrder<Data>,
  ): Promise<string>;
  /**
   * Begins to work on a kind of job. The handler may meet the same job twice, after a crash or a
   * lost connection, and its run is repeated when it throws.
   */
  work<Data extends object>(
    job: JobDefinition<Data>,
    options: WorkOptions,
    handler: JobHandler<Data>,
  ): Promise<void>;
  /**
   * Does something every so often in this process, until it stops: what is too small for a job of its own. What
   * takes longer than that skips the turns meanwhile.
   */
  repeat(everyMs: number, work: () => Promise<void>): void;
  /** How many jobs of each kind wait, run, wait to be retried, or are dead letters. */
  counts(): Promise<readonly JobCounts[]>;
  /** Jobs that failed for good, newest first. */
  deadLetters(options: { limit: number }): Promise<readonly DeadLetter[]>;
  deadLetter(id: string): Promise<DeadLetter | undefined>;
  /** Puts a dead letter back into its queue, with all its retries; false when there is none. */
  retryDeadLetter(id: string): Promise<boolean>;
  /** The same for all of them, or those of one kind of job, the oldest thousand first; answers how many. */
  retryDeadLetters(jobName?: string): Promise<number>;
  /** Whether a job of this kind and with this data waits, runs, or is to be run again. */
  isPending<Data extends object>(job: JobDefinition<Data>, data: Data): Promise<boolean>;
  /** Deletes a dead letter; false when there is none. */
  discardDeadLetter(id: string): Promise<boolean>;
  /** Throws when the queue's tables do not answer; for `/health`. */
  check(): Promise<void>;
  /**
   * Takes no more jobs, lets the running ones finish for `drainMs`, then aborts their signal and
   * gives them back to the queue, without counting the interrupted run against them.
   */
  stop(options: { drainMs: number }): Promise<void>;
}

/** The schema that holds the queue's tables unless an application names another. */
export const jobsSchema = 'jobs';

/** Opens the queue, making its tables and queues when they are missing. */
export async function openJobs(options: JobsOptions): Promise<Jobs> {
  const { definitions, schema = jobsSchema } = options;
  let isStopped = false;
  // Connections that break while they are being closed are nobody's concern.
  const onError = (error: Error): void => {
    if (!isStopped) options.onError(error);
  };
  const boss = await startBoss({ ...options, schema, onError });
  await prepareQueues(boss, definitions);
  if (options.role === 'worker') await prepareSchedules(boss, definitions);
  const workshop = openWorkshop(boss, { isOutage, ...options, schema, onError });
  const deadLetters = deadLetterBox(boss, schema);
  return {
    enqueue: (trx, job, data) => enqueue({ boss, schema, trx }, job, { data }),
    enqueueAll: (trx, job, all) => enqueueAll({ boss, trx }, job, all),
    enqueueWith: (trx, job, order) => enqueue({ boss, schema, trx }, job, order),
    work: (job, more, handler) => workshop.work(job, more, handler),
    repeat: (everyMs, work) => workshop.repeat(everyMs, work),
    counts: () => countJobs(boss, schema),
    deadLetters: ({ limit }) => deadLetters.list(limit),
    deadLetter: (id) => deadLetters.find(id),
    retryDeadLetter: (id) => deadLetters.retry(id),
    retryDeadLetters: (jobName) => deadLetters.retryAll(jobName),
    async isPending({ name }, data) {
      const jobs = await boss.findJobs(name, { data });
      return jobs.some(({ state }) => pendingStates.has(state));
    },
    discardDeadLetter: (id) => deadLetters.discard(id),
    async check() {
      await boss.schemaVersion();
    },
    async stop({ drainMs }) {
      await workshop.drain(drainMs);
      isStopped = true;
      await boss.stop({ graceful: false });
    },
  };
}

const pendingStates: ReadonlySet<string> = new Set(['created', 'active', 'retry']);

async function startBoss({
  connection,
  schema = jobsSchema,
  role,
  onError,
}: JobsOptions): Promise<PgBoss> {
  const isWorker = role === 'worker';
  const where = typeof connection === 'string' ? { connectionString: connection } : connection;
  const boss = new PgBoss({
    ...where,
    schema,
    application_name: `jobs ${role}`,
    max: isWorker ? 5 : 2,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
    maintenanceIntervalSeconds: 600,
  });
  boss.on('error', (error: unknown) => onError(asError(error)));
  await boss.start();
  return boss;
}

/** The queue's own loops report a copy of the fields of an error, which prints as nothing. */
function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const hasMessage = typeof thrown === 'object' && thrown !== null && 'message' in thrown;
  return new Error(hasMessage ? String(thrown.message) : inspect(thrown), { cause: thrown });
}
