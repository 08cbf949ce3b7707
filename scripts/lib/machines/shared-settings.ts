import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { S3FileStoreOptions } from '@albumen/file-store/s3';
import { root } from '../read-settings.ts';
import type { GatewayFacts } from '../serve/greeting.ts';
import { gatewayRole, type MachineDatabase } from './database.ts';
import { purgeUrl } from './edge.ts';
import { addresses, hosts } from './network.ts';

export const appSecret = 'the secret of the fault runs, 32 characters or more';

/** The one merchant of the rig's gateway: the shop. */
export const gatewayFacts: GatewayFacts = {
  origin: `https://${hosts.pay}`,
  merchant: {
    id: 'machines',
    name: 'Machines',
    publicKey: 'machines_public',
    privateKey: 'machines_private_key',
    tokenizationKey: 'sandbox_machines00000_machines',
    accounts: [{ id: 'machines_usd', currency: 'USD' }],
  },
};

/** Merchants come to a gateway in production by a file. */
export async function writeMerchants(folder: string): Promise<string> {
  const file = join(folder, 'merchants.json');
  await writeFile(file, JSON.stringify({ merchants: [gatewayFacts.merchant] }));
  return file;
}

interface Shared {
  folder: string;
  store: S3FileStoreOptions;
  database: MachineDatabase;
  merchants: string;
}

/** What every machine's environment says, as docs/operating.md has it for several machines. */
export function sharedSettings({ folder, store, database, merchants }: Shared) {
  const { merchant } = gatewayFacts;
  const environment = {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/albumen-compiled'),
    LOG_LEVEL: 'warn',
    PORT: '3000',
    HALIDE_URL: `https://${hosts.halide}`,
    CYAN_URL: `https://${hosts.cyan}`,
    APP_SECRET: appSecret,
    TRUSTED_PROXIES: addresses.proxy,
    DATABASE_URL: database.url('albumen'),
    DATABASE_DIRECT_URL: database.directUrl,
    S3_BUCKET: store.bucket,
    S3_ENDPOINT: store.endpoint ?? '',
    S3_PATH_STYLE: 'on',
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    EDGE_PURGE_URL: purgeUrl,
    LAB_HOT_FOLDER: join(folder, 'lab'),
    FACES: 'off',
    // What is made on idle processors would be counted as a guest's.
    LATE_RENDITIONS: 'off',
    RENDER_PROCESSES: '1',
    GATEWAY_URL: gatewayFacts.origin,
    GATEWAY_SECRET: 'the secret of the gateways, 32 characters or more',
    GATEWAY_MERCHANTS_FILE: merchants,
    PAYMENT_URL: gatewayFacts.origin,
    PAYMENT_MERCHANT_ID: merchant.id,
    PAYMENT_PUBLIC_KEY: merchant.publicKey,
    PAYMENT_PRIVATE_KEY: merchant.privateKey,
    PAYMENT_ACCOUNTS: 'USD=machines_usd',
  };
  const gatewayEnvironment = {
    DATABASE_URL: database.url(gatewayRole),
    DATABASE_DIRECT_URL: database.directUrlOf(gatewayRole),
  };
  return { environment, gatewayEnvironment };
}
