import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { report } from '../kit/report.ts';
import { longestTasks, readTasks } from './trace-tasks.ts';

/** A page of the grid in two seconds or so: as fast as a hand turns a wheel. */
const wheelStep = 400;
const longTaskMs = 50;

interface Seen {
  longTasks: number[];
  shift: number;
  mounted: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/**
 * From the first photo to the last by the wheel. A task's clock time also counts while another
 * program has the core; its processor time, from Chromium's trace, does not.
 */
export async function measureScrolling(
  browser: Browser,
  address: string,
  { folder, viewport }: { folder: string; viewport: { width: number; height: number } },
): Promise<void> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('.photo-tile').first().waitFor();
  await page.evaluate(() => {
    window.seen.longTasks.length = 0;
  });
  const path = join(folder, 'trace.json');
  await browser.startTracing(page, { path, categories: ['toplevel', '__metadata'] });
  const wheels = await scrollThrough(page);
  await browser.stopTracing();
  const seen = await page.evaluate(() => window.seen);
  const last = await page.locator('.photo-tile').last().getAttribute('aria-posinset');
  await context.close();
  tell(seen, { longest: longestTasks(await readTasks(path)), wheels, last: last ?? '' });
}

interface Scrolled {
  longest: { cpuMs: number; clockMs: number };
  wheels: number;
  last: string;
}

function tell({ longTasks, shift, mounted }: Seen, { longest, wheels, last }: Scrolled): void {
  const clock = Math.max(0, ...longTasks).toFixed(0);
  report({
    what: 'longest main-thread task while scrolling',
    value: longest.cpuMs,
    unit: 'ms',
    target: { atMost: longTaskMs },
    from: `processor time; by the clock ${longTasks.length} tasks over ${longTaskMs} ms, the longest ${clock} ms; ${wheels} wheel events to photo ${last}`,
  });
  report({
    what: 'photos mounted at most',
    value: mounted,
    unit: 'photos',
    target: { atMost: 300 },
  });
  report({ what: 'layout shift', value: shift, unit: '', target: { atMost: 0.02 } });
}

async function scrollThrough(page: Page): Promise<number> {
  await page.mouse.move(500, 400);
  let wheels = 0;
  for (let isThere = false; !isThere; wheels += 1) {
    await page.mouse.wheel(0, wheelStep);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    if (wheels % 10 !== 0) continue;
    isThere = await page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2,
    );
  }
  await page.waitForTimeout(500);
  return wheels;
}

/** Runs in the page before its own scripts. */
function watchPage(): void {
  const seen = { longTasks: [] as number[], shift: 0, mounted: 0 };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const count = () => {
    seen.mounted = Math.max(seen.mounted, document.querySelectorAll('.photo-tile').length);
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}
