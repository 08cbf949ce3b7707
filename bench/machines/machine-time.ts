import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { processesAt, type Place } from '../../scripts/lib/machines/network.ts';
import { commandOf } from '../../scripts/lib/process-tree.ts';
import { sum } from '../kit/numbers.ts';

const msPerTick = 10;
const idleMs = 10_000;

export interface Measured {
  places: readonly Place[];
  /** What their command holds. */
  command: string;
}

/** The web processes of all machines: workers and gateways have no part in a visit. */
export const webs: Measured = {
  places: ['one', 'two', 'three'],
  command: 'apps/store/src/main.ts --role=web',
};
export const workers: Measured = { ...webs, command: 'apps/store/src/main.ts --role=worker' };
export const bareServers: Measured = { ...webs, command: 'bench/machines/bare-server.ts' };

/**
 * Processor time of these processes, less what they take when nobody asks for anything: before and after, since
 * timers and the garbage of the start fade. Of a worker without its children, which render.
 */
export async function timeOf(measured: Measured, work: () => Promise<void>): Promise<number> {
  const before = await idleTime(measured);
  const [from, startedAt] = [await spentMs(measured), performance.now()];
  await work();
  const [spent, lasted] = [(await spentMs(measured)) - from, performance.now() - startedAt];
  const idle = (before + (await idleTime(measured))) / 2;
  return spent - (idle * lasted) / 1000;
}

/** What the processes of a role take in a second, all of them together, when nobody asks for anything. */
export async function idleTime(measured: Measured): Promise<number> {
  const from = await spentMs(measured);
  await sleep(idleMs);
  return (((await spentMs(measured)) - from) / idleMs) * 1000;
}

async function spentMs({ places, command }: Measured): Promise<number> {
  return sum(await Promise.all(places.flatMap(processesAt).map((pid) => ownMs(pid, command))));
}

/** All that an nginx has taken since it was started. */
export async function nginxMs(place: 'proxy' | 'edge'): Promise<number> {
  return sum(await Promise.all(processesAt(place).map(takenMs)));
}

async function ownMs(pid: number, command: string): Promise<number> {
  return (await commandOf(pid)).includes(command) ? takenMs(pid) : 0;
}

/** Without that of children, which stand beside it. */
async function takenMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  // The name in parentheses may hold anything; the numbers follow its last parenthesis.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return sum(fields.slice(11, 13).map(Number)) * msPerTick;
}
