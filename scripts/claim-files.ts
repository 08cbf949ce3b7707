/** `npm run claim-files`: database and file store of the settings belong together from now on. */
import { takeFiles } from '../apps/store/src/modules/files/installation.service.ts';
import { withStore } from './lib/backup/with-store.ts';
import { readSettings } from './lib/read-settings.ts';

try {
  const settings = readSettings();
  await withStore(settings, takeFiles);
  console.log(`Database and ${settings.S3_BUCKET ?? settings.DATA_DIR} belong together now.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
