import type { PgBoss } from 'pg-boss';

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
             where letter.name = queue.dead_letter and letter.source_name = queue.name)::int as dead
      from ${schema}.queue queue
      left join ${schema}.job job on job.name = queue.name and job.state < 'completed'
     where queue.dead_letter is not null
     group by queue.name, queue.dead_letter
     order by queue.name`);
  return rows as readonly JobCounts[];
}
