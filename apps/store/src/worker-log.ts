import type { FailedRun } from '@albumen/server-kit/jobs';
import { destination, pino } from 'pino';
import type { Settings } from './settings.ts';

const standardError = 2;

/** What no request is there to log; the lines are those of the web processes' log, on standard error. */
export function openWorkerLog({ LOG_LEVEL: level }: Pick<Settings, 'LOG_LEVEL'>) {
  const log = pino({ level }, destination({ dest: standardError, sync: true }));
  return {
    error: (error: unknown) => log.error({ err: error }, 'unexpected error'),
    failedRun: ({ error, ...run }: FailedRun) =>
      log.warn({ ...run, err: error }, `a run of ${run.jobName} failed`),
  };
}
