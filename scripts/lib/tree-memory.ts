import { descendantsOf, factsOf } from './process-tree.ts';

/** Watches the memory of a process and everything under it (Linux; elsewhere it sees nothing). */
export interface TreeMemory {
  /** Highest sum of resident memory so far, in bytes; pages that processes share count in each. */
  readonly peakBytes: number;
  stop(): void;
}

export interface TreeMemoryOptions {
  /** The process on top; this one by default. */
  pid?: number;
  everyMs?: number;
}

/** Starts watching. */
export function watchTreeMemory({
  pid = process.pid,
  everyMs = 50,
}: TreeMemoryOptions = {}): TreeMemory {
  let peakBytes = 0;
  async function look(): Promise<void> {
    const pids = [pid, ...(await descendantsOf(pid))];
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
