import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectionUrl, type DatabaseConnection } from '@albumen/server-kit/database-connection';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@albumen/server-kit/embedded-postgres';
import { Client } from 'pg';
import {
  startSandboxGateway,
  type SandboxGateway,
} from '../../scripts/lib/conformance-rig/sandbox-gateway.ts';
import { startBenchStore } from '../kit/bench-store.ts';
import { startChildServer } from '../kit/child-server.ts';
import { runFolder } from '../kit/places.ts';
import { installVendure } from './install-vendure.ts';
import { openJsonCalls, type SendJson } from './json-calls.ts';
import type { Shop } from './shop.ts';
import { processorMs } from '../kit/processor-time.ts';
import { storeBuying } from './store-shop.ts';
import type { VendureSettings } from './vendure-server.ts';
import { vendureCustomers } from './vendure-shop.ts';

export interface BothShops extends AsyncDisposable {
  ours: Shop & {
    /** What workers do within seconds: each design in a cart has its picture. */
    showPictures: () => Promise<void>;
  };
  vendure: Shop;
  gateway: SandboxGateway;
  /** Calls to the gateway. */
  sendToGateway: SendJson;
  /** The last of what the processes of our store printed. */
  storeOutput: readonly string[];
}

/**
 * Our store without workers and Vendure without its worker, one process each, in two databases of one
 * PostgreSQL, with one gateway.
 */
export async function startBothShops(atOnce: number): Promise<BothShops> {
  await using started = new AsyncDisposableStack();
  const folder = started.use(await runFolder());
  const server = await startEmbeddedPostgres({ dataDir: folder.path, log: () => undefined });
  started.defer(() => server.stop());
  const gateway = started.use(await startSandboxGateway());
  const account = {
    url: gateway.origin,
    merchantId: gateway.merchant.id,
    publicKey: gateway.merchant.publicKey,
    privateKey: gateway.merchant.privateKey,
  };

  const store = started.use(
    await startBenchStore({
      DATABASE_URL: connectionUrl(server.connection),
      WORKER_PROCESSES: '0',
      TRUSTED_PROXIES: '127.0.0.1',
      PAYMENT_URL: account.url,
      PAYMENT_MERCHANT_ID: account.merchantId,
      PAYMENT_PUBLIC_KEY: account.publicKey,
      PAYMENT_PRIVATE_KEY: account.privateKey,
    }),
  );
  const databasePid = await postmasterPid(folder.path);
  const usedBy = async (pid: number) => (await processorMs(pid)) + (await processorMs(databasePid));
  const buying = await storeBuying(store, started.use(openJsonCalls(store.origin)));
  const ours = {
    ...buying,
    processorMs: () => usedBy(store.pid),
    showPictures: async () => void (await query(server.connection, showPictures)),
  };

  const database = await secondDatabase(server);
  const settings: VendureSettings = { database, poolSize: atOnce, gateway: account };
  const script = join(import.meta.dirname, 'vendure-server.ts');
  const args = [await installVendure(), JSON.stringify(settings)];
  const peer = started.use(await startChildServer(script, args));
  const vendure = {
    newCustomer: vendureCustomers(started.use(openJsonCalls(peer.origin))),
    countOrders: () => countVendureOrders(database),
    processorMs: () => usedBy(peer.pid),
  };

  const sendToGateway = started.use(openJsonCalls(gateway.origin));
  const all = started.move();
  return {
    ours,
    vendure,
    gateway,
    sendToGateway,
    storeOutput: store.output,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

const showPictures = `
  update cart_items set proof_token = md5(cart_items.id), proof_version = design_spaces.version
    from design_spaces where design_spaces.id = design_space_id`;

async function secondDatabase(server: EmbeddedPostgres): Promise<DatabaseConnection> {
  const { administration, connection } = server;
  await query(administration, `create database vendure owner ${connection.user}`);
  return { ...connection, database: 'vendure' };
}

async function countVendureOrders(database: DatabaseConnection): Promise<number> {
  const rows = await query(
    database,
    `select count(*)::int as count from "order" where state = 'PaymentSettled'`,
  );
  const [row] = rows as { count: number }[]; // of the query above
  return row?.count ?? 0;
}

/** PostgreSQL itself; its backends are its children. */
async function postmasterPid(dataDir: string): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

async function query(database: DatabaseConnection, text: string): Promise<unknown[]> {
  const client = new Client(database);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
