import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  loadSettings as loadGatewaySettings,
  type Settings as GatewaySettings,
} from '../../apps/gateway/src/settings.ts';
import {
  loadSettings as loadPlaygroundSettings,
  type Settings as PlaygroundSettings,
} from '../../apps/playground/src/settings.ts';
import { loadSettings, type Settings } from '../../apps/store/src/settings.ts';

/** The repository. */
export const root = join(import.meta.dirname, '../..');

/** Settings from the environment and, for what it leaves out, from `.env`. */
export function readSettings(): Settings {
  loadFile();
  return loadSettings(process.env);
}

/** The same for the gateway. */
export function readGatewaySettings(): GatewaySettings {
  loadFile();
  return loadGatewaySettings(process.env);
}

/** The same for the playground. */
export function readPlaygroundSettings(): PlaygroundSettings {
  loadFile();
  return loadPlaygroundSettings(process.env);
}

function loadFile(): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
