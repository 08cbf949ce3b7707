import type { Confinement } from '@albumen/imaging/confinement';
import type { FailedRun } from '@albumen/server-kit/jobs';
import { destination, pino } from 'pino';
import type { Settings } from './settings.ts';

const standardError = 2;

const confinedAs: Readonly<Record<Confinement, string>> = {
  namespaces: 'decoders see their own folder and no network',
  'no-new-privileges': 'decoders have no capabilities, but this machine’s files and network',
  none: 'decoders have the rights of this process: this machine allows no confinement',
};

/** What no request is there to log; the lines are those of the web processes' log, on standard error. */
export function openProcessLog({ LOG_LEVEL: level }: Pick<Settings, 'LOG_LEVEL'>) {
  const log = pino({ level }, destination({ dest: standardError, sync: true }));
  return {
    error: (error: unknown) => log.error({ err: error }, 'unexpected error'),
    failedRun: ({ error, ...run }: FailedRun) =>
      log.warn({ ...run, err: error }, `a run of ${run.jobName} failed`),
    confined: (confinement: Confinement) =>
      log[confinement === 'namespaces' ? 'info' : 'warn']({ confinement }, confinedAs[confinement]),
  };
}
