import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@albumen/server-kit/database';
import { startEmbeddedPostgres } from '@albumen/server-kit/embedded-postgres';
import { migrate } from '@albumen/server-kit/migrations';
import type { Kysely } from 'kysely';

export interface MigrationSource {
  /** A file URL. */
  folder: URL;
  /** The application's schema; `public` by default. */
  schema?: string;
}

/**
 * Runs `work` on a database of its own with all migrations of the folder applied, and removes it
 * afterwards.
 */
export async function withMigratedDatabase<Result>(
  { folder, schema }: MigrationSource,
  work: (db: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'albumen-tables-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    settings: { fsync: 'off' },
  });
  const db = openDatabase<unknown>({
    connection: server.connection,
    poolSize: 2,
    applicationName: 'script',
    ...(schema !== undefined && { schema }),
  });
  try {
    await migrate({
      db,
      folder: fileURLToPath(folder),
      log: () => undefined,
      ...(schema !== undefined && { schema }),
    });
    return await work(db);
  } finally {
    await db.destroy();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
