import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadSettings, type Settings } from '../../apps/store/src/settings.ts';

/** The repository. */
export const root = join(import.meta.dirname, '../..');

/** Settings from the environment and, for what it leaves out, from `.env`. */
export function readSettings(): Settings {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return loadSettings(process.env);
}
