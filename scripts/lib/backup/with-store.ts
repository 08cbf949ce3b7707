import type { Dependencies } from '../../../apps/store/src/dependencies.ts';
import { plainPages } from '../../../apps/store/src/http/page-renderer.ts';
import type { Settings } from '../../../apps/store/src/settings.ts';
import { wire } from '../../../apps/store/src/wire.ts';
import { withStoreDatabase } from './database-in-use.ts';

/** Lends the store with what its settings name, whether it runs or stands still. */
export function withStore<Result>(
  settings: Settings,
  use: (deps: Dependencies) => Promise<Result>,
): Promise<Result> {
  return withStoreDatabase(settings, async (databaseUrl) => {
    const { deps, close } = await wire({ settings, databaseUrl, role: 'web', pages: plainPages });
    return use(deps).finally(close);
  });
}
