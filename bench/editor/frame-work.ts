import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { TraceEvent } from '../gallery/trace-tasks.ts';
import { sum } from '../kit/numbers.ts';

/** Processor time of a page's main thread, in ms. */
export interface MainThreadWork {
  /** From one frame that was shown to the next: events, scripts, layout, painting. */
  frames: readonly number[];
  longestTask: number;
  /** Measured by the clock, which also runs while another program has the core. */
  longestTaskByClock: number;
}

interface Task extends TraceEvent {
  ts: number;
}

const categories = ['toplevel', 'cc', '__metadata'];

/** What the main thread of a page does while something happens in it. */
export async function traceWork(
  browser: Browser,
  page: Page,
  { folder, happen }: { folder: string; happen: () => Promise<void> },
): Promise<MainThreadWork> {
  const path = join(folder, 'trace.json');
  await page.bringToFront();
  await browser.startTracing(page, { path, categories });
  await happen();
  await browser.stopTracing();
  // Written by Chromium in this shape.
  const { traceEvents } = JSON.parse(await readFile(path, 'utf8')) as { traceEvents: Task[] };
  return workOf(traceEvents);
}

function workOf(events: readonly Task[]): MainThreadWork {
  const isHere = mainThreadOf(events);
  const tasks = events
    .filter((event) => isHere(event) && event.ph === 'X' && event.name === taskName)
    .toSorted((a, b) => a.ts - b.ts);
  const shown = events
    .filter((event) => isHere(event) && event.name === shownName)
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b);
  if (shown.length < 2) throw new Error('the trace has no frames');
  const frames: number[] = [];
  let from = 0;
  for (const at of shown) {
    const until = tasks.findLastIndex(({ ts }) => ts <= at) + 1;
    frames.push(sum(tasks.slice(from, until).map(({ tdur = 0 }) => tdur)) / 1000);
    from = Math.max(from, until);
  }
  return {
    // Two commits of one task are one frame.
    frames: frames.filter((work) => work > 0),
    longestTask: longest(tasks.map(({ tdur = 0 }) => tdur)),
    longestTaskByClock: longest(tasks.map(({ dur = 0 }) => dur)),
  };
}

const taskName = 'ThreadControllerImpl::RunTask';
const shownName = 'ProxyMain::BeginMainFrame::commit';

/** Finds the one that shows frames, of all pages' threads. */
function mainThreadOf(events: readonly TraceEvent[]): (event: TraceEvent) => boolean {
  const counts = new Map<string, number>();
  for (const { name, pid, tid } of events) {
    const thread = `${pid} ${tid}`;
    if (name === shownName) counts.set(thread, (counts.get(thread) ?? 0) + 1);
  }
  const [busiest] = [...counts].toSorted(([, a], [, b]) => b - a);
  return ({ pid, tid }) => `${pid} ${tid}` === busiest?.[0];
}

function longest(times: readonly number[]): number {
  return times.reduce((most, time) => Math.max(most, time), 0) / 1000;
}
