import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { processesAt, type Place } from '../../scripts/lib/machines/network.ts';
import { commandOf } from '../../scripts/lib/process-tree.ts';
import { sum } from '../kit/numbers.ts';

type Role = 'web' | 'worker';

const msPerTick = 10;
const idleMs = 10_000;

/** The web processes of all machines: workers and gateways have no part in a visit. */
export const webs: Measured = { places: ['one', 'two', 'three'], role: 'web' };
export const workers: Measured = { ...webs, role: 'worker' };

interface Measured {
  places: readonly Place[];
  role: Role;
}

/**
 * Processor time of these processes, less what they take when nobody asks for anything: before and after, since
 * timers and the garbage of the start fade. Of a worker without its children, which render.
 */
export async function timeOf(
  { places, role }: Measured,
  work: () => Promise<void>,
): Promise<number> {
  const before = await idleTime(places, role);
  const [from, startedAt] = [await spentMs(places, role), performance.now()];
  await work();
  const [spent, lasted] = [(await spentMs(places, role)) - from, performance.now() - startedAt];
  const idle = (before + (await idleTime(places, role))) / 2;
  return spent - (idle * lasted) / 1000;
}

/** What the processes of a role take in a second, all of them together, when nobody asks for anything. */
export async function idleTime(places: readonly Place[], role: Role): Promise<number> {
  const from = await spentMs(places, role);
  await sleep(idleMs);
  return (((await spentMs(places, role)) - from) / idleMs) * 1000;
}

async function spentMs(places: readonly Place[], role: Role): Promise<number> {
  return sum(await Promise.all(places.flatMap(processesAt).map((pid) => ownMs(pid, role))));
}

/** All that an nginx has taken since it was started. */
export async function nginxMs(place: 'proxy' | 'edge'): Promise<number> {
  return sum(await Promise.all(processesAt(place).map(takenMs)));
}

async function ownMs(pid: number, role: Role): Promise<number> {
  const command = await commandOf(pid);
  return command.endsWith(`apps/store/src/main.ts --role=${role}`) ? takenMs(pid) : 0;
}

/** Without that of children, which stand beside it. */
async function takenMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  // The name in parentheses may hold anything; the numbers follow its last parenthesis.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return sum(fields.slice(11, 13).map(Number)) * msPerTick;
}
