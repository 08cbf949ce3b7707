import { readdir, readFile } from 'node:fs/promises';

/** Ids of this process's living children whose command line holds a word (Linux). */
export async function childProcessIds(word: string): Promise<number[]> {
  const tasks = await readdir('/proc/self/task');
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/self/task/${task}/children`, 'utf8').catch(() => '')),
  );
  const ids = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  const commands = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
  );
  return ids.filter((_, index) => commands[index]?.includes(word));
}
