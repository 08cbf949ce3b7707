import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@albumen/server-kit/free-port';
import type { Supervisor } from '@albumen/server-kit/supervisor';
import { loadSettings as loadGatewaySettings } from '../../../apps/gateway/src/settings.ts';
import { plainPages } from '../../../apps/store/src/http/page-renderer.ts';
import { claimFiles } from '../../../apps/store/src/modules/files/installation.service.ts';
import { loadSettings } from '../../../apps/store/src/settings.ts';
import { wire, type Wired } from '../../../apps/store/src/wire.ts';
import { announceStore } from '../serve/announce-store.ts';
import { startGateway } from '../serve/gateway.ts';
import type { GatewayFacts } from '../serve/greeting.ts';
import { untilHealthy } from '../serve/health.ts';
import { planDeaths, type Deaths } from './deaths.ts';
import { startDyingStore } from './dying-store.ts';
import { openOwnDatabase, type OwnDatabase } from './own-database.ts';

/** A gateway, and a store that is paid through it and whose processes die on the way. */
export interface PayingRig {
  databaseUrl: string;
  gateway: GatewayFacts;
  /** Where the processes that die answer. */
  origin: string;
  /** The store in this process, which nobody kills: for what is to be there before. */
  wired: Wired;
  /** Starts the processes; once they answer, the gateway tells them of payments. */
  startStore: (plan: StorePlan) => Promise<Deaths>;
  close: () => Promise<void>;
}

export interface StorePlan {
  /** Web processes. */
  web: number;
  /** Where they die, and how often at each point. */
  points: readonly string[];
  each: number;
}

/** `extra` is added to the store's environment. */
export async function openPayingRig(
  name: string,
  extra: Record<string, string> = {},
): Promise<PayingRig> {
  const own = await openOwnDatabase(name);
  const { databaseUrl, dataDir } = own;
  const { gateway, supervisor: gatewaySupervisor } = await startOwnGateway(own);
  const environment = { ...own.environment, ...paidThrough(gateway), ...extra };
  const settings = loadSettings(environment);
  const origin = settings.origins.halide;
  const wired = await wire({ settings, databaseUrl, role: 'web', pages: plainPages });
  // What is made beforehand has photos without originals: a store that starts after it would refuse its files.
  await claimFiles(wired.deps);
  let store: Supervisor | undefined;
  return {
    databaseUrl,
    gateway,
    origin,
    wired,
    async startStore({ web, ...plan }) {
      const deaths = await planDeaths(join(dataDir, 'deaths'), plan);
      store = await startDyingStore({ environment, web, deaths });
      await untilHealthy(settings);
      await announceStore(gateway, origin, console.log);
      return deaths;
    },
    async close() {
      await store?.stop({ drainMs: 5_000 });
      await wired.close();
      await gatewaySupervisor.stop({ drainMs: 5_000 });
      await own.close();
    },
  };
}

export async function startOwnGateway({ environment, databaseUrl }: OwnDatabase) {
  const own = { ...environment, GATEWAY_PORT: String(await findFreePort()) };
  const settings = loadGatewaySettings(own);
  const log = (): void => undefined;
  const started = await startGateway({ settings, databaseUrl, environment: own, log });
  await started.supervisor.ready;
  const gateway: GatewayFacts = { origin: settings.origin, merchant: started.merchant };
  return { gateway, supervisor: started.supervisor };
}

export function paidThrough({ origin, merchant }: GatewayFacts): Record<string, string> {
  return {
    PAYMENT_URL: origin,
    PAYMENT_MERCHANT_ID: merchant.id,
    PAYMENT_PUBLIC_KEY: merchant.publicKey,
    PAYMENT_PRIVATE_KEY: merchant.privateKey,
    PAYMENT_ACCOUNTS: merchant.accounts.map((one) => `${one.currency}=${one.id}`).join(','),
  };
}

/** Look-ups go on for a while after the last payer has an answer; answers whether they came to an end. */
export async function untilNothingOpen(read: () => Promise<{ open: number }>): Promise<boolean> {
  const deadline = AbortSignal.timeout(900_000);
  while (!deadline.aborted) {
    if ((await read()).open === 0) return true;
    await sleep(1_000);
  }
  return false;
}
