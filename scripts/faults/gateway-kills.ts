/**
 * The gateway's web process is killed again and again while shoppers tokenize cards and are charged.
 * Each nonce is charged for two orders at the same moment, and every call is repeated until it is
 * answered: one of the two orders must be charged, once, and the other refused.
 * `npm run faults:gateway -- --kills 100`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connectionUrl } from '@albumen/server-kit/database-connection';
import { startEmbeddedPostgres } from '@albumen/server-kit/embedded-postgres';
import { loadSettings } from '../../apps/gateway/src/settings.ts';
import { gatewayLedger } from '../lib/gateway-kills/ledger.ts';
import { createShopper } from '../lib/gateway-kills/shopper.ts';
import { random, sayVerdict } from '../lib/faults/verdict.ts';
import { untilHealthy } from '../lib/serve/health.ts';
import { startGateway } from '../lib/serve/gateway.ts';
import { findFreePort } from '@albumen/server-kit/free-port';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '100' } } });
const dataDir = await mkdtemp(join(tmpdir(), 'albumen-gateway-kills-'));
const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const databaseUrl = connectionUrl(server.connection);
const own = {
  DATA_DIR: dataDir,
  GATEWAY_PORT: String(await findFreePort()),
  LOG_LEVEL: 'silent',
};
const settings = loadSettings(own);
const { supervisor, merchant } = await startGateway({
  settings,
  databaseUrl,
  environment: own,
  log: () => undefined,
});
await supervisor.ready;

const isOver = new AbortController();
const shoppers = Array.from({ length: 6 }, () => createShopper(settings.origin, merchant));
const shopping = Promise.all(shoppers.map((shopper) => shopper.shop(isOver.signal)));
let kills = 0;
while (kills < Number(values.kills)) {
  // One that was not ready yet would count as one that cannot start.
  await untilHealthy({ HOST: settings.HOST, PORT: settings.GATEWAY_PORT });
  await sleep(random(0, 400));
  const pid = supervisor.processes().find(({ name }) => name === 'gateway web')?.pid;
  if (pid === undefined || !isAlive(pid)) continue;
  process.kill(pid, 'SIGKILL');
  kills += 1;
}
isOver.abort();
await shopping;
const sales = shoppers.flatMap(({ done }) => done);
const ledger = await gatewayLedger(databaseUrl);
await supervisor.stop({ drainMs: 5_000 });
await server.stop();
await rm(dataDir, { recursive: true });

const chargedTwice = sales.filter(({ charged }) => charged.length > 1).length;
const notCharged = sales.filter(({ charged }) => charged.length === 0).length;
const unknown = sales
  .flatMap(({ charged }) => charged)
  .filter((order) => !ledger.has(order)).length;
const doubled = [...ledger.values()].filter((transactions) => transactions > 1).length;
sayVerdict({
  kills,
  'nonces charged': sales.length,
  'charges repeated after a broken line': shoppers.reduce((sum, one) => sum + one.repeats, 0),
  'nonces used twice': chargedTwice,
  'nonces that paid for nothing': notCharged,
  'acknowledged charges lost': unknown,
  'orders with more than one transaction': doubled,
  'transactions beyond the acknowledged': ledger.size - sales.length,
  isPassed:
    sales.length > 0 &&
    [chargedTwice, notCharged, unknown, doubled, ledger.size - sales.length].every(
      (count) => count === 0,
    ),
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
