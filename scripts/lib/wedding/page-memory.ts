import type { Browser, Page } from '@playwright/test';
import { watchTreeMemory } from '../tree-memory.ts';

export interface PageMemory {
  /** Highest use of the scripts' heap so far. */
  peakHeapBytes: () => number;
  /** Highest sum over all processes of the browser so far; shared memory counts in each. */
  peakBrowserBytes: () => number;
  stop: () => void;
}

const everyMs = 500;

export async function watchPageMemory(page: Page, browser: Browser): Promise<PageMemory> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const tree = watchTreeMemory({ pid: await firstProcessOf(browser), everyMs });
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

async function firstProcessOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const first = processInfo.find(({ type }) => type === 'browser');
  if (first === undefined) throw new Error('Chromium does not say which processes it has');
  return first.id;
}
