import type { Outcome } from '../refusal.ts';
import { startDecoderProcess, type DecoderProcess } from './decoder-process.ts';
import type { DecoderJob } from './protocol.ts';
import type { JobLimits } from './watchdog.ts';

/** A job with what it may take and what it is expected to need. */
export interface PoolJob {
  readonly job: DecoderJob;
  readonly limits: JobLimits;
  /** Expected peak; decides what runs beside it. */
  readonly needBytes: number;
}

/** Runs jobs on a few processes, first come, first served. */
export interface DecoderPool {
  run(job: PoolJob): Promise<Outcome<unknown>>;
  /** Turns waiting jobs away, lets running ones finish, ends the processes. */
  close(): Promise<void>;
}

interface Waiting {
  readonly pooled: PoolJob;
  readonly start: (process: DecoderProcess) => Promise<void>;
  readonly cancel: (reason: Error) => void;
}

/**
 * @param memoryBytes what all running jobs together may need; a job larger than that runs alone
 */
export function createDecoderPool(processes: number, memoryBytes: number): DecoderPool {
  const idle: DecoderProcess[] = Array.from({ length: processes }, startDecoderProcess);
  const waiting: Waiting[] = [];
  const running = new Set<Promise<void>>();
  let neededBytes = 0;
  let isClosed = false;

  function fits({ needBytes }: PoolJob): boolean {
    return running.size === 0 || neededBytes + needBytes <= memoryBytes;
  }

  /** A dead process is replaced here, so that no job ever meets one. */
  function takeProcess(): DecoderProcess | undefined {
    const process = idle.shift();
    return process?.hasEnded === true ? startDecoderProcess() : process;
  }

  function startNext(): void {
    const [next] = waiting;
    if (next === undefined || idle.length === 0 || !fits(next.pooled)) return;
    const process = takeProcess();
    if (process === undefined) return;
    waiting.shift();
    neededBytes += next.pooled.needBytes;
    const done = next.start(process).finally(() => {
      running.delete(done);
      neededBytes -= next.pooled.needBytes;
      idle.push(process.hasEnded && !isClosed ? startDecoderProcess() : process);
      startNext();
    });
    running.add(done);
    startNext();
  }

  function run(pooled: PoolJob): Promise<Outcome<unknown>> {
    if (isClosed) return Promise.reject(new Error('The imaging host is closed.'));
    return new Promise((resolve, reject) => {
      waiting.push({
        pooled,
        start: (process) => process.run(pooled.job, pooled.limits).then(resolve, reject),
        cancel: reject,
      });
      startNext();
    });
  }

  return {
    run,
    close: async () => {
      isClosed = true;
      for (const { cancel } of waiting.splice(0)) cancel(new Error('The imaging host is closed.'));
      await Promise.all(running);
      for (const process of idle) process.end();
    },
  };
}
