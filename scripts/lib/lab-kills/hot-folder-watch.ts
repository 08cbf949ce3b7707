import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

export interface SeenFolders {
  /** Different folders that ever appeared. */
  folders: number;
  /** Looks at a folder whose ticket or a file of it was missing or short. */
  half: number;
}

const ticket = z.object({
  items: z.array(
    z.object({ files: z.array(z.object({ name: z.string(), sizeBytes: z.number() })) }),
  ),
});

/** Looks at what a lab would see, over and over: a folder counts the moment that it has its name. */
export function watchHotFolder(folder: string): { stop: () => Promise<SeenFolders> } {
  const names = new Set<string>();
  let half = 0;
  const look = async (): Promise<void> => {
    const there = await readdir(folder).catch(() => []);
    for (const name of there.filter((each) => !each.startsWith('.'))) {
      if (names.has(name)) continue;
      names.add(name);
      if (!(await isWhole(join(folder, name)))) half += 1;
    }
  };
  const isOver = new AbortController();
  const watching = (async () => {
    while (!isOver.signal.aborted) {
      await look();
      await sleep(20);
    }
  })();
  return {
    async stop() {
      isOver.abort();
      await watching;
      await look();
      return { folders: names.size, half };
    },
  };
}

async function isWhole(folder: string): Promise<boolean> {
  try {
    const text = await readFile(join(folder, 'ticket.json'), 'utf8');
    const { items } = ticket.parse(JSON.parse(text));
    for (const { name, sizeBytes } of items.flatMap(({ files }) => files)) {
      if ((await stat(join(folder, name))).size !== sizeBytes) return false;
    }
    return items.length > 0;
  } catch {
    return false;
  }
}
