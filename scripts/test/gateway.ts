import { connectionUrl } from '@albumen/server-kit/database-connection';
import { createApp } from '../../apps/gateway/src/app.ts';
import { demoMerchant, seedMerchant } from '../../apps/gateway/src/modules/merchants/seed.ts';
import { loadSettings } from '../../apps/gateway/src/settings.ts';
import { wire } from '../../apps/gateway/src/wire.ts';
import type { Settings } from '../../apps/store/src/settings.ts';
import { withOwnDatabase } from '../lib/backup/database-in-use.ts';
import { migrateGateway } from '../lib/serve/gateway.ts';

/** Calls the server API with a merchant's keys: path below the merchant, body; answers XML. */
export type Call = (path: string, body: object) => Promise<string>;

/** Runs the gateway of a data folder for a moment, as `npm start` would, without a port. */
export function withGateway<Result>(
  { DATA_DIR }: Pick<Settings, 'DATA_DIR'>,
  use: (call: Call) => Promise<Result>,
): Promise<Result> {
  return withOwnDatabase(DATA_DIR, async (connection) => {
    const databaseUrl = connectionUrl(connection);
    await migrateGateway(databaseUrl, { log: () => undefined });
    const settings = loadSettings({ DATA_DIR, LOG_LEVEL: 'silent' });
    const { deps, close } = await wire({ settings, databaseUrl, role: 'web' });
    const merchant = demoMerchant(deps);
    await seedMerchant(deps, merchant);
    const { app } = await createApp(deps);
    try {
      return await use(async (path, body) => {
        const keys = `${merchant.publicKey}:${merchant.privateKey}`;
        const reply = await app.inject({
          method: 'POST',
          url: `/merchants/${merchant.id}${path}`,
          headers: { authorization: `Basic ${Buffer.from(keys).toString('base64')}` },
          payload: body,
        });
        return reply.body;
      });
    } finally {
      await app.close();
      await close();
    }
  });
}
