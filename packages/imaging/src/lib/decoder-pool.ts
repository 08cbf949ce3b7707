import type { Outcome } from '../refusal.ts';
import type { DecoderProcess } from './decoder-process.ts';

/** Work for one process, with what it is expected to need. */
export interface PoolJob<Made> {
  /** Expected peak; decides what runs beside it. */
  readonly needBytes: number;
  readonly work: (process: DecoderProcess) => Promise<Outcome<Made>>;
}

/** Runs jobs on a few processes, first come, first served. */
export interface DecoderPool {
  run<Made>(job: PoolJob<Made>): Promise<Outcome<Made>>;
  /** Turns waiting jobs away, lets running ones finish, ends the processes. */
  close(): Promise<void>;
}

interface Waiting {
  readonly needBytes: number;
  readonly start: (seat: Seat) => Promise<void>;
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

/** How many processes a pool may have, and how it starts one. */
export interface PoolOptions {
  readonly processes: number;
  /**
   * What all running jobs together may need; a larger job runs alone, in a fresh process, because
   * used ones hold on to some memory.
   */
  readonly memoryBytes: number;
  readonly start: () => Promise<DecoderProcess>;
}

/** Makes a pool; its processes are started when they are first needed. */
export function createDecoderPool(options: PoolOptions): DecoderPool {
  const { processes, memoryBytes } = options;
  const free: Seat[] = Array.from({ length: processes }, () => ({ process: null }));
  const waiting: Waiting[] = [];
  const running = new Set<Promise<void>>();
  let neededBytes = 0;
  let isClosed = false;

  async function work(seat: Seat, { needBytes, start }: Waiting): Promise<void> {
    if (needBytes > memoryBytes) endProcesses([...free, seat]);
    neededBytes += needBytes;
    await start(seat);
    neededBytes -= needBytes;
    free.push(seat);
  }

  /** A dead process is replaced here, so that no job ever meets one. */
  async function readyProcess(seat: Seat): Promise<DecoderProcess> {
    if (seat.process === null || seat.process.hasEnded) seat.process = await options.start();
    return seat.process;
  }

  function startNext(): void {
    const [next] = waiting;
    if (next === undefined || free.length === 0) return;
    const fits = running.size === 0 || neededBytes + next.needBytes <= memoryBytes;
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

  function run<Made>({ needBytes, work: use }: PoolJob<Made>): Promise<Outcome<Made>> {
    if (isClosed) return Promise.reject(new Error(closedMessage));
    return new Promise((resolve, reject) => {
      waiting.push({
        needBytes,
        start: (seat) => readyProcess(seat).then(use).then(resolve, reject),
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
