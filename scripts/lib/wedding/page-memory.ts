import type { Page } from '@playwright/test';
import { watchTreeMemory } from '../tree-memory.ts';

export interface PageMemory {
  /** Highest use of the scripts' heap so far. */
  peakHeapBytes: () => number;
  /** Highest sum over all processes of the browser so far; shared memory counts in each. */
  peakBrowserBytes: () => number;
  stop: () => void;
}

const everyMs = 500;

/** @param browserPid the browser's first process */
export async function watchPageMemory(page: Page, browserPid: number): Promise<PageMemory> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const tree = watchTreeMemory({ pid: browserPid, everyMs });
  let peakHeapBytes = 0;
  const timer = setInterval(() => {
    session.send('Performance.getMetrics').then(
      ({ metrics }) => {
        const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
        peakHeapBytes = Math.max(peakHeapBytes, used);
      },
      () => undefined,
    );
  }, everyMs);
  return {
    peakHeapBytes: () => peakHeapBytes,
    peakBrowserBytes: () => tree.peakBytes,
    stop: () => {
      clearInterval(timer);
      tree.stop();
    },
  };
}
