import { destination, pino, type Logger } from 'pino';
import type { FailedRun } from './jobs.ts';
import { logSerializers } from './logged-error.ts';
import { currentRequestId } from './request-context.ts';

const standardError = 2;

/** What no request is there to log; lines like those of the web processes' log, on standard error. */
export interface ProcessLog {
  line: Logger;
  error: (error: unknown) => void;
  failedRun: (failed: FailedRun) => void;
}

export function openProcessLog(level: string): ProcessLog {
  const mixin = () => {
    const requestId = currentRequestId();
    return requestId === undefined ? {} : { requestId };
  };
  const line = pino(
    { level, mixin, serializers: logSerializers },
    destination({ dest: standardError, sync: true }),
  );
  return {
    line,
    error: (error) => line.error({ err: error }, 'unexpected error'),
    failedRun: ({ error, ...run }) =>
      line.warn({ ...run, err: error }, `a run of ${run.jobName} failed`),
  };
}
