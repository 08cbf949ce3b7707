import { parseArgs } from 'node:util';
import { inWords } from '@albumen/file-store/unavailable';
import { listenOnInherited } from '@albumen/server-kit/listen';
import { startTraces } from '@albumen/server-kit/tracing';
import { createApp } from './app.ts';
import { loadPageRenderer, plainPages } from './http/page-renderer.ts';
import { startMetrics } from './metrics.ts';
import { claimFiles, ForeignFilesError } from './modules/files/installation.service.ts';
import { loadSettings } from './settings.ts';
import { wire, type Wired, type WireOptions } from './wire.ts';
import { startWorkers } from './workers.ts';

/** One process of the store; the supervisor decides how many of which role. */
const { values } = parseArgs({ options: { role: { type: 'string', default: 'web' } } });
const settings = loadSettings(process.env);
const databaseUrl = settings.DATABASE_URL;
if (databaseUrl === undefined) throw new Error('DATABASE_URL is not set; start with npm start');

// Before the first request is accepted: an order to stop must never cut one off.
const stopOrder = Promise.withResolvers<void>();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopOrder.resolve());

const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = settings;
const stopTraces = await startTraces(collector, `albumen-${values.role}`);
const stop = values.role === 'worker' ? await runWorker(databaseUrl) : await runWeb(databaseUrl);
process.stdout.write('ready\n');
await stopOrder.promise;
await stop();
await stopTraces();
process.exit(0);

async function runWeb(connection: string): Promise<() => Promise<void>> {
  const { deps, close } = await open({
    settings,
    databaseUrl: connection,
    role: 'web',
    pages: await loadPageRenderer(),
  });
  const stopMetrics = await startMetrics(deps);
  const app = await createApp(deps);
  const stopListening = await listenOnInherited(app, { host: settings.HOST, port: settings.PORT });
  return async () => {
    await stopListening();
    await app.close();
    stopMetrics();
    await close();
  };
}

async function runWorker(connection: string): Promise<() => Promise<void>> {
  const { deps, close } = await open({
    settings,
    databaseUrl: connection,
    role: 'worker',
    pages: plainPages,
  });
  const stopMetrics = await startMetrics(deps);
  await startWorkers(deps);
  return async () => {
    await close();
    stopMetrics();
  };
}

/** Whoever's files these are is asked first; a file store that is away is asked again by a job. */
async function open(options: WireOptions): Promise<Wired> {
  const wired = await wire(options);
  await claimFiles(wired.deps).catch((error: unknown) => {
    if (error instanceof ForeignFilesError) {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    }
    wired.deps.errors.report(inWords(error));
  });
  return wired;
}
