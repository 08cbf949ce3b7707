import { join } from 'node:path';
import { openJobs } from '@albumen/server-kit/jobs';
import { databaseSetup } from '@albumen/test-kit/database-setup';

export default databaseSetup({
  migrations: join(import.meta.dirname, 'apps/store/src/db/migrations'),
  async prepare(connection) {
    const jobs = await openJobs({
      connection,
      definitions: [],
      role: 'sender',
      onError: (error) => process.emitWarning(error),
    });
    await jobs.stop({ drainMs: 0 });
  },
});
