import type { RefusalCode } from '../refusal.ts';
import { readProcessUsage } from '../process-usage.ts';

/** What a job may take. */
export interface JobLimits {
  /** Processor time, so that a busy computer does not make a good photo look hostile. */
  readonly cpuMs: number;
  /** Time on the clock, for a process that hangs without computing. */
  readonly wallMs: number;
  readonly memoryBytes: number;
}

/** The limit that a job went over. */
export type Overrun = Extract<RefusalCode, 'decodeTimeout' | 'decodeMemory'>;

const sampleEveryMs = 50;

/**
 * Watches one job of a process and calls `onOverrun` once when it takes more than it may.
 * Answers a function that ends the watch.
 */
export function watchJob(
  pid: number,
  limits: JobLimits,
  onOverrun: (overrun: Overrun) => void,
): () => void {
  let isOver = false;
  let cpuAtStartMs: number | undefined;
  function end(): void {
    isOver = true;
    clearInterval(sampler);
    clearTimeout(clock);
  }
  function overrun(kind: Overrun): void {
    if (isOver) return;
    end();
    onOverrun(kind);
  }
  async function sample(): Promise<void> {
    const usage = await readProcessUsage(pid);
    if (usage === null) return;
    cpuAtStartMs ??= usage.cpuMs;
    if (usage.residentBytes > limits.memoryBytes) overrun('decodeMemory');
    else if (usage.cpuMs - cpuAtStartMs > limits.cpuMs) overrun('decodeTimeout');
  }
  const sampler = setInterval(() => void sample(), sampleEveryMs);
  const clock = setTimeout(() => overrun('decodeTimeout'), limits.wallMs);
  void sample();
  return end;
}
