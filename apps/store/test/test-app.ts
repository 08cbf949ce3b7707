import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFaceFinder } from '@albumen/faces/face-finder';
import { openLocalFileStore } from '@albumen/file-store/local';
import { createImagingHost } from '@albumen/imaging/imaging-host';
import { openJobs } from '@albumen/server-kit/jobs';
import { createTestDatabase, type TestDatabase } from '@albumen/test-kit/database';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { afterAll } from 'vitest';
import { createApp } from '../src/app.ts';
import type { Tables } from '../src/db/tables.ts';
import type { Dependencies } from '../src/dependencies.ts';
import { createCsrf } from '../src/http/csrf.ts';
import { plainPages } from '../src/http/page-renderer.ts';
import { jobDefinitions } from '../src/job-definitions.ts';
import { loadCatalogs } from '../src/modules/catalog/load-catalogs.ts';
import { payables } from '../src/payables.ts';
import { release } from '../src/release.ts';
import { loadSettings } from '../src/settings.ts';
import { openThirdParties } from '../src/third-parties/open-third-parties.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { createFactories, type Factories } from './factories.ts';

const secrets = {
  appSecret: 'a secret for tests, long enough to be one',
  operatorToken: 'operator',
};

export interface TestApp {
  app: FastifyInstance;
  deps: Dependencies;
  db: Kysely<Tables>;
  /** Stands still until a test moves it. */
  clock: TestClock;
  make: Factories;
  /** Deletes all rows; for `beforeEach`. */
  empty: TestDatabase<Tables>['empty'];
  /** A browser without cookies at one of the two stores. */
  browser: (labBrand?: 'halide' | 'cyan') => TestClient;
}

export interface TestClock {
  now: () => Date;
  moveBy: (ms: number) => void;
}

interface TestAppOptions {
  /** More than one for races. */
  poolSize?: number;
  settings?: Record<string, string>;
  /** Whatever a test needs otherwise. */
  deps?: Partial<Dependencies>;
}

/** Nobody changes them: they are read once for all files of a process. */
const catalogs = loadCatalogs();

/**
 * The whole store on a database and a file store of its own, for the test file that calls this at its
 * top level. Third parties are the stand-ins of an ordinary start.
 */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase<Tables>(
    options.poolSize === undefined ? {} : { poolSize: options.poolSize },
  );
  const dataDir = await mkdtemp(join(tmpdir(), 'albumen-store-test-'));
  const clock = createClock();
  const settings = loadSettings({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...options.settings });
  const { db, connection } = database;
  const third = await openThirdParties({ settings, secrets, db, release, clock });
  const jobs = await openJobs({
    connection,
    definitions: jobDefinitions,
    role: 'sender',
    onError: (error) => third.errors.report(error),
  });
  const localFiles = await openLocalFileStore({
    root: join(dataDir, 'files'),
    secret: secrets.appSecret,
    now: () => clock.now().getTime(),
  });
  const imaging = createImagingHost({ processes: 1 });
  const faces = createFaceFinder();
  const deps: Dependencies = {
    settings,
    secrets,
    db,
    jobs,
    localFiles,
    files: localFiles,
    imaging,
    faces,
    faceModel: undefined,
    catalogs: await catalogs,
    payables,
    clock,
    ...third,
    metrics: undefined,
    csrf: createCsrf(secrets.appSecret),
    pages: plainPages,
    ...options.deps,
  };
  const app = await createApp(deps);
  afterAll(async () => {
    await app.close();
    await jobs.stop({ drainMs: 0 });
    await imaging.close();
    await faces.close();
    localFiles.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const browser = (labBrand: 'halide' | 'cyan' = 'halide') =>
    createTestClient(app, deps, { labBrand });
  return { app, deps, db, clock, browser, make: createFactories(db), empty: database.empty };
}

function createClock(): TestClock {
  let nowMs = Date.now();
  return {
    now: () => new Date(nowMs),
    moveBy: (ms) => {
      nowMs += ms;
    },
  };
}
