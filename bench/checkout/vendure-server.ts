/**
 * The peer as its own guide sets it up: jobs in the database, its tables made by itself, one process,
 * and a payment handler that charges as our store does. Prints its port once it listens.
 *
 *   node bench/checkout/vendure-server.ts <folder of Vendure> <settings as JSON>
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseConnection } from '@albumen/server-kit/database-connection';
import { findFreePort } from '@albumen/server-kit/free-port';
import type { GatewayAccount } from '../../apps/store/src/third-parties/payments/server-sdk.ts';
import { loadVendure } from './vendure-core.ts';
import { paymentThrough } from './vendure-payment.ts';
import { initialStock, productsCsv } from './vendure-stock.ts';

export interface VendureSettings {
  database: DatabaseConnection;
  /** It keeps a connection while it waits for the gateway. */
  poolSize: number;
  gateway: GatewayAccount;
}

const [folder = '', given = ''] = process.argv.slice(2);
const { database, poolSize, gateway } = JSON.parse(given) as VendureSettings; // of both-shops.ts
const vendure = loadVendure(folder);
const paymentCode = 'card';
const handler = new vendure.PaymentMethodHandler({
  code: paymentCode,
  description: [{ languageCode: vendure.LanguageCode.en, value: 'Card' }],
  args: {},
  createPayment: await paymentThrough(gateway),
  settlePayment: () => ({ success: true }),
});
const { user: username, ...where } = database;
const port = await findFreePort();
const config = {
  apiOptions: { port, hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'bench', password: randomUUID() },
  },
  dbConnectionOptions: {
    type: 'postgres',
    ...where,
    username,
    synchronize: true,
    extra: { max: poolSize },
  },
  logger: new vendure.DefaultLogger({ level: vendure.LogLevel.Error }),
  paymentOptions: { paymentMethodHandlers: [handler] },
  plugins: [vendure.DefaultJobQueuePlugin],
};

const scratch = await mkdtemp(join(tmpdir(), 'vendure-'));
const csv = join(scratch, 'products.csv');
await writeFile(csv, productsCsv);
await vendure.populate(() => vendure.bootstrap(config), initialStock(paymentCode), csv);
await rm(scratch, { recursive: true });
console.log(port);
