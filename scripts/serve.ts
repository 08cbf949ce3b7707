/** Runs everything until it is stopped: builds, database, migrations, demo, store, gateway, playground. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startSupervisor, type Supervisor } from '@albumen/server-kit/supervisor';
import { loadCatalogs } from '../apps/store/src/modules/catalog/load-catalogs.ts';
import { openFaceModel } from '../apps/store/src/modules/faces/face-model.ts';
import { loadSecrets } from '../apps/store/src/secrets.ts';
import { loadSettings, type Settings } from '../apps/store/src/settings.ts';
import {
  readGatewaySettings,
  readPlaygroundSettings,
  readSettings,
  root,
} from './lib/read-settings.ts';
import { announceStore } from './lib/serve/announce-store.ts';
import { secretsFile } from '../apps/gateway/src/secrets.ts';
import { buildPages, buildPay, buildPlayground } from './lib/serve/build-pages.ts';
import { startDatabase, type RunningDatabase } from './lib/serve/database.ts';
import { startGateway } from './lib/serve/gateway.ts';
import { greeting, type GatewayFacts, type GreetingFacts } from './lib/serve/greeting.ts';
import { untilHealthy } from './lib/serve/health.ts';
import { startPlayground } from './lib/serve/playground.ts';
import { addDemoOrders, seedDemo } from './lib/serve/seed-demo.ts';
import { onStopOrder } from './lib/serve/stop-orders.ts';
import {
  drainMs,
  processEnvironment as environment,
  webRole,
  workerRole,
} from './lib/serve/store-roles.ts';

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
  // Each process reads it for itself; a mistake is better reported before anything has started.
  await loadCatalogs();
  await openFaceModel(settings);
  const hasDemo = !values['no-demo'] && !settings.isPublic;

  const operatorToken = await operatorTokenOf(settings);
  const keys = gatewayKeys();
  const [database] = await Promise.all([openDatabase(settings), build()]);
  if (hasDemo) await seedDemo({ settings, databaseUrl: database.url, log });
  const sandbox = await openGateway(settings, database.url);
  const gateway = sandbox?.facts;
  const supervisor = await startProcesses(settings, database.url, gateway);
  started.defer(async () => {
    await database.announceStop().catch(() => undefined);
    await supervisor.stop({ drainMs });
  });
  await sandbox?.untilReady();
  const playground = gateway && (await openPlayground(settings, gateway));
  await supervisor.ready;
  await untilHealthy(settings);
  if (gateway && isOurGateway(settings)) {
    await announceStore(gateway, settings.origins.halide, log);
  }
  const privateKey = { ...keys, made: keys.isFirst ? gateway?.merchant.privateKey : undefined };
  log(greeting({ settings, operatorToken, privateKey, hasDemo, gateway, playground }));
  if (hasDemo && gateway && isOurGateway(settings)) orderInDemo(database.url, gateway);
}

/** It takes its time, and nobody waits for it. */
function orderInDemo(databaseUrl: string, gateway: GatewayFacts): void {
  const settings = loadSettings({ ...process.env, ...paymentSettings(gateway) });
  const stop = new AbortController();
  const ordering = addDemoOrders({ settings, databaseUrl, log }, stop.signal);
  started.defer(() => {
    stop.abort();
    return ordering;
  });
}

/** Made at the first start; given by the settings, it is known to whoever set it. */
async function operatorTokenOf(settings: Settings): Promise<GreetingFacts['operatorToken']> {
  if (settings.OPERATOR_TOKEN !== undefined) return { file: 'OPERATOR_TOKEN', made: undefined };
  const file = join(settings.DATA_DIR, 'secrets.json');
  const isFirstStart = !existsSync(file);
  const { operatorToken } = await loadSecrets(settings);
  return { file, made: isFirstStart ? operatorToken : undefined };
}

/** Asked before the gateway has made them. */
function gatewayKeys(): { file: string; isFirst: boolean } {
  const { GATEWAY_PRIVATE_KEY, DATA_DIR } = readGatewaySettings();
  if (GATEWAY_PRIVATE_KEY !== undefined) return { file: 'GATEWAY_PRIVATE_KEY', isFirst: false };
  const file = join(DATA_DIR, secretsFile);
  return { file, isFirst: !existsSync(file) };
}

async function build(): Promise<void> {
  await buildPages(root, log);
  await buildPay(root, log);
  await buildPlayground(root, log);
}

/** A gateway that is starting; its merchant is known before it answers. */
interface Sandbox {
  facts: GatewayFacts;
  untilReady: () => Promise<void>;
}

/** The sandbox stays at home: a public store gets one only where the gateway's address is set. */
async function openGateway(store: Settings, databaseUrl: string): Promise<Sandbox | undefined> {
  const settings = readGatewaySettings();
  const isWanted = !store.isPublic || settings.GATEWAY_URL !== undefined;
  if (settings.GATEWAY_PROCESSES === 0 || !isWanted) return undefined;
  const { supervisor, merchant } = await startGateway({ settings, databaseUrl, environment, log });
  started.defer(() => supervisor.stop({ drainMs }));
  return {
    facts: { origin: settings.origin, merchant },
    async untilReady() {
      await supervisor.ready;
      await untilHealthy({ HOST: settings.HOST, PORT: settings.GATEWAY_PORT });
    },
  };
}

/** Whoever reaches the playground may refund in the sandbox, so a public store has none unasked. */
async function openPlayground(store: Settings, gateway: GatewayFacts): Promise<string | undefined> {
  const settings = readPlaygroundSettings();
  const isWanted = !store.isPublic || settings.PLAYGROUND_URL !== undefined;
  if (settings.PLAYGROUND_PROCESSES === 0 || !isWanted) return undefined;
  if (store.isPublic && settings.PLAYGROUND_PASSWORD === undefined) {
    throw new Error('PLAYGROUND_PASSWORD: a public playground asks for one, so it has to be set.');
  }
  const supervisor = await startPlayground({ settings, gateway, environment, log });
  started.defer(() => supervisor.stop({ drainMs }));
  await supervisor.ready;
  await untilHealthy({ HOST: settings.HOST, PORT: settings.PLAYGROUND_PORT });
  return settings.origin;
}

function openDatabase(settings: Settings): Promise<RunningDatabase> {
  const starting = startDatabase(settings, log);
  // A stop while it still starts waits for it, so that no server is left behind.
  started.defer(async () => (await starting.catch(() => undefined))?.stop());
  return starting;
}

function startProcesses(
  settings: Settings,
  databaseUrl: string,
  gateway: GatewayFacts | undefined,
): Promise<Supervisor> {
  return startSupervisor({
    host: settings.HOST,
    port: settings.PORT,
    roles: [webRole(settings), workerRole(settings)],
    environment: {
      ...environment,
      ...(gateway && isOurGateway(settings) && paymentSettings(gateway)),
      ...process.env,
      DATABASE_URL: databaseUrl,
    },
    log,
    output: log,
  });
}

/** Without another one named, the store is paid through the sandbox beside it. */
function isOurGateway({ PAYMENT_URL }: Settings): boolean {
  return PAYMENT_URL === undefined;
}

/** The store takes cards at the sandbox that stands beside it, unless another gateway is set. */
function paymentSettings({ origin, merchant }: GatewayFacts): Record<string, string> {
  return {
    PAYMENT_URL: origin,
    PAYMENT_MERCHANT_ID: merchant.id,
    PAYMENT_PUBLIC_KEY: merchant.publicKey,
    PAYMENT_PRIVATE_KEY: merchant.privateKey,
    PAYMENT_ACCOUNTS: merchant.accounts.map(({ id, currency }) => `${currency}=${id}`).join(','),
    // Only to try the ways to pay of other countries out: a shop sets its own.
    CHECKOUT_RATES: 'EUR=0.92,PLN=3.95',
    // Each brand takes cards by another provider, so that both can be tried.
    CYAN_CARDS: 'cardForm',
  };
}
