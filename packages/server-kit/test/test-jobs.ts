import { onTestFinished, vi } from 'vitest';
import {
  defineJob,
  openJobs,
  type JobDefinition,
  type Jobs,
  type JobsOptions,
} from '../src/jobs.ts';

let lastNumber = 0;

/** A kind of job that no other test has. */
export function uniqueJob<Data extends object = object>(
  options: Partial<JobDefinition<Data>> = {},
): JobDefinition<Data> {
  lastNumber += 1;
  return defineJob<Data>({ name: `test.job-${lastNumber}`, ...options });
}

/** A worker of these jobs, stopped with the test. */
export async function openTestJobs(
  connection: JobsOptions['connection'],
  definitions: JobsOptions['definitions'],
  more: Partial<JobsOptions> = {},
): Promise<Jobs> {
  const jobs = await openJobs({
    connection,
    definitions,
    role: 'worker',
    onError: (error) => void process.stderr.write(`${error.stack}\n`),
    ...more,
  });
  onTestFinished(() => jobs.stop({ drainMs: 0 }));
  return jobs;
}

export async function countsOf(jobs: Jobs, { name }: { name: string }) {
  return (await jobs.counts()).find((counts) => counts.name === name);
}

/** Waits for it. */
export async function deadLetterOf(jobs: Jobs, { name }: { name: string }) {
  return vi.waitFor(
    async () => {
      const letters = await jobs.deadLetters({ limit: 100 });
      const letter = letters.find(({ jobName }) => jobName === name);
      if (!letter) throw new Error(`no dead letter of ${name}`);
      return letter;
    },
    { timeout: 10_000 },
  );
}
