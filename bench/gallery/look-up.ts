import { join } from 'node:path';
import type { BenchStore } from '../kit/bench-store.ts';
import { startChildServer } from '../kit/child-server.ts';
import { quantile, sum } from '../kit/numbers.ts';
import { processorMs } from '../kit/processor-time.ts';
import { report } from '../kit/report.ts';
import type { FilledGallery } from './filled-gallery.ts';
import type { PartyResult } from './guests.ts';
import { holdParty, thumbnailsOf } from './party.ts';

const guests = 150;
const withinMs = 5_000;
const rounds = 5;
const script = join(import.meta.dirname, 'tile-server.ts');

/**
 * What it costs that a photo's public name is looked up before its bytes are sent, so that it ends within a
 * second of what ends it: against names that are looked up once.
 */
export async function compareLookUps(store: BenchStore, gallery: FilledGallery): Promise<void> {
  const args = [join(store.dataDir, 'files'), store.databaseUrl];
  using looking = await startChildServer(script, [...args, 'with']);
  using knowing = await startChildServer(script, [...args, 'without']);
  const [page = '', columns = '', ...thumbnails] = thumbnailsOf(gallery);
  const guest = { page, columns, thumbnails, previews: [] };
  const party = Array.from({ length: guests }, () => guest);
  const spent = { looking: [] as number[], knowing: [] as number[] };
  const results = { looking: [] as PartyResult[], knowing: [] as PartyResult[] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, { origin, pid }] of Object.entries({ looking, knowing })) {
      const before = await processorMs(pid);
      const result = await holdParty({ origin, guests: party, withinMs });
      // The first ones only warm up.
      if (round === 0) continue;
      const side = name as keyof typeof spent; // of the two above
      spent[side].push((await processorMs(pid)) - before);
      results[side].push(result);
    }
  }
  tell(spent, results);
}

type Sides<Value> = Record<'looking' | 'knowing', Value>;

function tell(spent: Sides<number[]>, results: Sides<PartyResult[]>): void {
  const waits = (of: PartyResult[]) => of.flatMap((result) => result.waits);
  const each = (side: 'looking' | 'knowing') =>
    sum(spent[side]) / Math.max(1, waits(results[side]).length);
  const [looking, knowing] = [each('looking'), each('knowing')];
  report({
    what: 'processor time of a tile, its name looked up, against known',
    value: looking / knowing,
    unit: '×',
    target: { atMost: 1.15 },
    from: `${looking.toFixed(3)} against ${knowing.toFixed(3)} ms`,
  });
  const p95 = (side: 'looking' | 'knowing') => quantile(waits(results[side]), 0.95);
  report({
    what: 'p95 to a tile’s first byte, its name looked up',
    value: p95('looking'),
    unit: 'ms',
    from: `${p95('knowing').toFixed(1)} ms with names that are known`,
  });
}
