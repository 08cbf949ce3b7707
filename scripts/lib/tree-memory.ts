import { readdir, readFile } from 'node:fs/promises';

/** Watches the memory of this process and everything under it (Linux; elsewhere it sees nothing). */
export interface TreeMemory {
  /** Highest sum of resident memory so far, in bytes. */
  readonly peakBytes: number;
  stop(): void;
}

async function childrenOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  );
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  const children = await Promise.all((await childrenOf(pid)).map(residentBytes));
  return children.reduce((sum, bytes) => sum + bytes, own);
}

/** Starts watching, every 25 ms. */
export function watchTreeMemory(): TreeMemory {
  let peakBytes = 0;
  const timer = setInterval(() => {
    void residentBytes(process.pid).then((bytes) => {
      peakBytes = Math.max(peakBytes, bytes);
    });
  }, 25);
  return {
    get peakBytes() {
      return peakBytes;
    },
    stop: () => clearInterval(timer),
  };
}
