import type { Page } from '@playwright/test';
import type { BenchStore } from '../kit/bench-store.ts';
import { watchStoreMemory } from '../kit/memory-watch.ts';
import { sum } from '../kit/numbers.ts';
import type { Photographer } from '../kit/photographer.ts';
import { processesOfRole } from '../../scripts/lib/process-tree.ts';
import { report } from '../kit/report.ts';
import { groupsOf } from './groups.ts';

export interface RenderingRun {
  page: Page;
  store: BenchStore;
  photographer: Photographer;
  photos: number;
}

const groups = 6;
const slowdown = { atLeast: 0.75 };
const memory = { atMost: 700 };
const mebibyte = 1_048_576;

/**
 * Acknowledgments with the worker rendering what came before, and with the worker held, in turns;
 * and the memory of all that.
 */
export async function compareRendering(run: RenderingRun): Promise<void> {
  const watch = watchStoreMemory(run.store.pid);
  const rates = await acknowledgments(run);
  await watch.stop();
  const rendered = await countReady(run.store);
  const of = (name: keyof typeof rates) => rates[name].toFixed(1);
  report({
    what: 'acknowledgments while rendering against without',
    value: rates.rendering / rates.held,
    unit: '×',
    target: slowdown,
    from: `${of('rendering')} against ${of('held')} photos/s; ${rendered} rendered meanwhile`,
  });
  report({
    what: 'peak memory of web and worker',
    value: watch.peakShareBytes / mebibyte,
    unit: 'MB',
    target: memory,
    from: `${Math.round(watch.peakResidentBytes / mebibyte)} MB with shared pages counted in every process`,
  });
}

async function acknowledgments({ page, store, photographer, photos }: RenderingRun) {
  const sent = { held: 0, rendering: 0 };
  const took: Record<keyof typeof sent, number[]> = { held: [], rendering: [] };
  for (const [index, range] of groupsOf(photos, groups).entries()) {
    const now = index % 2 === 0 ? 'held' : 'rendering';
    await signalWorker(store, now === 'held' ? 'SIGSTOP' : 'SIGCONT');
    const options = {
      origin: store.origin,
      galleryId: await photographer.newGallery(),
      preset: 'performance' as const,
    };
    took[now].push(
      await page.evaluate(([some, to]) => window.bench.upload(some, to), [range, options] as const),
    );
    sent[now] += range.to - range.from;
  }
  await signalWorker(store, 'SIGCONT');
  const rate = (name: keyof typeof sent) => sent[name] / (sum(took[name]) / 1000);
  return { held: rate('held'), rendering: rate('rendering') };
}

async function signalWorker({ pid }: BenchStore, signal: NodeJS.Signals): Promise<void> {
  for (const worker of await processesOfRole(pid, 'worker')) process.kill(worker, signal);
}

async function countReady({ db }: BenchStore): Promise<number> {
  const rows = await db.selectFrom('photos').select('id').where('state', '=', 'ready').execute();
  return rows.length;
}
