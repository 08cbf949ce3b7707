import { readFile } from 'node:fs/promises';

/** What a process has used so far. */
export interface ProcessUsage {
  readonly cpuMs: number;
  readonly residentBytes: number;
}

/** Linux counts processor time in these for every program, whatever the kernel's own tick. */
const msPerTick = 10;

function cpuMsOf(stat: string): number {
  // The name in parentheses may hold anything; the numbers follow its last parenthesis.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

function residentBytesOf(status: string): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

/** Reads a process's use; null once it is gone, and always on systems without `/proc`. */
export async function readProcessUsage(pid: number): Promise<ProcessUsage | null> {
  try {
    const [stat, status] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'latin1'),
      readFile(`/proc/${pid}/status`, 'latin1'),
    ]);
    return { cpuMs: cpuMsOf(stat), residentBytes: residentBytesOf(status) };
  } catch {
    return null;
  }
}
