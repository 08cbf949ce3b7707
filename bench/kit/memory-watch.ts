import { descendantsOf, factsOf } from '../../scripts/lib/process-tree.ts';
import { sum } from './numbers.ts';

/** Highest sums over web, worker and everything that they start. */
export interface MemoryWatch {
  /** Every process's resident memory, shared pages counted again in each. */
  readonly peakResidentBytes: number;
  /** What the machine really gives: shared pages counted once. */
  readonly peakShareBytes: number;
  stop(): Promise<void>;
}

const everyMs = 100;

/** Watches all processes below the store's supervisor until it is stopped. */
export function watchStoreMemory(storePid: number): MemoryWatch {
  let peakResidentBytes = 0;
  let peakShareBytes = 0;
  const stopping = new AbortController();

  async function look(): Promise<void> {
    const pids = await descendantsOf(storePid);
    const facts = (await Promise.all(pids.map(factsOf))).filter((each) => each !== undefined);
    peakResidentBytes = Math.max(peakResidentBytes, sum(facts.map((each) => each.residentBytes)));
    peakShareBytes = Math.max(peakShareBytes, sum(facts.map((each) => each.shareBytes)));
  }
  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look();
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  }
  const watching = watch();
  return {
    get peakResidentBytes() {
      return peakResidentBytes;
    },
    get peakShareBytes() {
      return peakShareBytes;
    },
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
