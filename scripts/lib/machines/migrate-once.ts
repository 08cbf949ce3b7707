import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../read-settings.ts';

/** As whoever upgrades does, before any machine starts. */
export async function migrateOnce(environment: Readonly<Record<string, string>>): Promise<void> {
  const script = join(root, 'scripts/albumen.ts');
  await promisify(execFile)(process.execPath, [script, 'migrate'], {
    cwd: root,
    env: { ...process.env, ...environment },
  });
}
