import type { PgBoss } from 'pg-boss';
import { readCause } from './caused-by.ts';
import { findLetter, listLetters, type Letter } from './job-table.ts';
import { deadLetterQueue } from './queues.ts';

/** A job that failed for good. */
export interface DeadLetter {
  /** The letter's id; the job had another one. */
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
  find(id: string): Promise<DeadLetter | undefined>;
  retry(id: string): Promise<boolean>;
  retryAll(jobName?: string): Promise<number>;
  discard(id: string): Promise<boolean>;
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads and empties the queue that failed jobs are copied to. */
export function deadLetterBox(boss: PgBoss, schema: string): DeadLetterBox {
  return {
    async list(limit) {
      return (await listLetters(boss, schema, limit)).map(presentLetter);
    },
    async find(id) {
      const letter = isUuid.test(id) ? await findLetter(boss, schema, id) : undefined;
      return letter && presentLetter(letter);
    },
    async retry(id) {
      if (!isUuid.test(id)) return false;
      return (await boss.redrive(deadLetterQueue, { ids: [id] })) === 1;
    },
    retryAll: (jobName) =>
      boss.redrive(deadLetterQueue, jobName === undefined ? {} : { sourceName: jobName }),
    async discard(id) {
      if (!isUuid.test(id)) return false;
      const answer = await boss.deleteJob(deadLetterQueue, id);
      return 'affected' in answer && answer.affected === 1;
    },
  };
}

function presentLetter(letter: Letter): DeadLetter {
  return {
    id: letter.id,
    jobName: letter.sourceName ?? '',
    data: readCause(letter.data).data,
    error: messageOf(letter.sourceOutput) ?? 'unknown',
    runs: (letter.sourceRetryCount ?? 0) + 1,
    enqueuedAt: letter.sourceCreatedOn ?? letter.createdOn,
    failedAt: letter.createdOn,
  };
}

/** The library keeps an error's fields, or what else was thrown as `value`. */
function messageOf(output: unknown): string | undefined {
  if (typeof output === 'string') return output;
  if (typeof output !== 'object' || output === null) return undefined;
  if ('message' in output) return String(output.message);
  return 'value' in output ? messageOf(output.value) : undefined;
}
