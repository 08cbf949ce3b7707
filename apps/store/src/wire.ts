import { join } from 'node:path';
import { createFaceFinder } from '@albumen/faces/face-finder';
import type { FileStore } from '@albumen/file-store/file-store';
import { openLocalFileStore, type LocalFileStore } from '@albumen/file-store/local';
import { isFileStoreUnavailable } from '@albumen/file-store/unavailable';
import {
  createImagingHost,
  type ImagingHost,
  type ImagingHostOptions,
} from '@albumen/imaging/imaging-host';
import { openDatabase } from '@albumen/server-kit/database';
import { openJobs } from '@albumen/server-kit/jobs';
import { loadMetrics } from '@albumen/server-kit/load-metrics';
import { isOutage } from '@albumen/server-kit/outage';
import { refuseUnsetRole } from '@albumen/server-kit/pooled-role';
import { systemClock } from './clock.ts';
import type { Tables } from './db/tables.ts';
import type { Dependencies } from './dependencies.ts';
import { createCsrf } from './http/csrf.ts';
import type { PageRenderer } from './http/page-renderer.ts';
import { jobDefinitions } from './job-definitions.ts';
import { openFaceModel } from './modules/faces/face-model.ts';
import { loadCatalogs } from './modules/catalog/load-catalogs.ts';
import { payables } from './payables.ts';
import { openProcessLog } from './process-log.ts';
import { release } from './release.ts';
import { fileSecrets, loadSecrets, type Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { openThirdParties } from './third-parties/open-third-parties.ts';

export interface WireOptions {
  settings: Settings;
  /** The address in `DATABASE_URL`, or the embedded server's. */
  databaseUrl: string;
  role: 'web' | 'worker';
  pages: PageRenderer;
}

export interface Wired {
  deps: Dependencies;
  /** Lets go of everything, in the reverse order of opening. */
  close: () => Promise<void>;
}

const drainMs = 20_000;
/** Each holds half a gigabyte while photos are looked at for faces. */
const mostFaceProcesses = 2;

/** Opens everything the app is made of. */
export async function wire({ settings, databaseUrl, role, pages }: WireOptions): Promise<Wired> {
  const catalogs = await loadCatalogs();
  const { DATABASE_DIRECT_URL: direct } = settings;
  const secrets = await loadSecrets(settings);
  const metrics = await loadMetrics(settings.METRICS_PORT);
  const db = openDatabase<Tables>({
    connection: databaseUrl,
    isPooled: direct !== undefined,
    poolSize: settings.DATABASE_POOL_SIZE,
    applicationName: `albumen ${role}`,
    ...(metrics && { onPool: (load) => metrics.measurePool(load) }),
  });
  if (direct !== undefined) await refuseUnsetRole(db);
  const log = openProcessLog(settings);
  const third = await openThirdParties({
    settings,
    secrets,
    db,
    release,
    clock: systemClock,
    logError: log.error,
  });
  const jobs = await openJobs({
    connection: direct ?? databaseUrl,
    definitions: jobDefinitions,
    role: role === 'worker' ? 'worker' : 'sender',
    onError: (error) => third.errors.report(error),
    isOutage: (error) => isOutage(error) || isFileStoreUnavailable(error),
    onFailedRun: log.failedRun,
  });
  const imaging = createLazyImaging({
    processes: role === 'worker' ? settings.RENDER_PROCESSES : 1,
    onConfined: log.confined,
  });
  const faceModel = await openFaceModel(settings);
  const faces = createFaceFinder({
    model: faceModel,
    processes: Math.min(mostFaceProcesses, settings.RENDER_PROCESSES),
  });
  const store = await openFiles(settings, secrets);
  return {
    deps: {
      settings,
      secrets,
      db,
      jobs,
      imaging,
      faces,
      faceModel,
      ...store,
      ...third,
      catalogs,
      payables,
      clock: systemClock,
      metrics,
      csrf: createCsrf(secrets.appSecret),
      pages,
    },
    async close() {
      await jobs.stop({ drainMs });
      await imaging.close();
      await faces.close();
      await third.mailer.close();
      store.files.close();
      await db.destroy();
      await third.errors.close();
    },
  };
}

/** Decoder processes are started by the first picture: a web process may never see one. */
function createLazyImaging(options: ImagingHostOptions): ImagingHost {
  let host: ImagingHost | undefined;
  const opened = () => (host ??= createImagingHost(options));
  return {
    probe: (path) => opened().probe(path),
    render: (path, plan, outDir) => opened().render(path, plan, outDir),
    renderLogo: (path, outPath) => opened().renderLogo(path, outPath),
    close: async () => host?.close(),
  };
}

interface OpenFiles {
  files: FileStore;
  localFiles: LocalFileStore | undefined;
}

async function openFiles(settings: Settings, secrets: Secrets): Promise<OpenFiles> {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (S3_BUCKET === undefined || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    const localFiles = await openLocalFileStore({
      root: join(settings.DATA_DIR, 'files'),
      ...fileSecrets(secrets),
    });
    return { files: localFiles, localFiles };
  }
  // Amazon's client is a tenth of what a process loads at its start, and most copies never use it.
  const { openS3FileStore } = await import('@albumen/file-store/s3');
  const files = openS3FileStore({
    bucket: S3_BUCKET,
    region: settings.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    forcePathStyle: settings.S3_PATH_STYLE,
    ...(settings.S3_ENDPOINT !== undefined && { endpoint: settings.S3_ENDPOINT }),
    ...(settings.S3_PUBLIC_URL !== undefined && { publicBaseUrl: settings.S3_PUBLIC_URL }),
  });
  return { files, localFiles: undefined };
}
