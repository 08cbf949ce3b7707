/**
 * Twice as many visitors as a store can bear: with shedding, and beside the same store without it.
 *
 *   node bench/load.ts [--seconds 20]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillGallery } from './gallery/filled-gallery.ts';
import { startBenchStore } from './kit/bench-store.ts';
import { quantile } from './kit/numbers.ts';
import { newPhotographer } from './kit/photographer.ts';
import { describeMachine, report } from './kit/report.ts';
import type { Rush, RushResult } from './load/visitors.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const lastsMs = Number(values.seconds) * 1000;
console.log(describeMachine());

const shedding = await measure('on');
const waiting = await measure('off');
const p95 = quantile(shedding.rush.waits, 0.95);
const peer = quantile(waiting.rush.waits, 0.95);
report({
  what: 'twice what the store bears, p95 of those let in',
  value: p95,
  unit: 'ms',
  target: { atMost: 500 },
  from: told(shedding),
});
report({
  what: 'the same store without shedding against it',
  value: peer / p95,
  unit: '×',
  from: told(waiting),
});
report({
  what: 'p95 until others are told to come back',
  value: quantile(shedding.rush.refusals, 0.95),
  unit: 'ms',
  target: { atMost: 500 },
});
report({
  what: 'neither let in nor told when to come back',
  value: shedding.rush.lost,
  unit: 'errors',
  target: { atMost: 0 },
});
report({
  what: 'pages a second under the rush against those that it bears',
  value: perSecond(shedding.rush) / shedding.bears,
  unit: '×',
  target: { atLeast: 0.6 },
});

interface Measured {
  /** Pages a second with a few visitors. */
  bears: number;
  rush: RushResult;
}

async function measure(mode: 'on' | 'off'): Promise<Measured> {
  await using store = await startBenchStore({ LOAD_SHEDDING: mode });
  const { shareId } = await fillGallery(store, await newPhotographer(store), 40);
  const addresses = [`${store.origin}/s/${shareId}/gallery`, `${store.origin}/help`, store.origin];
  await hold({ addresses, lastsMs: 5_000 });
  const bears = perSecond(await hold({ addresses, lastsMs: 8_000 }));
  return { bears, rush: await hold({ addresses, perSecond: 2 * bears, lastsMs }) };
}

async function hold(rush: Rush): Promise<RushResult> {
  const program = fork(join(import.meta.dirname, 'load/visitors.ts'));
  program.send(rush);
  const [result] = await once(program, 'message');
  return result;
}

function perSecond({ waits, lastedMs }: RushResult): number {
  return waits.length / (lastedMs / 1000);
}

function told({ bears, rush }: Measured): string {
  const median = quantile(rush.waits, 0.5).toFixed(0);
  const { length: gone } = rush.refusals;
  return `bears ${bears.toFixed(0)} pages/s; ${rush.waits.length} came, median ${median} ms, ${gone} told to come back, ${rush.lost} lost`;
}
