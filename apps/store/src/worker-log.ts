import type { FailedRun } from '@albumen/server-kit/jobs';
import type { Settings } from './settings.ts';

const levels = { warn: 40, error: 50 } as const;

/** Writes lines of JSON on standard error, with the fields that the web processes' log has. */
export function openWorkerLog({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>) {
  function write(level: keyof typeof levels, facts: Record<string, unknown>): void {
    if (LOG_LEVEL === 'silent') return;
    const line = { level: levels[level], time: Date.now(), pid: process.pid, ...facts };
    process.stderr.write(`${JSON.stringify(line)}\n`);
  }
  return {
    error: (error: unknown) => write('error', { msg: 'unexpected error', err: describe(error) }),
    failedRun: ({ error, ...run }: FailedRun) =>
      write('warn', { msg: `a run of ${run.jobName} failed`, ...run, err: describe(error) }),
  };
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  return { type: name, message, stack, ...(cause instanceof Error && { cause: cause.message }) };
}
