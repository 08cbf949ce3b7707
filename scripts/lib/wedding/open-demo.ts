import { seedDemo } from '../../../apps/store/src/demo/seed.ts';
import type { Dependencies } from '../../../apps/store/src/dependencies.ts';
import { plainPages } from '../../../apps/store/src/http/page-renderer.ts';
import type { Settings } from '../../../apps/store/src/settings.ts';
import { wire } from '../../../apps/store/src/wire.ts';
import { withAnyDatabase } from '../backup/database-in-use.ts';
import { migrateStore } from '../serve/database.ts';

/** Lends the demo, whether it runs, stands still or was never started; its accounts are there. */
export function withDemo<Result>(
  settings: Settings,
  log: (line: string) => void,
  use: (deps: Dependencies) => Promise<Result>,
): Promise<Result> {
  return withAnyDatabase(settings, async (databaseUrl) => {
    await migrateStore(databaseUrl, { log });
    const wired = await wire({ settings, databaseUrl, role: 'web', pages: plainPages });
    try {
      await seedDemo(wired.deps, log);
      return await use(wired.deps);
    } finally {
      await wired.close();
    }
  });
}
