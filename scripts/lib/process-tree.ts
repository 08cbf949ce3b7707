import { readdir, readFile } from 'node:fs/promises';

/** A process with what it occupies. Linux only; elsewhere nothing is found. */
export interface ProcessFacts {
  pid: number;
  command: string;
  /** Resident bytes; pages that processes share count in each of them. */
  residentBytes: number;
  /** Its own bytes and its share of the shared ones: these add up. */
  shareBytes: number;
}

/** Ids of the processes below this one, parents before children. */
export async function descendantsOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  );
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  const deeper = await Promise.all(children.map(descendantsOf));
  return children.flatMap((child, index) => [child, ...(deeper[index] ?? [])]);
}

export async function commandOf(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return line.replaceAll('\0', ' ').trim();
}

/** Undefined once it has ended. */
export async function factsOf(pid: number): Promise<ProcessFacts | undefined> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => undefined);
  if (rollup === undefined) return undefined;
  const bytesOf = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0) * 1024;
  const command = await commandOf(pid);
  return { pid, command, residentBytes: bytesOf('Rss'), shareBytes: bytesOf('Pss') };
}

/** The first process of a role, such as `worker`, and everything below it. */
export async function processesOfRole(storePid: number, role: string): Promise<number[]> {
  for (const pid of await descendantsOf(storePid)) {
    if ((await commandOf(pid)).includes(`--role=${role}`))
      return [pid, ...(await descendantsOf(pid))];
  }
  return [];
}
