import { likeText } from '@albumen/server-kit/like-text';
import type { AuditAction } from '@albumen/contract/audit-actions';
import { sql, type Insertable, type Kysely } from 'kysely';
import { storableText } from '../../db/storable-json.ts';
import type { Tables } from '../../db/tables.ts';

export async function insertEntry(
  trx: Kysely<Tables>,
  entry: Insertable<Tables['auditEntries']>,
): Promise<void> {
  await trx.insertInto('auditEntries').values(entry).execute();
}

/** Within the last minute. */
export async function hasRecent(
  db: Kysely<Tables>,
  { actorId, action, subjectId }: { actorId: string; action: AuditAction; subjectId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('auditEntries')
    .select('id')
    .where('subjectId', '=', subjectId)
    .where('actorId', '=', actorId)
    .where('action', '=', action)
    .where('happenedAt', '>', sql<Date>`now() - interval '1 minute'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface Actions {
  actorId: string;
  actions: readonly AuditAction[];
}

/** From where somebody did any of these within the last 90 days. */
export async function listAddressesOf(
  db: Kysely<Tables>,
  { actorId, actions }: Actions,
): Promise<string[]> {
  const rows = await db
    .selectFrom('auditEntries')
    .select('ip')
    .distinct()
    .where('actorId', '=', actorId)
    .where('action', 'in', actions)
    .where('happenedAt', '>', sql<Date>`now() - interval '90 days'`)
    .execute();
  return rows.map(({ ip }) => ip);
}

export interface AuditFilter {
  find?: string | undefined;
  /** One that there is not finds nothing; empty is any. */
  action?: string | undefined;
  /** Goes on after this entry. */
  before?: string | undefined;
}

/** Newest first. */
export function listEntries(
  db: Kysely<Tables>,
  { find: typed = '', action: named = '', before, count }: AuditFilter & { count: number },
) {
  // What no column takes is in none of them, and must not break a file that is on its way.
  const [find, action] = [storableText(typed), storableText(named)];
  const wanted = `%${likeText(find.trim())}%`;
  return db
    .selectFrom('auditEntries')
    .selectAll()
    .$if(find.trim() !== '', (query) =>
      query.where((row) =>
        row.or([
          row('actorName', 'ilike', wanted),
          row('studioName', 'ilike', wanted),
          row('subjectName', 'ilike', wanted),
          row('subjectId', '=', find.trim()),
          row('ip', 'ilike', wanted),
        ]),
      ),
    )
    .$if(action !== '', (query) => query.where('action', '=', action as AuditAction)) // not ''
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}

export type AuditRow = Awaited<ReturnType<typeof listEntries>>[number];
