import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { processesAt, type Place } from '../../scripts/lib/machines/network.ts';
import { sum } from '../kit/numbers.ts';

const msPerTick = 10;
const idleMs = 10_000;

/** Processor time of all that runs on these machines, less what they take when nobody asks for anything. */
export async function timeOf(places: readonly Place[], work: () => Promise<void>): Promise<number> {
  const before = await spentMs(places);
  await sleep(idleMs);
  const idle = ((await spentMs(places)) - before) / idleMs;
  const [from, startedAt] = [await spentMs(places), performance.now()];
  await work();
  return (await spentMs(places)) - from - idle * (performance.now() - startedAt);
}

async function spentMs(places: readonly Place[]): Promise<number> {
  return sum(await Promise.all(places.flatMap(processesAt).map(ownMs)));
}

/** Without that of children, which stand beside it. */
async function ownMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  // The name in parentheses may hold anything; the numbers follow its last parenthesis.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return sum(fields.slice(11, 13).map(Number)) * msPerTick;
}
