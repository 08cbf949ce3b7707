import type { Settings } from '../../../apps/store/src/settings.ts';

export interface SeedOptions {
  settings: Settings;
  databaseUrl: string;
  log: (line: string) => void;
}

/** Loads the demo galleries and accounts, unless the database has seen them before. */
export function seedDemo(_options: SeedOptions): Promise<void> {
  return Promise.resolve();
}
