import { openDatabase } from '@albumen/server-kit/database';
import type { Settings as GatewaySettings } from '../../../apps/gateway/src/settings.ts';
import type { Tables } from '../../../apps/store/src/db/tables.ts';
import { sealAppsAgain } from '../../../apps/store/src/modules/credentials/seal-apps-again.service.ts';
import { loadSecrets } from '../../../apps/store/src/secrets.ts';
import type { Settings } from '../../../apps/store/src/settings.ts';
import { readGatewaySettings, readSettings } from '../read-settings.ts';
import { sealAgain } from '../serve/gateway.ts';
import { databaseUrlOf, directUrl } from './database-urls.ts';
import { refuseUnmigrated } from './migrate.ts';

type Log = (line: string) => void;

/**
 * Has new secrets seal what the second ones sealed: of the store and, where its secret is set, of the gateway; or
 * of the `gateway` alone, in whose settings there may be nothing of the store's.
 * @throws where a secret is not set: one that was made up would seal nothing for anybody
 */
export async function reseal(what: string | undefined, log: Log): Promise<void> {
  if (what !== undefined && what !== 'gateway') throw new Error('reseal or reseal gateway, please');
  if (what === undefined) await resealStore(readSettings(), log);
  const gateway = readGatewaySettings();
  if (what === 'gateway' || gateway.GATEWAY_SECRET !== undefined) await resealGateway(gateway, log);
  else log('GATEWAY_SECRET: not looked at; reseal gateway does, with the settings of the gateway.');
}

/** The authenticator apps. */
async function resealStore(settings: Settings, log: Log): Promise<void> {
  if (settings.APP_SECRET === undefined) throw new Error('APP_SECRET: is needed');
  const connection = directUrl(settings);
  await refuseUnmigrated(connection, 'store');
  const secrets = await loadSecrets(settings);
  const db = openDatabase<Tables>({ connection, poolSize: 1, applicationName: 'albumen reseal' });
  try {
    tell(log, 'APP_SECRET', await sealAppsAgain({ db, secrets }));
  } finally {
    await db.destroy();
  }
}

/** The cards and keys. */
async function resealGateway(settings: GatewaySettings, log: Log): Promise<void> {
  if (settings.GATEWAY_SECRET === undefined) throw new Error('GATEWAY_SECRET: is needed');
  await refuseUnmigrated(directUrl(settings), 'gateway');
  const databaseUrl = databaseUrlOf(settings);
  tell(log, 'GATEWAY_SECRET', await sealAgain({ settings, databaseUrl, log }));
}

function tell(log: Log, secret: string, changed: number): void {
  log(`${secret} seals everything now; ${changed} values were sealed by another.`);
}
