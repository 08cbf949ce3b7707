/** `npm run merchants -- <file.json>`: makes merchants at the gateway, while Albumen runs or stands still. */
import { resolve } from 'node:path';
import { wire } from '../apps/gateway/src/wire.ts';
import { withStoreDatabase } from './lib/backup/database-in-use.ts';
import { readGatewaySettings, readSettings } from './lib/read-settings.ts';
import { makeMerchants, migrateGateway } from './lib/serve/gateway.ts';

const log = (line: string): void => console.log(line);

try {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('npm run merchants -- <file.json>');
  await withStoreDatabase(readSettings(), async (directUrl) => {
    await migrateGateway(directUrl, { log });
    const settings = readGatewaySettings();
    const databaseUrl = settings.DATABASE_URL ?? directUrl;
    const { deps, close } = await wire({ settings, databaseUrl, role: 'web' });
    try {
      await makeMerchants(deps, resolve(file), log);
    } finally {
      await close();
    }
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
