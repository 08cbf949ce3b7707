import { descendantsOf, factsOf } from '../../bench/kit/process-tree.ts';

/** Watches the memory of this process and everything under it (Linux; elsewhere it sees nothing). */
export interface TreeMemory {
  /** Highest sum of resident memory so far, in bytes; pages that processes share count in each. */
  readonly peakBytes: number;
  stop(): void;
}

const everyMs = 50;

/** Starts watching. */
export function watchTreeMemory(): TreeMemory {
  let peakBytes = 0;
  async function look(): Promise<void> {
    const pids = [process.pid, ...(await descendantsOf(process.pid))];
    const facts = await Promise.all(pids.map(factsOf));
    const bytes = facts.reduce((sum, each) => sum + (each?.residentBytes ?? 0), 0);
    peakBytes = Math.max(peakBytes, bytes);
  }
  const timer = setInterval(() => void look(), everyMs);
  return {
    get peakBytes() {
      return peakBytes;
    },
    stop: () => clearInterval(timer),
  };
}
