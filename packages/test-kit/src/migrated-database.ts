import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@albumen/server-kit/database';
import { startEmbeddedPostgres } from '@albumen/server-kit/embedded-postgres';
import { migrate } from '@albumen/server-kit/migrations';
import type { Kysely } from 'kysely';

/**
 * Runs `use` on a database of its own with the migrations of a folder, on a server that is gone
 * afterwards. For scripts; tests share a server through `createTestDatabase`.
 */
export async function withMigratedDatabase<Result>(
  migrations: URL,
  use: (db: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'albumen-migrated-'));
  try {
    const server = await startEmbeddedPostgres({
      dataDir,
      log: () => undefined,
      settings: { fsync: 'off' },
    });
    const db = openDatabase<unknown>({ connection: server.connection, applicationName: 'script' });
    try {
      await migrate({ db, folder: fileURLToPath(migrations), log: () => undefined });
      return await use(db);
    } finally {
      await db.destroy();
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
