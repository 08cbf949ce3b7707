import { sql, type Kysely, type Updateable } from 'kysely';
import { fileToken } from '../../db/photo-names.ts';
import { unreadColumns } from '../photos/photo-sums.service.ts';
import type { StoredRendition, Tables } from '../../db/tables.ts';

interface PublicRow {
  renditionToken: string;
  fileToken: string;
  state: string;
  galleryId: string | null;
  expiresOn: string | null;
  closedAfter: string | null;
}

/** Written out, since each of a gallery's tiles asks: building a statement costs more than reading a row. */
export async function findPublic(
  db: Kysely<Tables>,
  names: readonly string[],
): Promise<PublicRow[]> {
  const { rows } = await sql<PublicRow>`
    select rendition_token, ${fileToken} as file_token, photos.state, gallery_id, expires_on, closed_after
    from photos left join galleries on galleries.id = photos.gallery_id
    where rendition_token = any(${names}::text[])`.execute(db);
  return rows;
}

export type PhotoToRender = NonNullable<Awaited<ReturnType<typeof findPhotoToRender>>>;

/** Undefined when it was purged, or is done already. A photo in the bin may come back, so it counts. */
export function findPhotoToRender(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('photos')
    .select([...unreadColumns, 'sha256', fileToken.as('fileToken')])
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .executeTakeFirst();
}

export type RenderResult = Pick<
  Updateable<Tables['photos']>,
  | 'state'
  | 'refusal'
  | 'refusalSubject'
  | 'isRepaired'
  | 'thumbhash'
  | 'renditions'
  | 'sha256'
  | 'crc32'
>;

export async function updateRendered(
  trx: Kysely<Tables>,
  id: string,
  result: RenderResult & { changedVersion?: number },
): Promise<void> {
  await trx
    .updateTable('photos')
    .set(result)
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .execute();
}

export type PhotoToRefine = NonNullable<Awaited<ReturnType<typeof findPhotoToRefine>>>;

/** The newest first: its gallery is looked at. */
export function findPhotoToRefine(db: Kysely<Tables>) {
  return db
    .selectFrom('photos')
    .select(['id', 'originalKey', 'renditions', fileToken.as('fileToken')])
    .where('state', '=', 'ready')
    .where('refinedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function updateRefined(
  db: Kysely<Tables>,
  id: string,
  renditions: readonly StoredRendition[],
): Promise<void> {
  await db
    .updateTable('photos')
    .set({
      refinedAt: sql<Date>`now()`,
      renditions: sql<string>`renditions || ${JSON.stringify(renditions)}::jsonb`,
    })
    .where('id', '=', id)
    .where('refinedAt', 'is', null)
    .execute();
}

/** Whether anything arrived that nobody can look at yet. */
export async function isAnyProcessing(db: Kysely<Tables>): Promise<boolean> {
  const row = await db
    .selectFrom('photos')
    .select('id')
    .where('state', '=', 'processing')
    .where('createdAt', '>', sql<Date>`now() - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether anybody asked for an address within the last seconds: by a short index range. */
export async function isUploading(db: Kysely<Tables>): Promise<boolean> {
  const row = await db
    .selectFrom('uploadObjects')
    .select('objectKey')
    .where('signedAt', '>', sql<Date>`now() - interval '5 seconds'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Photos that should long have been rendered, but for those that have failed for weeks; oldest first. */
export function listStuck(db: Kysely<Tables>, count: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('photos')
    .select('id')
    .where('state', '=', 'processing')
    .where('createdAt', '<', sql<Date>`now() - interval '15 minutes'`)
    .where('createdAt', '>', sql<Date>`now() - interval '30 days'`)
    .orderBy('createdAt')
    .limit(count)
    .execute();
}
