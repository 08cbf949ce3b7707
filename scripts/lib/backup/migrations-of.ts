import { openDatabase } from '@albumen/server-kit/database';
import type { DatabaseConnection } from '@albumen/server-kit/database-connection';
import { appliedMigrations, type AppliedMigration } from '@albumen/server-kit/migrations';

/** What a database has applied in the store's schema or another one; nothing where there is none. */
export async function migrationsOf(
  connection: DatabaseConnection | string,
  schema?: string,
): Promise<readonly AppliedMigration[]> {
  const db = openDatabase({
    connection,
    poolSize: 1,
    applicationName: 'albumen backup',
    ...(schema !== undefined && { schema }),
  });
  return appliedMigrations(db).finally(() => db.destroy());
}
