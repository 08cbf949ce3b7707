import { join } from 'node:path';
import { openDatabase } from '@albumen/server-kit/database';
import { openJobs } from '@albumen/server-kit/jobs';
import { migrate } from '@albumen/server-kit/migrations';
import { databaseSetup } from '@albumen/test-kit/database-setup';

export default databaseSetup({
  migrations: join(import.meta.dirname, 'apps/store/src/db/migrations'),
  async prepare(connection) {
    const schema = 'gateway';
    const folder = join(import.meta.dirname, 'apps/gateway/src/db/migrations');
    const db = openDatabase({ connection, schema, poolSize: 1, applicationName: 'test template' });
    await migrate({ db, folder, schema, log: () => undefined });
    await db.destroy();
    for (const jobsSchema of ['jobs', 'gateway_jobs']) {
      const jobs = await openJobs({
        connection,
        schema: jobsSchema,
        definitions: [],
        role: 'sender',
        onError: (error) => process.emitWarning(error),
      });
      await jobs.stop({ drainMs: 0 });
    }
  },
});
