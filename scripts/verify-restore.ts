/**
 * `npm run verify-restore -- [--tell <DATABASE_URL of the shop>]`, with the settings of what was restored: looks
 * it over, and notes it there for the operator; of a copy that was restored to try it, at the shop as well.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '@albumen/server-kit/database';
import type { Tables } from '../apps/store/src/db/tables.ts';
import {
  recordVerifiedRestore,
  type VerifiedRestore,
} from '../apps/store/src/modules/operator/verified-restores.service.ts';
import { verifyRestore } from './lib/backup/verify-restore.ts';
import { withStore } from './lib/backup/with-store.ts';
import { readSettings } from './lib/read-settings.ts';

try {
  const { values } = parseArgs({ options: { tell: { type: 'string' } } });
  const restore = await withStore(readSettings(), async (deps) => {
    const found = await verifyRestore(deps);
    await recordVerifiedRestore(deps, found);
    return found;
  });
  if (values.tell !== undefined) await tell(values.tell, restore);
  const { restoredTo, photos, orders } = restore;
  console.log(`Whole until ${restoredTo.toISOString()}: ${photos} photos, ${orders} orders.`);
  console.log('The operator sees it among the disk’s facts.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function tell(url: string, restore: VerifiedRestore): Promise<void> {
  const db = openDatabase<Tables>({
    connection: url,
    poolSize: 1,
    applicationName: 'albumen verified restore',
  });
  await recordVerifiedRestore({ db }, restore).finally(() => db.destroy());
}
