import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

interface Session {
  tokenHash: Buffer;
  openedWith: Buffer;
}

export async function insertSession(
  db: Kysely<Tables>,
  { lifetimeSeconds, ...session }: Session & { lifetimeSeconds: number },
): Promise<void> {
  const expiresAt = sql<Date>`now() + make_interval(secs => ${lifetimeSeconds})`;
  await db
    .insertInto('operatorSessions')
    .values({ ...session, expiresAt })
    .execute();
}

export async function isOpen(
  db: Kysely<Tables>,
  { tokenHash, openedWith }: Session,
): Promise<boolean> {
  const row = await db
    .selectFrom('operatorSessions')
    .select('tokenHash')
    .where('tokenHash', '=', tokenHash)
    .where('openedWith', '=', openedWith)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSession(db: Kysely<Tables>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('operatorSessions').where('tokenHash', '=', tokenHash).execute();
}
