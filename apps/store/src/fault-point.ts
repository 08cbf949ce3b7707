import { readdirSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A fault run's folder with a file for each death that is still to be died; never in production. */
const deaths = process.env['NODE_ENV'] === 'production' ? undefined : process.env['FAULT_DEATHS'];

/** Ends this process as a power cut would, where a fault run has asked for it. */
export function faultPoint(name: string): void {
  if (deaths === undefined || !isClaimed(deaths, name)) return;
  writeSync(1, `died ${name}\n`);
  process.kill(process.pid, 'SIGKILL');
}

/** Whoever removes the file `name.number` dies that death; of several processes one does. */
function isClaimed(folder: string, name: string): boolean {
  return readdirSync(folder).some((file) => {
    if (!file.startsWith(`${name}.`)) return false;
    try {
      unlinkSync(join(folder, file));
      return true;
    } catch {
      return false;
    }
  });
}
