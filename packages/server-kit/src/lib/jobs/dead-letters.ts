import type { PgBoss } from 'pg-boss';
import { deadLetterQueue } from './queues.ts';

/** A job that failed for good. */
export interface DeadLetter {
  /** Of the letter; the job had another one. */
  id: string;
  /** The kind of job it was. */
  jobName: string;
  data: object;
  /** Message of the last failure. */
  error: string;
  /** How often it ran. */
  runs: number;
  enqueuedAt: Date;
  failedAt: Date;
}

export interface DeadLetterBox {
  list(limit: number): Promise<readonly DeadLetter[]>;
  retry(id: string): Promise<boolean>;
  discard(id: string): Promise<boolean>;
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads and empties the queue that failed jobs are copied to. */
export function deadLetterBox(boss: PgBoss, schema: string): DeadLetterBox {
  return {
    async list(limit) {
      const { rows } = await boss.getDb().executeSql(
        `select id, source_name as "jobName", data,
                coalesce(source_output ->> 'message', source_output -> 'value' ->> 'message',
                         source_output ->> 'value', 'unknown') as error,
                source_retry_count + 1 as runs,
                source_created_on as "enqueuedAt", created_on as "failedAt"
           from ${schema}.job
          where name = $1
          order by created_on desc, id
          limit $2`,
        [deadLetterQueue, limit],
      );
      return rows as readonly DeadLetter[];
    },
    async retry(id) {
      if (!isUuid.test(id)) return false;
      return (await boss.redrive(deadLetterQueue, { ids: [id] })) === 1;
    },
    async discard(id) {
      if (!isUuid.test(id)) return false;
      const { rows } = await boss
        .getDb()
        .executeSql(`delete from ${schema}.job where name = $1 and id = $2 returning id`, [
          deadLetterQueue,
          id,
        ]);
      return rows.length === 1;
    },
  };
}
