import { readProcessUsage } from '@albumen/imaging/process-usage';
import { descendantsOf } from '../../scripts/lib/process-tree.ts';

/** Processor time so far of these processes and of everything under them that is still there. */
export async function treeCpuMs(tops: readonly number[]): Promise<number> {
  const below = await Promise.all(tops.map(descendantsOf));
  const usages = await Promise.all([...tops, ...below.flat()].map(readProcessUsage));
  return usages.reduce((sum, usage) => sum + (usage?.cpuMs ?? 0), 0);
}
