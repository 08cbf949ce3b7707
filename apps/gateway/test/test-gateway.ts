import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseConnection } from '@albumen/server-kit/database-connection';
import { openJobs } from '@albumen/server-kit/jobs';
import type { Metrics } from '@albumen/server-kit/metrics';
import { createTestDatabase } from '@albumen/test-kit/database';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { afterAll } from 'vitest';
import { createApp } from '../src/app.ts';
import type { Clock } from '../src/clock.ts';
import type { Tables } from '../src/db/tables.ts';
import type { Dependencies } from '../src/dependencies.ts';
import { releasesFolder } from '../src/frames/kept-releases.ts';
import { openPayFiles } from '../src/frames/pay-files.ts';
import { jobDefinitions } from '../src/job-definitions.ts';
import { readMerchantsFile } from '../src/modules/merchants/merchants-file.ts';
import { demoMerchant, seedMerchant } from '../src/modules/merchants/seed.ts';
import { createSealer } from '../src/sealer.ts';
import { loadSettings } from '../src/settings.ts';
import { payDist, schemas } from '../src/wire.ts';
import { sandboxWorld } from '../src/world/sandbox-world.ts';
import { testSecrets } from './test-secrets.ts';

export interface TestGatewayOptions {
  /** Environment variables on top of the test's own. */
  environment?: Record<string, string>;
  /** Where the SDK's built files are; its own folder by default. */
  payDist?: string;
  /** One by default, so that a query that leaves its transaction fails; races open more. */
  poolSize?: number;
  /** None by default, as where no port is set. */
  metrics?: Metrics;
}

export interface TestGateway {
  app: FastifyInstance;
  deps: Dependencies;
  db: Kysely<Tables>;
  connection: DatabaseConnection;
  /** Where it listens on loopback. */
  origin: string;
  /** Deletes all rows and seeds the merchants again; for `beforeEach`. */
  reset: () => Promise<void>;
  /** Makes the log of requests whole. */
  flushLog: () => Promise<void>;
  clock: Clock & { moveBy: (ms: number) => void };
}

const sdkMerchants = await readMerchantsFile(
  join(import.meta.dirname, '../sdk-tests.merchants.json'),
);

/** The real gateway on a database of its own, listening; to be called at the top of a test file. */
export async function startTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const database = await createTestDatabase<Tables>({
    schema: schemas.tables,
    ...(options.poolSize !== undefined && { poolSize: options.poolSize }),
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'albumen-gateway-test-'));
  const { db, connection } = database;
  const jobs = await openJobs({
    connection,
    schema: schemas.jobs,
    definitions: jobDefinitions,
    role: 'sender',
    onError: (error) => process.emitWarning(error),
  });
  const clock = createClock();
  const settings = loadSettings({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...options.environment });
  const sealer = createSealer(testSecrets);
  const payFiles = openPayFiles({
    dist: options.payDist ?? payDist,
    kept: join(dataDir, releasesFolder),
  });
  const deps: Dependencies = {
    settings,
    secrets: testSecrets,
    db,
    jobs,
    sealer,
    metrics: options.metrics,
    payFiles,
    world: sandboxWorld,
    clock,
  };
  const { app, requestLog } = await createApp(deps);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo; // of a TCP server that listens
  const origin = `http://localhost:${port}`;
  settings.origin = options.environment?.['GATEWAY_URL'] ?? origin;
  const seed = async () => {
    for (const merchant of [demoMerchant(deps), ...sdkMerchants]) {
      await seedMerchant(deps, merchant);
    }
  };
  await seed();
  afterAll(async () => {
    await app.close();
    await jobs.stop({ drainMs: 0 });
    await payFiles.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const reset = async () => {
    await database.empty();
    await seed();
  };
  const flushLog = () => requestLog.flush();
  return { app, deps, db, connection, origin, reset, flushLog, clock };
}

function createClock() {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    moveBy: (ms: number) => {
      aheadMs += ms;
    },
  };
}
