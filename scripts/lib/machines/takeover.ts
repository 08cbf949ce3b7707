import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Rig } from './rig.ts';

interface Run {
  id: string;
  name: string;
  retryCount: number;
}

interface Left extends Run {
  state: string;
  waitsSeconds: number;
  lastSaid: unknown;
}

const patienceMs = 60_000;

export interface Takeover {
  /** That nobody worked on any more. */
  jobs: number;
  /** Until another run of the last of them had begun. */
  seconds: number;
}

/**
 * Follows the jobs that are running at this moment: who runs them may be about to die. Those of the living are
 * known by their heart, which goes on beating.
 */
export async function followJobs({ db }: Rig): Promise<Takeover> {
  const { rows: before } = await sql<Run & { struckAt: Date }>`
    select id, name, retry_count as "retryCount", now() as "struckAt"
      from jobs.job where state = 'active'`.execute(db);
  const [first] = before;
  if (first === undefined) return { jobs: 0, seconds: 0 };
  const startedAt = performance.now();
  // What began anew has another count, however that run went.
  const left = async (): Promise<readonly Left[]> => {
    const { rows } = await sql<Left>`
      select job.id, job.name, job.retry_count as "retryCount", job.state, job.output as "lastSaid",
             extract(epoch from job.start_after - now())::float8 as "waitsSeconds"
        from jobs.job job
        join jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as old (id uuid, "retryCount" int)
          on old.id = job.id
       where job.retry_count = old."retryCount"
         and (job.state in ('retry', 'created')
              or (job.state = 'active'
                  and job.heartbeat_on < ${first.struckAt}::timestamptz + interval '1 second'))`.execute(
      db,
    );
    return rows;
  };
  // By now whoever lives has said so.
  await sleep(livingSayMs);
  const orphans = await left();
  let waiting = orphans;
  while (waiting.length > 0 && performance.now() - startedAt < patienceMs) {
    await sleep(200);
    waiting = await left();
  }
  for (const job of waiting) console.error(`nobody took over ${JSON.stringify(job)}`);
  const seconds = orphans.length === 0 ? 0 : (performance.now() - startedAt) / 1000;
  return { jobs: orphans.length, seconds };
}

const livingSayMs = 5_000;
