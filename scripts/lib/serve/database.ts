import { join } from 'node:path';
import { connectionUrl } from '@albumen/server-kit/database-connection';
import { openDatabase } from '@albumen/server-kit/database';
import { startEmbeddedPostgres } from '@albumen/server-kit/embedded-postgres';
import { migrate, type MigrateOptions } from '@albumen/server-kit/migrations';
import type { Settings } from '../../../apps/store/src/settings.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';

export interface RunningDatabase {
  url: string;
  /** A successor may wait from now on. */
  announceStop: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The database of `DATABASE_URL`, else our own under `DATA_DIR`; with all migrations either way. */
export async function startDatabase(
  settings: Settings,
  log: (line: string) => void,
): Promise<RunningDatabase> {
  refuseUnfinishedRestore(settings.DATA_DIR);
  const database = await chooseDatabase(settings, log);
  try {
    await migrateStore(settings.DATABASE_DIRECT_URL ?? database.url, { log });
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function chooseDatabase(
  settings: Settings,
  log: (line: string) => void,
): Promise<RunningDatabase> {
  const { DATABASE_URL, DATA_DIR } = settings;
  if (DATABASE_URL !== undefined)
    return { url: DATABASE_URL, announceStop: nothing, stop: nothing };
  const server = await startEmbeddedPostgres({ dataDir: DATA_DIR, log });
  return { url: connectionUrl(server.connection), ...server };
}

async function nothing(): Promise<void> {}

/** The store's migrations of this release. */
export const storeMigrations = join(import.meta.dirname, '../../../apps/store/src/db/migrations');

/** Brings a database to the newest migration of this version, or `through` an earlier one. */
export async function migrateStore(
  url: string,
  options: Pick<MigrateOptions<unknown>, 'log' | 'through'>,
): Promise<void> {
  const db = openDatabase<unknown>({
    connection: url,
    poolSize: 1,
    applicationName: 'albumen migrations',
  });
  try {
    await migrate({ db, folder: storeMigrations, ...options });
  } finally {
    await db.destroy();
  }
}
