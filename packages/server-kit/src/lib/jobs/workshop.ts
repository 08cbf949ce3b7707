import type { Job, PgBoss } from 'pg-boss';
import type { JobDefinition } from '../../job-definition.ts';
import { withRequestId } from '../../request-context.ts';
import { inSpan } from '../../tracing.ts';
import { waitUntil } from '../wait-until.ts';
import { readCause } from './caused-by.ts';
import {
  allowAnotherRetry,
  giveBack,
  listSilentRuns,
  retryDeadRunsAtOnce,
  type Claim,
  type SilentRun,
} from './job-table.ts';

export interface WorkOptions {
  /** Jobs of this kind that this process runs at once. 1 by default. */
  concurrency?: number;
}

export interface JobRun {
  jobId: string;
  /** 1 for the first run. */
  attempt: number;
  /** Aborts when the run took too long, when another worker took the job over, and at a shutdown. */
  signal: AbortSignal;
}

/** Does the work; throwing means "try again". */
export type JobHandler<Data extends object> = (data: Data, run: JobRun) => Promise<void>;

export interface Workshop {
  work<Data extends object>(
    job: JobDefinition<Data>,
    options: WorkOptions,
    handler: JobHandler<Data>,
  ): Promise<void>;
  repeat(everyMs: number, work: () => Promise<void>): void;
  drain(limitMs: number): Promise<void>;
}

/** A run whose handler threw; the job runs again, or becomes a dead letter. */
export interface FailedRun extends Omit<JobRun, 'signal'> {
  jobName: string;
  /** Of the request that enqueued it; the job's own id where the clock did. */
  requestId: string;
  error: unknown;
}

interface WorkshopOptions {
  schema: string;
  isOutage: (error: unknown) => boolean;
  onFailedRun?: ((failed: FailedRun) => void) | undefined;
  onError: (error: Error) => void;
}

const refreshHeartbeatSeconds = 3;
const lookForCrashedJobsMs = 1_000;
/** Two missed heartbeats and a bit. */
const silentSeconds = 8;

/** Everything one process does with the jobs of the queue. */
export function openWorkshop(
  boss: PgBoss,
  { schema, isOutage, onFailedRun, onError }: WorkshopOptions,
): Workshop {
  const running = new Map<string, Claim>();
  const kinds = new Set<string>();
  const shutdown = new AbortController();
  const timers: NodeJS.Timeout[] = [];

  async function runOnce<Data extends object>(
    job: Job<Data>,
    handler: JobHandler<Data>,
  ): Promise<void> {
    const claim = { id: job.id, name: job.name, retryCount: job.retryCount };
    running.set(job.id, claim);
    const run = { jobId: job.id, attempt: job.retryCount + 1 };
    const { data, requestId = job.id, trace } = readCause(job.data);
    const signal = AbortSignal.any([job.signal, shutdown.signal]);
    try {
      const span = { name: job.name, kind: 'consumer', parent: trace } as const;
      await withRequestId(requestId, () => inSpan(span, () => handler(data, { ...run, signal })));
    } catch (error) {
      onFailedRun?.({ jobName: job.name, requestId, ...run, error });
      // The database may be what is away: then the run ends by its silence, and counts.
      if (isOutage(error)) await allowAnotherRetry(boss, schema, claim).catch(onError);
      throw error;
    } finally {
      running.delete(job.id);
    }
  }

  async function startWorker<Data extends object>(
    name: string,
    handler: JobHandler<Data>,
  ): Promise<void> {
    const id = await boss.work<Data>(name, workerOptions, async (jobs) => {
      try {
        for (const job of jobs) await runOnce(job, handler);
      } finally {
        // Otherwise it would wait out its polling interval although there may be more to do.
        boss.notifyWorker(id);
      }
    });
  }

  function repeat(everyMs: number, work: () => Promise<void>): void {
    let isBusy = false;
    async function turn(): Promise<void> {
      if (isBusy) return;
      isBusy = true;
      await work().catch(onError);
      isBusy = false;
    }
    timers.push(setInterval(() => void turn(), everyMs));
  }

  return {
    repeat,
    async work(job, { concurrency = 1 }, handler) {
      if (kinds.size === 0)
        repeat(lookForCrashedJobsMs, () => failCrashedJobs(boss, { schema, onFailedRun }));
      kinds.add(job.name);
      await Promise.all(Array.from({ length: concurrency }, () => startWorker(job.name, handler)));
    },
    async drain(limitMs) {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([...kinds].map((name) => boss.offWork(name, { wait: false })));
      await waitUntil(() => Promise.resolve(running.size === 0), limitMs);
      await giveBack(boss, schema, [...running.values()]);
      shutdown.abort(new Error('The worker is shutting down.'));
    },
  };
}

/** What is written of a run that ended with its worker: by us, and by the library (`failJobsByHeartbeat`). */
const foundByUs = 'The worker that ran it died or froze.';
const foundByLibrary = 'job heartbeat timeout';

/**
 * Fails the runs whose worker went silent, so that the job is retried or becomes a dead letter. The
 * library does the same, but looks once a minute, and leaves the job its pause.
 */
async function failCrashedJobs(
  boss: PgBoss,
  { schema, onFailedRun }: Pick<WorkshopOptions, 'schema' | 'onFailedRun'>,
): Promise<void> {
  function notify({ id, name, retryCount, data }: SilentRun, error: Error): void {
    const { requestId = id } = readCause(data);
    onFailedRun?.({ jobName: name, jobId: id, attempt: retryCount + 1, requestId, error });
  }
  for (const run of await listSilentRuns(boss, schema, silentSeconds)) {
    const { id, name, retryCount } = run;
    const error = new Error(foundByUs);
    // Other workers look, too; the library's types leave out how many runs it was.
    const failed = (await boss.fail(name, { id, retryCount }, error)) as { affected: number };
    if (failed.affected > 0) notify(run, error);
  }
  for (const run of await retryDeadRunsAtOnce(boss, schema, [foundByUs, foundByLibrary]))
    if (run.death === foundByLibrary) notify(run, new Error(run.death));
}

const workerOptions = {
  batchSize: 1,
  pollingIntervalSeconds: 0.5,
  // While notifications arrive, polling only finds retries and jobs deferred until now.
  notifyPollingIntervalSeconds: 2,
  heartbeatRefreshSeconds: refreshHeartbeatSeconds,
} as const;
