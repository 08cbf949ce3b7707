import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { fileColumns } from './downloads.queries.ts';

const archiveDays = 7;

/** Two calls with the same arguments wait for each other, and the second finds the first's archive. */
export async function lockRequest(trx: Kysely<Tables>, requestKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${requestKey}, 0))`.execute(trx);
}

/** The key names whose request it is, the etag what it came to: a favorite more is another archive. */
export function findRecent(
  trx: Kysely<Tables>,
  { requestKey, etag }: Pick<Archive, 'requestKey' | 'etag'>,
) {
  return trx
    .selectFrom('archives')
    .selectAll()
    .where('requestKey', '=', requestKey)
    .where('etag', '=', etag)
    .where('createdAt', '>', sql<Date>`now() - interval '10 seconds'`)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function insertArchive(
  trx: Kysely<Tables>,
  archive: Omit<Insertable<Tables['archives']>, 'expiresAt'>,
) {
  return trx
    .insertInto('archives')
    .values({ ...archive, expiresAt: sql<Date>`now() + make_interval(days => ${archiveDays})` })
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
