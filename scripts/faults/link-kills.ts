/**
 * The store's processes die at every named point of paying a link, while guests press Pay in two tabs and
 * repeat every call until it is answered, a third of them each by card, by PayPal and on their phone:
 * every link must come to one charge, no charge may stand without its link, and nothing may stay open.
 * `npm run faults:links -- --links 12 --each 2`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { exchange } from '@albumen/domain/money/exchange';
import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { connectionUrl } from '@albumen/server-kit/database-connection';
import { startEmbeddedPostgres } from '@albumen/server-kit/embedded-postgres';
import { findFreePort } from '@albumen/server-kit/free-port';
import { startSupervisor } from '@albumen/server-kit/supervisor';
import { loadSettings as loadGatewaySettings } from '../../apps/gateway/src/settings.ts';
import { createApp } from '../../apps/store/src/app.ts';
import { plainPages } from '../../apps/store/src/http/page-renderer.ts';
import { loadSettings } from '../../apps/store/src/settings.ts';
import { wire } from '../../apps/store/src/wire.ts';
import { createFactories } from '../../apps/store/test/factories.ts';
import { madeLink } from '../../apps/store/test/payment-link-desk.ts';
import { createTestClient } from '../../apps/store/test/test-client.ts';
import { planDeaths } from '../lib/faults/deaths.ts';
import { sayVerdict } from '../lib/faults/verdict.ts';
import { readLinkLedger } from '../lib/link-kills/ledger.ts';
import { payUntilPaid } from '../lib/link-kills/payer.ts';
import { announceStore } from '../lib/serve/announce-store.ts';
import { migrateStore } from '../lib/serve/database.ts';
import { startGateway } from '../lib/serve/gateway.ts';
import { untilHealthy } from '../lib/serve/health.ts';
import { euroRate, type PaymentKind } from '../lib/submit-kills/payments.ts';

const { values } = parseArgs({
  options: {
    links: { type: 'string', default: '12' },
    each: { type: 'string', default: '2' },
  },
});
const points = [
  'link-after-claim',
  'link-before-charge',
  'link-after-charge',
  'link-after-settle',
  'link-before-collecting',
  'link-after-collecting',
];
const dataDir = await mkdtemp(join(tmpdir(), 'albumen-link-kills-'));
const quiet = () => undefined;
const server = await startEmbeddedPostgres({ dataDir, log: quiet });
const databaseUrl = connectionUrl(server.connection);
await migrateStore(databaseUrl, { log: quiet });

const port = String(await findFreePort());
const own = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl, PORT: port };
const gatewaySettings = loadGatewaySettings({ ...own, GATEWAY_PORT: String(await findFreePort()) });
const { supervisor: gatewaySupervisor, merchant } = await startGateway({
  settings: gatewaySettings,
  databaseUrl,
  environment: { ...own, GATEWAY_PORT: String(gatewaySettings.GATEWAY_PORT) },
  log: quiet,
});
await gatewaySupervisor.ready;
const gateway = { origin: gatewaySettings.origin, merchant };

const environment = {
  ...own,
  PAYMENT_URL: gateway.origin,
  PAYMENT_MERCHANT_ID: merchant.id,
  PAYMENT_PUBLIC_KEY: merchant.publicKey,
  PAYMENT_PRIVATE_KEY: merchant.privateKey,
  PAYMENT_ACCOUNTS: merchant.accounts.map((one) => `${one.currency}=${one.id}`).join(','),
};
const settings = loadSettings(environment);
const { deps, close } = await wire({ settings, databaseUrl, role: 'web', pages: plainPages });
const app = await createApp(deps);
const make = createFactories(deps.db);
const browser = () => createTestClient(app, deps, { labBrand: 'halide' });

/** What one of them costs in US dollars; phones pay it in euro, at the fault run's rate. */
const usdMinor = 10_000;
const wish = {
  amount: formatAmount(exchange(usdMinor, euroRate), 'EUR'),
  payerCountry: 'PT',
  'method-paypal': 'on',
  'method-mbway': 'on',
};
const links = [];
for (let count = 0; count < Number(values.links); count += 1) {
  links.push((await madeLink({ make, browser }, wish)).link);
}

const deaths = await planDeaths(join(dataDir, 'deaths'), { points, each: Number(values.each) });
const script = join(import.meta.dirname, '../../apps/store/src/main.ts');
const role = (name: string, processes: number) => ({
  name,
  processes,
  script,
  args: [`--role=${name}`],
  isListening: name === 'web',
});
const store = await startSupervisor({
  host: settings.HOST,
  port: settings.PORT,
  roles: [role('web', 2), role('worker', 1)],
  environment: { ...process.env, ...environment, NODE_ENV: 'test', ...deaths.environment },
  log: quiet,
  output: deaths.count,
});
await store.ready;
await untilHealthy(settings);
const origin = settings.origins.halide;
await announceStore(gateway, origin, console.log);

const kinds: readonly PaymentKind[] = ['card', 'paypal', 'phone'];
const pressed = await Promise.all(
  links.map((link, index) => {
    const by = kinds[index % kinds.length] ?? 'card';
    return payUntilPaid({ link, client: browser(), by, origin, gateway }, usdMinor);
  }),
);
const isSettled = await untilSettled();
const { paid, stray, unpaid, open } = await readLinkLedger(databaseUrl);
await store.stop({ drainMs: 5_000 });
await app.close();
await close();
await gatewaySupervisor.stop({ drainMs: 5_000 });
await server.stop();
await rm(dataDir, { recursive: true, force: true });

sayVerdict({
  deaths: [...deaths.died.values()].reduce((sum, count) => sum + count, 0),
  ...Object.fromEntries([...deaths.died].map(([name, count]) => [`deaths ${name}`, count])),
  links: links.length,
  presses: pressed.reduce((sum, one) => sum + one.presses, 0),
  'calls repeated': pressed.reduce((sum, one) => sum + one.repeats, 0),
  'links paid': paid,
  'charges without their link': stray,
  'links without their charge': unpaid,
  'left open': open,
  isPassed:
    points.every((point) => deaths.died.has(point)) &&
    isSettled &&
    paid === links.length &&
    stray + unpaid + open === 0,
});

/** Look-ups go on for a while after the last guest has an answer. */
async function untilSettled(): Promise<boolean> {
  const patience = AbortSignal.timeout(120_000);
  while (!patience.aborted) {
    if ((await readLinkLedger(databaseUrl)).open === 0) return true;
    await sleep(1_000);
  }
  return false;
}
