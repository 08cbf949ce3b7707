import { join } from 'node:path';
import { openDatabase } from '@albumen/server-kit/database';
import { migrate, type MigrateOptions } from '@albumen/server-kit/migrations';
import { startSupervisor, type Role, type Supervisor } from '@albumen/server-kit/supervisor';
import {
  seedMerchant,
  demoMerchant,
  type DemoMerchant,
} from '../../../apps/gateway/src/modules/merchants/seed.ts';
import { readMerchantsFile } from '../../../apps/gateway/src/modules/merchants/merchants-file.ts';
import type { Dependencies } from '../../../apps/gateway/src/dependencies.ts';
import { sealEverythingAgain } from '../../../apps/gateway/src/modules/vault/seal-everything.service.ts';
import { schemas, wire } from '../../../apps/gateway/src/wire.ts';
import type { Settings } from '../../../apps/gateway/src/settings.ts';

export interface GatewayOptions {
  settings: Settings;
  databaseUrl: string;
  /** What its processes find beneath our own environment. */
  environment: NodeJS.ProcessEnv;
  log: (line: string) => void;
}

export interface StartedGateway {
  supervisor: Supervisor;
  /** The merchant that everybody who starts Albumen may use. */
  merchant: DemoMerchant;
}

const app = join(import.meta.dirname, '../../../apps/gateway');
const script = join(app, 'src/main.ts');

/** The gateway's migrations of this release, and the schema that they make. */
export const gatewayMigrations = join(app, 'src/db/migrations');
export const gatewaySchema = schemas.tables;

/** Brings its schema up to date, makes its demo merchant and starts its processes. */
export async function startGateway(options: GatewayOptions): Promise<StartedGateway> {
  const { settings, databaseUrl, environment, log } = options;
  await migrateGateway(settings.DATABASE_DIRECT_URL ?? databaseUrl, { log });
  const merchant = await seedGateway(options);
  const supervisor = await startSupervisor({
    host: settings.HOST,
    port: settings.GATEWAY_PORT,
    roles: gatewayRoles(settings),
    environment: { ...environment, ...process.env, DATABASE_URL: databaseUrl },
    log,
    output: log,
  });
  return { supervisor, merchant };
}

/** Brings the gateway's schema to the newest migration of this version, or `through` an earlier one. */
export async function migrateGateway(
  url: string,
  { log, ...options }: Pick<MigrateOptions<unknown>, 'log' | 'through'>,
): Promise<void> {
  const db = openDatabase<unknown>({
    connection: url,
    schema: schemas.tables,
    poolSize: 1,
    applicationName: 'albumen gateway migrations',
  });
  try {
    await migrate({
      db,
      folder: gatewayMigrations,
      schema: schemas.tables,
      log: (line) => log(`Gateway: ${line}`),
      ...options,
    });
  } finally {
    await db.destroy();
  }
}

type SeedOptions = Pick<GatewayOptions, 'settings' | 'databaseUrl' | 'log'>;

async function seedGateway(options: SeedOptions): Promise<DemoMerchant> {
  return withGateway(options, async (deps) => {
    const merchant: DemoMerchant = {
      ...demoMerchant(deps),
      options: { threeDSecureEnabled: true },
    };
    await seedMerchant(deps, merchant);
    await makeListedMerchants(deps, options);
    return merchant;
  });
}

/** Makes the merchants of `GATEWAY_MERCHANTS_FILE`, and no other. */
export function seedMerchants(options: SeedOptions): Promise<void> {
  return withGateway(options, (deps) => makeListedMerchants(deps, options));
}

/** Has `GATEWAY_SECRET` seal what `GATEWAY_SECRET_SECOND` sealed; answers how many values that were. */
export function sealAgain(options: SeedOptions): Promise<number> {
  return withGateway(options, sealEverythingAgain);
}

async function makeListedMerchants(
  deps: Dependencies,
  { settings: { GATEWAY_MERCHANTS_FILE: file }, log }: SeedOptions,
): Promise<void> {
  if (file !== undefined) await makeMerchants(deps, file, log);
}

async function withGateway<Result>(
  { settings, databaseUrl }: SeedOptions,
  use: (deps: Dependencies) => Promise<Result>,
): Promise<Result> {
  const { deps, close } = await wire({ settings, databaseUrl, role: 'web' });
  return use(deps).finally(close);
}

/** Processes that answer browsers and servers, and one for what happens by the clock. */
export function gatewayRoles({ GATEWAY_PROCESSES }: Settings): readonly Role[] {
  return [role('web', GATEWAY_PROCESSES, true), role('worker', 1, false)];
}

/** Makes the merchants of a file, and changes the keys of those that are there to what it says. */
export async function makeMerchants(
  deps: Pick<Dependencies, 'db' | 'sealer'>,
  file: string,
  log: (line: string) => void,
): Promise<void> {
  for (const merchant of await readMerchantsFile(file)) {
    await seedMerchant(deps, merchant);
    log(`Gateway: merchant ${merchant.id}, public key ${merchant.publicKey}`);
  }
}

function role(name: string, processes: number, isListening: boolean): Role {
  return { name: `gateway ${name}`, processes, script, args: [`--role=${name}`], isListening };
}
