/**
 * `npm run verify-restore -- [--tell <DATABASE_URL of the shop>]`, with the settings of what was restored: looks
 * it over, and notes it there for the operator; of a copy that was restored to try it, at the shop as well.
 */
import { parseArgs } from 'node:util';
import { connectionUrl } from '@albumen/server-kit/database-connection';
import { openDatabase } from '@albumen/server-kit/database';
import type { Tables } from '../apps/store/src/db/tables.ts';
import { plainPages } from '../apps/store/src/http/page-renderer.ts';
import {
  recordVerifiedRestore,
  type VerifiedRestore,
} from '../apps/store/src/modules/operator/verified-restores.service.ts';
import { wire } from '../apps/store/src/wire.ts';
import { withStoreDatabase } from './lib/backup/database-in-use.ts';
import { verifyRestore } from './lib/backup/verify-restore.ts';
import { readSettings } from './lib/read-settings.ts';

try {
  const { values } = parseArgs({ options: { tell: { type: 'string' } } });
  const settings = readSettings();
  const restore = await withStoreDatabase(settings, async (connection) => {
    const databaseUrl = typeof connection === 'string' ? connection : connectionUrl(connection);
    const { deps, close } = await wire({ settings, databaseUrl, role: 'web', pages: plainPages });
    return look(deps).finally(close);
  });
  if (values.tell !== undefined) await tell(values.tell, restore);
  const { restoredTo, photos, orders } = restore;
  console.log(`Whole until ${restoredTo.toISOString()}: ${photos} photos, ${orders} orders.`);
  console.log('The operator sees it among the disk’s facts.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function look(deps: Parameters<typeof verifyRestore>[0]): Promise<VerifiedRestore> {
  const restore = await verifyRestore(deps);
  await recordVerifiedRestore(deps, restore);
  return restore;
}

async function tell(url: string, restore: VerifiedRestore): Promise<void> {
  const db = openDatabase<Tables>({
    connection: url,
    poolSize: 1,
    applicationName: 'albumen verified restore',
  });
  await recordVerifiedRestore({ db }, restore).finally(() => db.destroy());
}
