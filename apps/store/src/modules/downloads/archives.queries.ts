import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { fileColumns } from './downloads.queries.ts';

const archiveDays = 7;

/** Two calls with the same arguments wait for each other, and the second finds the first's archive. */
export async function lockRequest(trx: Kysely<Tables>, requestKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${requestKey}, 0))`.execute(trx);
}

const inDays = sql<Date>`now() + make_interval(days => ${archiveDays})`;

/**
 * The key names whose request it is, etag and entries what it came to and where that lies: a favorite more is
 * another archive. One that is live is taken again, for as long as a new one.
 */
export function takeLive(
  trx: Kysely<Tables>,
  { requestKey, etag, entries }: Pick<Archive, 'requestKey' | 'etag'> & { entries: string },
) {
  return trx
    .updateTable('archives')
    .set({ expiresAt: inDays })
    .where('requestKey', '=', requestKey)
    .where('etag', '=', etag)
    .where(sql<boolean>`entries = ${entries}::jsonb`)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
}

export function insertArchive(
  trx: Kysely<Tables>,
  archive: Omit<Insertable<Tables['archives']>, 'expiresAt'>,
) {
  return trx
    .insertInto('archives')
    .values({ ...archive, expiresAt: inDays })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type Archive = NonNullable<Awaited<ReturnType<typeof findArchive>>>;

export function findArchive(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('archives')
    .selectAll()
    .where('id', '=', id)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** The photos that were taken out of an archive's gallery after it was made. */
export function listDeletedSince(
  db: Kysely<Tables>,
  { galleryId, createdAt }: Pick<Archive, 'galleryId' | 'createdAt'>,
) {
  return db
    .selectFrom('photos')
    .select(fileColumns)
    .where('galleryId', '=', galleryId)
    .where('deletedAt', '>=', createdAt)
    .execute();
}
