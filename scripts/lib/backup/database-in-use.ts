import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findRunningPostgres, startEmbeddedPostgres } from '@albumen/server-kit/embedded-postgres';
import { connectionUrl, type DatabaseConnection } from '@albumen/server-kit/database-connection';
import type { Settings } from '../../../apps/store/src/settings.ts';

/**
 * Lends the address of the store's database: the one of `DATABASE_URL`, else the running one, else our own, which
 * is started for this purpose; an Albumen that starts meanwhile waits until we are done.
 * @throws where there is none: whoever forgot the settings would work on an empty one that was just made
 */
export async function withStoreDatabase<Result>(
  settings: Settings,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL, DATA_DIR } = settings;
  if (DATABASE_URL === undefined && !existsSync(join(DATA_DIR, 'postgres'))) {
    throw new Error(
      `DATABASE_URL is not set, and ${DATA_DIR} has no database. Is it run with the settings of the store?`,
    );
  }
  return withAnyDatabase(settings, use);
}

/** The same, with a database of our own that is made where there is none. */
export async function withAnyDatabase<Result>(
  { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR }: Settings,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  if (DATABASE_URL !== undefined) return use(DATABASE_DIRECT_URL ?? DATABASE_URL);
  const running = await findRunningPostgres({ dataDir: DATA_DIR });
  if (running) return use(connectionUrl(running.connection)).finally(running.close);
  return withOwnDatabase(DATA_DIR, (connection) => use(connectionUrl(connection)));
}

/** Runs our own database on a folder for as long as `use` takes. */
export async function withOwnDatabase<Result>(
  dataDir: string,
  use: (connection: DatabaseConnection) => Promise<Result>,
): Promise<Result> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  try {
    await server.announceStop();
    return await use(server.connection);
  } finally {
    await server.stop();
  }
}
