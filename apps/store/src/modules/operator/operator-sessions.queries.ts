import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

const now = sql<Date>`now()`;

interface NewSession {
  id: string;
  operatorId: string;
  isStrong: boolean;
  tokenHash: Buffer;
  openedWith: Buffer;
  ip: string;
  userAgent: string;
  lifetimeSeconds: number;
}

export async function insertSession(
  db: Kysely<Tables>,
  { lifetimeSeconds, ...session }: NewSession,
): Promise<void> {
  const expiresAt = sql<Date>`now() + make_interval(secs => ${lifetimeSeconds})`;
  await db
    .insertInto('operatorSessions')
    .values({ ...session, expiresAt })
    .execute();
}

interface SessionKey {
  tokenHash: Buffer;
  /** Any of these. */
  openedWith: readonly Buffer[];
}

export function findOpen(db: Kysely<Tables>, { tokenHash, openedWith }: SessionKey) {
  return db
    .selectFrom('operatorSessions')
    .innerJoin('operators', 'operators.id', 'operatorSessions.operatorId')
    .select([
      'operatorSessions.id as sessionId',
      'operatorSessions.confirmedAt',
      'operatorSessions.isStrong',
      'operators.id',
      'operators.email',
      'operators.name',
      'operators.role',
    ])
    .where('tokenHash', '=', tokenHash)
    .where('openedWith', 'in', openedWith)
    .where('expiresAt', '>', now)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
}

export async function deleteByToken(db: Kysely<Tables>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('operatorSessions').where('tokenHash', '=', tokenHash).execute();
}

/** False when the operator has no such session. */
export async function deleteSession(
  db: Kysely<Tables>,
  operatorId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('operatorSessions')
    .where('operatorId', '=', operatorId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function confirmSession(
  db: Kysely<Tables>,
  id: string,
  { isStrong }: { isStrong: boolean },
): Promise<void> {
  await db
    .updateTable('operatorSessions')
    .set({ confirmedAt: now, ...(isStrong && { isStrong }) })
    .where('id', '=', id)
    .execute();
}

/** How many there were. */
export async function deleteSessionsOf(db: Kysely<Tables>, operatorId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('operatorSessions')
    .where('operatorId', '=', operatorId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export function listSessionsOf(db: Kysely<Tables>, operatorId: string) {
  return db
    .selectFrom('operatorSessions')
    .select(['id', 'userAgent', 'ip', 'createdAt'])
    .where('operatorId', '=', operatorId)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .execute();
}
