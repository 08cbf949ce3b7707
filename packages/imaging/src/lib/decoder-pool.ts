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

/** A place for one running job; its process is started when first needed. */
interface Seat {
  process: DecoderProcess | null;
}

function endProcesses(seats: readonly Seat[]): void {
  for (const seat of seats) {
    seat.process?.end();
    seat.process = null;
  }
}

const closedMessage = 'The imaging host is closed.';

/**
 * @param memoryBytes what all running jobs together may need; a larger job runs alone, in a
 * fresh process, because used ones hold on to some memory
 */
export function createDecoderPool(processes: number, memoryBytes: number): DecoderPool {
  const free: Seat[] = Array.from({ length: processes }, () => ({ process: null }));
  const waiting: Waiting[] = [];
  const running = new Set<Promise<void>>();
  let neededBytes = 0;
  let isClosed = false;

  async function work(seat: Seat, { pooled, start }: Waiting): Promise<void> {
    if (pooled.needBytes > memoryBytes) endProcesses([...free, seat]);
    // A dead process is replaced here, so that no job ever meets one.
    if (seat.process === null || seat.process.hasEnded) seat.process = startDecoderProcess();
    neededBytes += pooled.needBytes;
    await start(seat.process);
    neededBytes -= pooled.needBytes;
    free.push(seat);
  }

  function startNext(): void {
    const [next] = waiting;
    if (next === undefined || free.length === 0) return;
    const fits = running.size === 0 || neededBytes + next.pooled.needBytes <= memoryBytes;
    const seat = fits ? free.pop() : undefined;
    if (seat === undefined) return;
    waiting.shift();
    const job = work(seat, next).then(() => {
      running.delete(job);
      startNext();
    });
    running.add(job);
    startNext();
  }

  function run(pooled: PoolJob): Promise<Outcome<unknown>> {
    if (isClosed) return Promise.reject(new Error(closedMessage));
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
      for (const { cancel } of waiting.splice(0)) cancel(new Error(closedMessage));
      await Promise.all(running);
      endProcesses(free);
    },
  };
}
