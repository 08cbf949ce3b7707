import { openDatabase } from '@albumen/server-kit/database';
import type { Settings as GatewaySettings } from '../../../apps/gateway/src/settings.ts';
import type { Tables } from '../../../apps/store/src/db/tables.ts';
import { sealAppsAgain } from '../../../apps/store/src/modules/credentials/seal-apps-again.service.ts';
import { loadSecrets } from '../../../apps/store/src/secrets.ts';
import type { Settings } from '../../../apps/store/src/settings.ts';
import { sealAgain } from '../serve/gateway.ts';

export interface ResealOptions<Of> {
  settings: Of;
  databaseUrl: string;
  log: (line: string) => void;
}

/** Has `APP_SECRET` seal the authenticator apps that the second secret sealed. */
export async function resealStore(options: ResealOptions<Settings>): Promise<void> {
  const secrets = await loadSecrets(options.settings);
  const connection = options.databaseUrl;
  const db = openDatabase<Tables>({ connection, poolSize: 1, applicationName: 'albumen reseal' });
  try {
    tell(options.log, 'APP_SECRET', await sealAppsAgain({ db, secrets }));
  } finally {
    await db.destroy();
  }
}

/** Has `GATEWAY_SECRET` seal the cards and keys that the second secret sealed. */
export async function resealGateway(options: ResealOptions<GatewaySettings>): Promise<void> {
  tell(options.log, 'GATEWAY_SECRET', await sealAgain(options));
}

function tell(log: (line: string) => void, secret: string, changed: number): void {
  log(`${secret} seals everything now; ${changed} values were sealed by another.`);
}
