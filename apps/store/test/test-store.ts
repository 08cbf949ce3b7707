import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@albumen/server-kit/free-port';
import { connectionUrl, type DatabaseConnection } from '@albumen/server-kit/database-connection';
import { createTestDatabase } from '@albumen/test-kit/database';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { afterAll } from 'vitest';
import { createApp } from '../src/app.ts';
import type { Tables } from '../src/db/tables.ts';
import type { Dependencies } from '../src/dependencies.ts';
import { plainPages } from '../src/http/page-renderer.ts';
import { loadSettings } from '../src/settings.ts';
import { wire, type Wired } from '../src/wire.ts';
import { startWorkers } from '../src/workers.ts';

export interface TestStoreOptions {
  /** Environment variables on top of the test's own. */
  environment?: Record<string, string>;
  /** Puts one in front of the database; answers its address. */
  pooler?: (connection: DatabaseConnection) => Promise<string>;
  /** Replaces dependencies at their seams: a fuller disk, another clock. */
  change?: (deps: Dependencies) => Partial<Dependencies>;
}

/** The whole store, listening on loopback with a database and a folder of its own. */
export interface TestStore {
  deps: Dependencies;
  db: Kysely<Tables>;
  app: FastifyInstance;
  /** Origins of the two lab brands. */
  halide: string;
  cyan: string;
  dataDir: string;
  connection: DatabaseConnection;
  /** A worker in this process, on the same database and files. */
  startWorker: () => Promise<void>;
}

/** To be called at the top level of a test file; everything ends after its last test. */
export async function startTestStore(options: TestStoreOptions = {}): Promise<TestStore> {
  const { connection } = await createTestDatabase<Tables>();
  const direct = connectionUrl(connection);
  const databaseUrl = (await options.pooler?.(connection)) ?? direct;
  const dataDir = await mkdtemp(join(tmpdir(), 'albumen-store-'));
  const port = await findFreePort();
  const settings = loadSettings({
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    APP_SECRET: 'the secret of the tests, 32 characters or more',
    RENDER_PROCESSES: '1',
    LATE_RENDITIONS: 'off',
    // Half a second of processor time for each photo, which few tests are about.
    FACES: 'off',
    ...(databaseUrl !== direct && { DATABASE_DIRECT_URL: direct }),
    ...options.environment,
  });
  const open: Wired[] = [];
  const openRole = async (role: 'web' | 'worker') => {
    const wired = await wire({ settings, databaseUrl, role, pages: plainPages });
    open.push(wired);
    return { ...wired.deps, ...options.change?.(wired.deps) };
  };
  const deps = await openRole('web');
  const app = await createApp(deps);
  await app.listen({ host: '127.0.0.1', port });
  afterAll(async () => {
    await app.close();
    for (const { close } of open.toReversed()) await close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const { halide, cyan } = settings.origins;
  const startWorker = async () => startWorkers(await openRole('worker'));
  return { deps, db: deps.db, app, halide, cyan, dataDir, connection, startWorker };
}
