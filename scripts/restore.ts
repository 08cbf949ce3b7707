/** `npm run restore -- <folder of a backup>`, into an empty `DATA_DIR` and an empty database. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from './lib/backup/restore-backup.ts';
import { readSettings } from './lib/read-settings.ts';

try {
  const [folder] = parseArgs({ allowPositionals: true }).positionals;
  if (folder === undefined) throw new Error('npm run restore -- <folder of a backup>');
  const settings = readSettings();
  await restoreBackup({ settings, source: resolve(folder), log: (line) => console.log(line) });
  const where =
    settings.DATABASE_URL === undefined ? 'a database of its own there' : 'DATABASE_URL';
  console.log(`Restored into ${settings.DATA_DIR} and ${where}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
