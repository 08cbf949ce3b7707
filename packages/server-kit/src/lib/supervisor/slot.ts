import { setTimeout as sleep } from 'node:timers/promises';
import { startChild, type Child, type ChildPlan } from './child.ts';

/** A place for one process, which is filled again whenever it ends. */
export interface Slot {
  name: string;
  /** The id of the process that fills it at the moment. */
  pid: () => number | undefined;
  /** Settles when the first process is ready; rejects when several in a row never get there. */
  ready: Promise<void>;
  stop(limitMs: number): Promise<void>;
}

export interface SlotOptions {
  plan: ChildPlan;
  /** Lines about processes. */
  log: (line: string) => void;
  /** Lines of the process itself. */
  output: (line: string) => void;
}

/** A process that ends sooner by its own fault counts as failed. */
const shortLifeMs = 5_000;
/** At the start, so many failures in a row are enough to give up. */
const maxFailedStarts = 3;
const firstPauseMs = 250;
const longestPauseMs = 8_000;

/** Keeps a process running: one that was killed is replaced at once, one that keeps failing later. */
export function openSlot({ plan, log, output }: SlotOptions): Slot {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const stopping = new AbortController();
  let child: Child | undefined;
  let failures = 0;
  let wasReady = false;

  /** Runs one process to its end; answers whether it did its work until somebody ended it. */
  async function fill(): Promise<boolean> {
    child = startChild(plan, (line) => output(`${plan.name} | ${line}`));
    const isReady = await child.ready;
    const readyAt = performance.now();
    if (isReady) {
      wasReady = true;
      resolve();
    }
    const { reason, isOrdered } = await child.ended;
    if (!stopping.signal.aborted) log(`${plan.name} (process ${child.pid}) ended: ${reason}`);
    return isReady && (isOrdered || performance.now() - readyAt > shortLifeMs);
  }

  async function keepFilled(): Promise<void> {
    while (!stopping.signal.aborted) {
      failures = (await fill()) ? 0 : failures + 1;
      if (failures === 0 || stopping.signal.aborted) continue;
      if (!wasReady && failures >= maxFailedStarts) {
        reject(new Error(`${plan.name} does not start; its own lines above say why.`));
        return;
      }
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** failures);
      log(`${plan.name} failed ${failures} time(s) in a row; next try in ${pauseMs / 1000} s`);
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const keeping = keepFilled();
  return {
    name: plan.name,
    pid: () => child?.pid,
    ready,
    async stop(limitMs) {
      stopping.abort();
      await child?.stop(limitMs);
      await keeping;
      reject(new Error(`${plan.name} was stopped before it was ready.`));
    },
  };
}
