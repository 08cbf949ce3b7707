/**
 * Fault run: one computer holds 2,000 connections of store and gateway, silent, half said, stalled and idle,
 * and comes back whenever it is let go; everybody else must be answered within a second meanwhile.
 * `node scripts/faults/crowds.ts`
 */
import { openDatabase } from '@albumen/server-kit/database';
import { findFreePort } from '@albumen/server-kit/free-port';
import { startSupervisor } from '@albumen/server-kit/supervisor';
import { loadSettings as loadGatewaySettings } from '../../apps/gateway/src/settings.ts';
import type { Tables } from '../../apps/store/src/db/tables.ts';
import { loadSettings } from '../../apps/store/src/settings.ts';
import { createFactories } from '../../apps/store/test/factories.ts';
import { crowdServer, type Crowded, type GuestCall } from '../lib/attacks/crowded-server.ts';
import { openOwnDatabase } from '../lib/faults/own-database.ts';
import { sayVerdict } from '../lib/faults/verdict.ts';
import { root } from '../lib/read-settings.ts';
import { buildPages } from '../lib/serve/build-pages.ts';
import { startGateway } from '../lib/serve/gateway.ts';
import { untilHealthy } from '../lib/serve/health.ts';
import { webRole } from '../lib/serve/store-roles.ts';

const log = (): void => undefined;
const own = await openOwnDatabase('crowds');
const environment = { ...own.environment, GATEWAY_PORT: String(await findFreePort()) };
const { databaseUrl } = own;

async function crowdStore(): Promise<Crowded> {
  await buildPages(root, log);
  const settings = loadSettings(environment);
  const store = await startSupervisor({
    host: settings.HOST,
    port: settings.PORT,
    roles: [webRole(settings)],
    environment: { ...process.env, ...environment },
    log,
    output: log,
  });
  await store.ready;
  await untilHealthy(settings);
  const db = openDatabase<Tables>({ connection: databaseUrl, applicationName: 'fault run' });
  const { shareId } = await createFactories(db).gallery();
  await db.destroy();
  const url = new URL(`/s/${shareId}/gallery`, settings.origins.halide);
  const crowded = await crowdServer({ url, headers: { accept: 'text/html' } });
  await store.stop({ drainMs: 0 });
  return crowded;
}

async function crowdGateway(): Promise<Crowded> {
  const settings = loadGatewaySettings(environment);
  const { supervisor, merchant } = await startGateway({ settings, databaseUrl, environment, log });
  await supervisor.ready;
  const path = `/merchants/${merchant.id}/client_api/v1/payment_methods/credit_cards`;
  const creditCard = { number: '4111111111111111', cvv: '123', expirationDate: '12/2034' };
  const call: GuestCall = {
    url: new URL(path, settings.origin),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tokenizationKey: merchant.tokenizationKey, creditCard }),
  };
  const crowded = await crowdServer(call);
  await supervisor.stop({ drainMs: 0 });
  return crowded;
}

const store = await crowdStore();
const gateway = await crowdGateway();
await own.close();
const isWithinSecond = (...all: Crowded[]) => all.every(({ p95Ms }) => p95Ms < 1_000);
sayVerdict({
  'store, p95 in ms beside 2,000 sockets': Math.round(store.p95Ms),
  'store, p95 in ms alone': Math.round(store.p95AloneMs),
  'gateway, p95 in ms beside 2,000 sockets': Math.round(gateway.p95Ms),
  'gateway, p95 in ms alone': Math.round(gateway.p95AloneMs),
  'not answered': store.refused + gateway.refused,
  isPassed: isWithinSecond(store, gateway) && store.refused + gateway.refused === 0,
});
