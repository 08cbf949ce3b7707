import { missingMigrations } from '@albumen/server-kit/migrations';
import { openDatabase } from '@albumen/server-kit/database';
import type { DatabaseConnection } from '@albumen/server-kit/database-connection';
import type { Settings as GatewaySettings } from '../../../apps/gateway/src/settings.ts';
import { migrateStore, storeMigrations } from '../serve/database.ts';
import { gatewayMigrations, gatewaySchema, migrateGateway } from '../serve/gateway.ts';

/** A program and the schema that it works on. */
export type Program = 'store' | 'gateway';

/** Brings the schemas of this release's programs up to date; the gateway's where one is set up. */
export async function migrateAll(
  url: string,
  { GATEWAY_URL }: Pick<GatewaySettings, 'GATEWAY_URL'>,
  log: (line: string) => void,
): Promise<void> {
  await migrateStore(url, { log });
  if (GATEWAY_URL !== undefined) await migrateGateway(url, { log });
}

/**
 * Only `migrate` changes a schema: of many processes that start at once none surprises the others.
 * @throws where the database lacks what this release needs
 */
export async function refuseUnmigrated(
  connection: DatabaseConnection | string,
  program: Program,
): Promise<void> {
  const isGateway = program === 'gateway';
  const db = openDatabase({
    connection,
    poolSize: 1,
    applicationName: 'albumen start',
    ...(isGateway && { schema: gatewaySchema }),
  });
  try {
    const missing = await missingMigrations(db, isGateway ? gatewayMigrations : storeMigrations);
    const [first] = missing;
    if (first === undefined) return;
    const what = `${missing.length} migrations of the ${program}, from ${first} on`;
    throw new Error(`The database lacks ${what}. Run migrate first.`);
  } finally {
    await db.destroy();
  }
}
