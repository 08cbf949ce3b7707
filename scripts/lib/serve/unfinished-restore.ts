import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The mark of a restore that has begun and not ended. */
export function unfinishedRestore(dataDir: string): string {
  return join(dataDir, 'restore-unfinished');
}

/** Half a restored store must not go to work as if it were whole. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(unfinishedRestore(dataDir))) return;
  throw new Error(`A restore into ${dataDir} did not finish. Empty that folder and restore again.`);
}
