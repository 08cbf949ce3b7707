/**
 * The store's processes die at every named point of a submit, up to 20 times at each, while buyers press Place
 * Order twice at once and repeat every call until it is answered, a third of them each by card, by PayPal
 * and on their phone, whose money the gateway tells of: each checkout must come to one order
 * and one charge, no charge may stand without its order, and nothing may stay open after the look-ups.
 * `npm run faults:submit -- --orders 60 --each 20`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connectionUrl } from '@albumen/server-kit/database-connection';
import { startEmbeddedPostgres } from '@albumen/server-kit/embedded-postgres';
import { findFreePort } from '@albumen/server-kit/free-port';
import { startSupervisor } from '@albumen/server-kit/supervisor';
import { loadSettings as loadGatewaySettings } from '../../apps/gateway/src/settings.ts';
import { plainPages } from '../../apps/store/src/http/page-renderer.ts';
import { loadSettings } from '../../apps/store/src/settings.ts';
import { wire } from '../../apps/store/src/wire.ts';
import { planDeaths } from '../lib/faults/deaths.ts';
import { sayVerdict } from '../lib/faults/verdict.ts';
import { migrateStore } from '../lib/serve/database.ts';
import { startGateway } from '../lib/serve/gateway.ts';
import { untilHealthy } from '../lib/serve/health.ts';
import { buy } from '../lib/submit-kills/buyer.ts';
import { announceStore, euroRate, type PaymentKind } from '../lib/submit-kills/payments.ts';
import { paymentNoticesPath } from '@albumen/contract/endpoints/payments';
import { readLedger } from '../lib/submit-kills/ledger.ts';
import { openPreparation } from '../lib/submit-kills/prepared-checkout.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '60' },
    each: { type: 'string', default: '20' },
  },
});
const points = [
  'while-claiming',
  'after-claim',
  'before-charge',
  'after-charge',
  'while-settling',
  'after-settle',
  'after-collecting',
];
const dataDir = await mkdtemp(join(tmpdir(), 'albumen-submit-kills-'));
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
  CHECKOUT_RATES: `EUR=${euroRate}`,
};
const settings = loadSettings(environment);
const wired = await wire({ settings, databaseUrl, role: 'web', pages: plainPages });
const prepare = await openPreparation(wired);
const checkouts = [];
for (let count = 0; count < Number(values.orders); count += 1) checkouts.push(await prepare());

const deaths = await planDeaths(join(dataDir, 'deaths'), { points, each: Number(values.each) });
const script = join(import.meta.dirname, '../../apps/store/src/main.ts');
const role = (name: string, processes: number) => ({
  name,
  processes,
  script,
  args: [`--role=${name}`],
  isListening: name === 'web',
});
const web = await startSupervisor({
  host: settings.HOST,
  port: settings.PORT,
  roles: [role('web', 3), role('worker', 1)],
  environment: { ...process.env, ...environment, NODE_ENV: 'test', ...deaths.environment },
  log: quiet,
  output: deaths.count,
});
await web.ready;
await untilHealthy(settings);

const origin = settings.origins.halide;
await announceStore(gateway, origin + paymentNoticesPath);
const kinds: readonly PaymentKind[] = ['card', 'paypal', 'phone'];
const purchases = await Promise.all(
  checkouts.map((ready, index) =>
    buy(ready, { origin, gateway, by: kinds[index % kinds.length] ?? 'card' }),
  ),
);
const isSettled = await untilSettled(databaseUrl);
const ledger = await readLedger(databaseUrl);
await web.stop({ drainMs: 5_000 });
await wired.close();
await gatewaySupervisor.stop({ drainMs: 5_000 });
await server.stop();
await rm(dataDir, { recursive: true, force: true });

const { paid, doubled, stray, unpaid, open } = ledger;
const kills = [...deaths.died.values()].reduce((sum, count) => sum + count, 0);
sayVerdict({
  deaths: kills,
  ...Object.fromEntries([...deaths.died].map(([name, count]) => [`deaths ${name}`, count])),
  checkouts: checkouts.length,
  presses: purchases.reduce((sum, one) => sum + one.presses, 0),
  'calls repeated': purchases.reduce((sum, one) => sum + one.repeats, 0),
  'orders paid': paid,
  'checkouts with two orders': doubled,
  'charges without their order': stray,
  'orders without their charge': unpaid,
  'orders left open': open,
  isPassed:
    // An order that a look-up settles never comes to the last point.
    points.every((point) => deaths.died.has(point)) &&
    isSettled &&
    paid === checkouts.length &&
    doubled + stray + unpaid + open === 0,
});

/** Look-ups go on for a while after the last buyer has an answer. */
async function untilSettled(url: string): Promise<boolean> {
  const patience = AbortSignal.timeout(120_000);
  while (!patience.aborted) {
    if ((await readLedger(url)).open === 0) return true;
    await sleep(1_000);
  }
  return false;
}
