/** `npm run claim-files`: database and file store of the settings belong together from now on. */
import { connectionUrl } from '@albumen/server-kit/database-connection';
import { plainPages } from '../apps/store/src/http/page-renderer.ts';
import { takeFiles } from '../apps/store/src/modules/files/installation.service.ts';
import { wire } from '../apps/store/src/wire.ts';
import { withStoreDatabase } from './lib/backup/database-in-use.ts';
import { readSettings } from './lib/read-settings.ts';

try {
  const settings = readSettings();
  await withStoreDatabase(settings, async (connection) => {
    const databaseUrl = typeof connection === 'string' ? connection : connectionUrl(connection);
    const { deps, close } = await wire({ settings, databaseUrl, role: 'web', pages: plainPages });
    await takeFiles(deps).finally(close);
  });
  console.log(`Database and ${settings.S3_BUCKET ?? settings.DATA_DIR} belong together now.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
