import { join } from 'node:path';
import { openDatabase } from '@albumen/server-kit/database';
import { refuseUnsetRole } from '@albumen/server-kit/pooled-role';
import { openJobs } from '@albumen/server-kit/jobs';
import { openProcessLog } from '@albumen/server-kit/process-log';
import { loadMetrics } from '@albumen/server-kit/load-metrics';
import type { Kysely } from 'kysely';
import { systemClock } from './clock.ts';
import type { Tables } from './db/tables.ts';
import type { Dependencies } from './dependencies.ts';
import { releasesFolder } from './frames/kept-releases.ts';
import { openPayFiles } from './frames/pay-files.ts';
import { jobDefinitions } from './job-definitions.ts';
import { createSealer } from './sealer.ts';
import { lastingSecret } from './modules/vault/lasting-secret.service.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { sandboxWorld } from './world/sandbox-world.ts';

/** What the SDK's build made. */
export const payDist = join(import.meta.dirname, '../../../packages/pay/dist');

/** The schemas of our tables and of our jobs' tables. */
export const schemas = { tables: 'gateway', jobs: 'gateway_jobs' } as const;

export interface WireOptions {
  settings: Settings;
  /** The address from `DATABASE_URL` or of the embedded server. */
  databaseUrl: string;
  role: 'web' | 'worker';
}

export interface Wired {
  deps: Dependencies;
  /** Lets go of everything, in the reverse order of opening. */
  close: () => Promise<void>;
}

const drainMs = 20_000;

async function openSecrets(db: Kysely<Tables>, settings: Settings): Promise<Secrets> {
  const kept = await loadSecrets(settings);
  try {
    return { ...kept, lasting: await lastingSecret(db, kept) };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Opens everything the app is made of. */
export async function wire(options: WireOptions): Promise<Wired> {
  const { settings, databaseUrl, role } = options;
  const { DATABASE_DIRECT_URL: direct } = settings;
  const log = openProcessLog(settings.LOG_LEVEL);
  const metrics = await loadMetrics(settings.GATEWAY_METRICS_PORT);
  const db = openDatabase<Tables>({
    connection: databaseUrl,
    schema: schemas.tables,
    isPooled: direct !== undefined,
    poolSize: settings.DATABASE_POOL_SIZE,
    applicationName: `albumen gateway ${role}`,
    ...(metrics && { onPool: (load) => metrics.measurePool(load) }),
  });
  if (direct !== undefined) await refuseUnsetRole(db, schemas.tables);
  const secrets = await openSecrets(db, settings);
  const jobs = await openJobs({
    connection: direct ?? databaseUrl,
    schema: schemas.jobs,
    definitions: jobDefinitions,
    role: role === 'worker' ? 'worker' : 'sender',
    onError: log.error,
    onFailedRun: log.failedRun,
  });
  const sealer = createSealer(secrets);
  const payFiles = openPayFiles({ dist: payDist, kept: join(settings.DATA_DIR, releasesFolder) });
  return {
    deps: {
      settings,
      secrets,
      db,
      jobs,
      sealer,
      payFiles,
      world: sandboxWorld,
      metrics,
      clock: systemClock,
    },
    async close() {
      await jobs.stop({ drainMs });
      await payFiles.close();
      await db.destroy();
    },
  };
}
