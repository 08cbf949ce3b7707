import { join } from 'node:path';
import { databaseSetup } from '@albumen/test-kit/database-setup';

export default databaseSetup({
  migrations: join(import.meta.dirname, 'apps/store/src/db/migrations'),
});
