import { execFileSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const size = '160m';

/** A disk of its own for a machine's folders, small enough to be filled. */
export async function mountSmallDisk(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'small-disk', folder]);
}

/** Until nothing is left of it. */
export function fillDisk(folder: string): void {
  // It ends with the disk's end, which is what is wanted.
  const fill = 'cat /dev/zero > "$1" 2>/dev/null || true';
  execFileSync('sh', ['-c', fill, 'sh', fillerOf(folder)]);
}

export async function emptyDisk(folder: string): Promise<void> {
  await rm(fillerOf(folder));
}

function fillerOf(folder: string): string {
  return join(folder, 'tmp', 'filler');
}
