import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Deaths that processes of the store are to die at its named points. */
export interface Deaths {
  /** What the processes have to find in their environment. */
  environment: { FAULT_DEATHS: string };
  /** How often each point was died at. */
  died: ReadonlyMap<string, number>;
  /** At all points together. */
  total: () => number;
  /** The total and each point's, for a verdict. */
  inWords: () => Record<string, number>;
  /** Takes every line that the processes print. */
  count: (line: string) => void;
}

/** `each` deaths at every one of the points; the first processes that come there die them. */
export async function planDeaths(
  folder: string,
  { points, each }: { points: readonly string[]; each: number },
): Promise<Deaths> {
  await mkdir(folder, { recursive: true });
  for (const point of points) {
    for (let number = 0; number < each; number += 1) {
      await writeFile(join(folder, `${point}.${number}`), '');
    }
  }
  const died = new Map<string, number>();
  const total = (): number => died.values().reduce((sum, count) => sum + count, 0);
  return {
    environment: { FAULT_DEATHS: folder },
    died,
    total,
    inWords: () => ({
      deaths: total(),
      ...Object.fromEntries([...died].map(([name, count]) => [`deaths ${name}`, count])),
    }),
    count(line) {
      const name = /died ([\w-]+)/.exec(line)?.[1];
      if (name !== undefined) died.set(name, (died.get(name) ?? 0) + 1);
    },
  };
}
