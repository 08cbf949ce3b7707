import { parseArgs } from 'node:util';
import { listenOnInherited } from '@albumen/server-kit/listen';
import { startTraces } from '@albumen/server-kit/tracing';
import { createApp } from './app.ts';
import { startMetrics } from './metrics.ts';
import { loadSettings } from './settings.ts';
import { wire } from './wire.ts';
import { startWorkers } from './workers.ts';

/** One process of the gateway; the supervisor decides how many of which role. */
const { values } = parseArgs({ options: { role: { type: 'string', default: 'web' } } });
const settings = loadSettings(process.env);
const databaseUrl = settings.DATABASE_URL;
if (databaseUrl === undefined) throw new Error('DATABASE_URL is not set; start with npm start');

// Before the first request is accepted: an order to stop must never cut one off.
const stopOrder = Promise.withResolvers<void>();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopOrder.resolve());

const role = values.role === 'worker' ? 'worker' : 'web';
const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = settings;
const stopTraces = await startTraces(collector, `albumen-gateway-${role}`);
const { deps, close } = await wire({ settings, databaseUrl, role });
const stopMetrics = await startMetrics(deps);
const stop = role === 'worker' ? await runWorker() : await runWeb();
process.stdout.write('ready\n');
await stopOrder.promise;
await stop();
stopMetrics();
await close();
await stopTraces();
process.exit(0);

async function runWeb(): Promise<() => Promise<void>> {
  const { app } = await createApp(deps);
  const { HOST: host, GATEWAY_PORT: port } = settings;
  const stopListening = await listenOnInherited(app, { host, port });
  return async () => {
    await stopListening();
    await app.close();
  };
}

async function runWorker(): Promise<() => Promise<void>> {
  await startWorkers(deps);
  return async () => undefined;
}
