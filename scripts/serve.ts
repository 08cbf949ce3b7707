/** Runs the whole store until it is told to stop: pages, database, migrations, demo, processes. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startSupervisor, type Role, type Supervisor } from '@albumen/server-kit/supervisor';
import { loadSecrets } from '../apps/store/src/secrets.ts';
import type { Settings } from '../apps/store/src/settings.ts';
import { readSettings, root } from './lib/read-settings.ts';
import { buildPages } from './lib/serve/build-pages.ts';
import { startDatabase, type RunningDatabase } from './lib/serve/database.ts';
import { greeting } from './lib/serve/greeting.ts';
import { untilHealthy } from './lib/serve/health.ts';
import { seedDemo } from './lib/serve/seed-demo.ts';
import { onStopOrder } from './lib/serve/stop-orders.ts';

const drainMs = 30_000;
const script = join(root, 'apps/store/src/main.ts');
const log = (line: string): void => console.log(line);

/** What was started, to be stopped in the reverse order. */
const started = new AsyncDisposableStack();
const order = Promise.withResolvers<'stop'>();
onStopOrder(() => order.resolve('stop'));

try {
  await Promise.race([serve(), order.promise]);
  await order.promise;
  log('Stopping: running requests and jobs get up to 30 seconds to finish …');
  await started.disposeAsync();
  process.exit(0);
} catch (error) {
  await started.disposeAsync();
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function serve(): Promise<void> {
  const { values } = parseArgs({ options: { 'no-demo': { type: 'boolean', default: false } } });
  const settings = readSettings();
  const hasDemo = !values['no-demo'] && !settings.isPublic;

  const [database] = await Promise.all([openDatabase(settings), buildPages(root, log)]);
  if (hasDemo) await seedDemo({ settings, databaseUrl: database.url, log });
  const supervisor = await startProcesses(settings, database.url);
  started.defer(async () => {
    await database.announceStop().catch(() => undefined);
    await supervisor.stop({ drainMs });
  });
  await supervisor.ready;
  await untilHealthy(settings);
  const { operatorToken } = await loadSecrets(settings);
  log(greeting({ settings, operatorToken, hasDemo }));
}

function openDatabase(settings: Settings): Promise<RunningDatabase> {
  const starting = startDatabase(settings, log);
  // A stop while it still starts waits for it, so that no server is left behind.
  started.defer(async () => (await starting.catch(() => undefined))?.stop());
  return starting;
}

function startProcesses(settings: Settings, databaseUrl: string): Promise<Supervisor> {
  const roles: readonly Role[] = [
    role('web', settings.WEB_PROCESSES, true),
    role('worker', settings.WORKER_PROCESSES, false),
  ];
  return startSupervisor({
    host: settings.HOST,
    port: settings.PORT,
    roles,
    environment: {
      NODE_ENV: 'production',
      // Compiled modules are kept, so that a replaced process serves sooner.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/albumen-compiled'),
      VIPS_BLOCK_UNTRUSTED: '1',
      ...process.env,
      DATABASE_URL: databaseUrl,
    },
    log,
    output: log,
  });
}

function role(name: string, processes: number, isListening: boolean): Role {
  return { name, processes, script, args: [`--role=${name}`], isListening };
}
