import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseConnection } from '@albumen/server-kit/database-connection';
import { openDatabase } from '@albumen/server-kit/database';
import { startEmbeddedPostgres } from '@albumen/server-kit/embedded-postgres';
import { migrate } from '@albumen/server-kit/migrations';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's connection to the server of this run. */
    testServer: DatabaseConnection;
  }
}

export interface DatabaseSetupOptions {
  /** Absolute path of the migrations that every test database shall have; none for an empty one. */
  migrations?: string;
  /** Whatever else every test database shall hold. */
  prepare?: (connection: DatabaseConnection) => Promise<void>;
}

/** The migrated database that test databases are copied from, and the role that owns them all. */
export const templateName = 'albumen';

/** Nothing here has to survive a power cut. */
const quickButUnsafe = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * A vitest `globalSetup`: one PostgreSQL server per run in a temporary folder, with a template
 * database that `createTestDatabase` copies.
 */
export function databaseSetup(options: DatabaseSetupOptions) {
  return async function setup(project: TestProject): Promise<() => Promise<void>> {
    const dataDir = await mkdtemp(join(tmpdir(), 'albumen-tests-'));
    const server = await startEmbeddedPostgres({
      dataDir,
      databaseName: templateName,
      log: () => undefined,
      settings: { ...quickButUnsafe, max_connections: '300' },
    });
    await fillTemplate(server.connection, options);
    project.provide('testServer', server.administration);
    return async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    };
  };
}

async function fillTemplate(
  connection: DatabaseConnection,
  { migrations, prepare }: DatabaseSetupOptions,
): Promise<void> {
  const db = openDatabase({ connection, poolSize: 1, applicationName: 'test template' });
  try {
    if (migrations) await migrate({ db, folder: migrations, log: () => undefined });
  } finally {
    await db.destroy();
  }
  await prepare?.(connection);
}
