import { readFile } from 'node:fs/promises';
import { sum } from './numbers.ts';
import { descendantsOf } from '../../scripts/lib/process-tree.ts';

/** Linux counts in these for every program. */
const msPerTick = 10;

/** Milliseconds that a process and everything below it have used, ended ones too. */
export async function processorMs(pid: number): Promise<number> {
  const all = [pid, ...(await descendantsOf(pid))];
  return sum(await Promise.all(all.map(ownMs)));
}

/** With that of the children that it has waited for. */
async function ownMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => undefined);
  if (stat === undefined) return 0;
  // The name in parentheses may hold anything; the numbers follow its last parenthesis.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return sum(fields.slice(11, 15).map(Number)) * msPerTick;
}
