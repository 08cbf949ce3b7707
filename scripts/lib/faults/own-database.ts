import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectionUrl } from '@albumen/server-kit/database-connection';
import { startEmbeddedPostgres } from '@albumen/server-kit/embedded-postgres';
import { findFreePort } from '@albumen/server-kit/free-port';
import { migrateStore } from '../serve/database.ts';

/** A data folder, a database with the store's tables and a free port, for one fault run alone. */
export interface OwnDatabase {
  dataDir: string;
  databaseUrl: string;
  /** That makes a store or a gateway work on them. */
  environment: { DATA_DIR: string; DATABASE_URL: string; PORT: string; LOG_LEVEL: string };
  close: () => Promise<void>;
}

export async function openOwnDatabase(name: string): Promise<OwnDatabase> {
  const log = (): void => undefined;
  const dataDir = await mkdtemp(join(tmpdir(), `albumen-${name}-`));
  const server = await startEmbeddedPostgres({ dataDir, log });
  const databaseUrl = connectionUrl(server.connection);
  await migrateStore(databaseUrl, { log });
  const port = String(await findFreePort());
  return {
    dataDir,
    databaseUrl,
    environment: {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PORT: port,
      LOG_LEVEL: 'silent',
    },
    async close() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
