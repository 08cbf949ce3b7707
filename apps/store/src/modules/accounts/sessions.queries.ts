import type { LabBrand } from '@albumen/contract/brands';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

const inDays = (days: number) => sql<Date>`now() + make_interval(days => ${days})`;
const staleAfter = sql<boolean>`sessions.last_seen_at < now() - interval '10 minutes'`;

interface NewSession {
  id: string;
  tokenHash: Buffer;
  accountId: string;
  userAgent: string;
  ip: string;
  days: number;
}

export async function insertSession(db: Kysely<Tables>, session: NewSession): Promise<void> {
  const { days, ...row } = session;
  await db
    .insertInto('sessions')
    .values({ ...row, expiresAt: inDays(days) })
    .execute();
}

/** Those that have not run out, of accounts that may sign in. */
function alive(db: Kysely<Tables>) {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .where('sessions.expiresAt', '>', sql<Date>`now()`)
    .where('accounts.deletionDueAt', 'is', null)
    .where('accounts.suspendedAt', 'is', null);
}

export function findSession(db: Kysely<Tables>, tokenHash: Buffer, labBrand: LabBrand) {
  return alive(db)
    .leftJoin('studioSessions', 'studioSessions.sessionId', 'sessions.id')
    .select([
      'studioSessions.studioId',
      'sessions.id as sessionId',
      'sessions.confirmedAt',
      staleAfter.as('isStale'),
      'accounts.id',
      'accounts.email',
      'accounts.firstName',
      'accounts.lastName',
      'accounts.companyName',
      'accounts.verifiedAt',
      'accounts.welcomedAt',
      'accounts.whccId',
    ])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('accounts.labBrand', '=', labBrand)
    .executeTakeFirst();
}

export function findAliveSession(db: Kysely<Tables>, id: string) {
  return alive(db).select('sessions.id').where('sessions.id', '=', id).executeTakeFirst();
}

/** Written at most once in ten minutes, so that reading a gallery is not a write. */
export async function touchSession(db: Kysely<Tables>, id: string, days: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: sql<Date>`now()`, expiresAt: inDays(days) })
    .where('id', '=', id)
    .execute();
}

export function listSessions(db: Kysely<Tables>, accountId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'ip', 'createdAt', 'lastSeenAt'])
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('lastSeenAt', 'desc')
    .execute();
}

export async function deleteSession(
  db: Kysely<Tables>,
  accountId: string,
  sessionId: string,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .where('id', '=', sessionId)
    .execute();
}

/** Signs out everywhere; `exceptId` keeps the session that asked. Answers how many there were. */
export async function deleteSessions(
  db: Kysely<Tables>,
  accountId: string,
  exceptId?: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function confirmSession(db: Kysely<Tables>, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmedAt: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();
}
