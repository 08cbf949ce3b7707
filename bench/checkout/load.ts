import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../kit/numbers.ts';

export interface LoadResult {
  count: number;
  seconds: number;
  perSecond: number;
  medianMs: number;
  p95Ms: number;
}

type Work = () => Promise<void>;

/** So many at work all the time, until all work is done. */
export async function atOnce(lanes: number, work: readonly Work[]): Promise<LoadResult> {
  const waiting = [...work];
  const tookMs: number[] = [];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) tookMs.push(await timed(next));
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: lanes }, lane));
  return resultOf(tookMs, performance.now() - startedAt);
}

/** Each begins when it is due, whatever became of those before it, as customers do. */
export async function everySecond(rate: number, work: readonly Work[]): Promise<LoadResult> {
  const startedAt = performance.now();
  const tookMs = await Promise.all(
    work.map(async (one, index) => {
      const dueAt = startedAt + (index * 1000) / rate;
      await sleep(Math.max(0, dueAt - performance.now()));
      await one();
      return performance.now() - dueAt;
    }),
  );
  return resultOf(tookMs, performance.now() - startedAt);
}

async function timed(work: Work): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function resultOf(tookMs: readonly number[], allMs: number): LoadResult {
  const seconds = allMs / 1000;
  return {
    count: tookMs.length,
    seconds,
    perSecond: tookMs.length / seconds,
    medianMs: quantile(tookMs, 0.5),
    p95Ms: quantile(tookMs, 0.95),
  };
}
