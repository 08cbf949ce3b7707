import type { SignBody } from '@albumen/contract/endpoints/uploads';
import { limits } from '@albumen/contract/limits';
import { positionStep } from '@albumen/domain/photos/reorder';
import { sql, type Kysely, type QueryCreator } from 'kysely';
import { columnsOf, valuesOf } from '../../db/insert-from.ts';
import { storableName } from '../../db/storable-json.ts';
import type { StoredRefusal, Tables } from '../../db/tables.ts';
import type { UploadSession } from './upload-sessions.ts';

/** A signed address lives so long; what was signed earlier and never arrived counts no more. */
const pendingInterval = sql`make_interval(secs => ${limits.signedUploadSeconds})`;

/** A token may outlive its account by some minutes, so both are asked for. */
function openGallery(db: QueryCreator<Tables>, id: string, accountId: string) {
  return db
    .selectFrom('galleries')
    .innerJoin('accounts', 'accounts.id', 'galleries.accountId')
    .where('galleries.id', '=', id)
    .where('galleries.accountId', '=', accountId)
    .where('galleries.deletedAt', 'is', null)
    .where('accounts.deletionDueAt', 'is', null)
    .where('accounts.suspendedAt', 'is', null);
}

export function findGallery(db: Kysely<Tables>, id: string, accountId: string) {
  return openGallery(db, id, accountId)
    .select(['galleries.id', 'galleries.photoCount'])
    .executeTakeFirst();
}

/** Photos of one gallery are added one at a time: the lock makes its limit exact. */
export function lockGallery(trx: Kysely<Tables>, id: string, accountId: string) {
  return trx
    .selectFrom('galleries')
    .select(['id', 'photoCount'])
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Counts one more photo; answers the version that brings it, and its place at the end of the order. */
export function countInPhoto(trx: QueryCreator<Tables>, id: string, sizeBytes: number) {
  return trx
    .updateTable('galleries')
    .set((row) => ({
      photoCount: row('photoCount', '+', 1),
      sizeBytes: row('sizeBytes', '+', sizeBytes),
      version: row('version', '+', 1),
      nextPosition: row('nextPosition', '+', positionStep),
      updatedAt: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .returning((row) => ['version', row('nextPosition', '-', positionStep).as('position')]);
}

interface NewObject {
  objectKey: string;
  accountId: string;
  /** Set when the gallery has these bytes already. */
  photoId: string | null;
  file: SignBody;
}

/** Both are null when the gallery, with what is on its way into the session, is full. */
interface KeptObject {
  objectKey: string | null;
  isNew: boolean | null;
}

/**
 * Keeps what was announced; the same file signed again keeps its object, which is then not new.
 * Undefined when the gallery is not there. One order to the database: thousands come in a row.
 */
export function keepObject(
  db: Kysely<Tables>,
  { file, ...object }: NewObject,
  galleryId: string,
): Promise<KeptObject | undefined> {
  const row = {
    ...object,
    sessionType: file.sessionType,
    sessionId: file.sessionId,
    fileName: storableName(file.fileName),
    contentType: file.contentType,
    contentMd5: file.contentMd5 ?? null,
    sizeBytes: file.fileSize,
    fingerprint: file.fingerprint ?? null,
  };
  const isRoom = sql<boolean>`${object.photoId}::text is not null
    or pending.files + gallery.photo_count < ${limits.photosPerGallery}`;
  return db
    .with('gallery', (cte) =>
      openGallery(cte, galleryId, object.accountId).select('galleries.photoCount'),
    )
    .with('pending', (cte) => countOthers(cte, row))
    .with('kept', (cte) =>
      cte
        .insertInto('uploadObjects')
        .columns(columnsOf(row))
        .expression((from) =>
          from.selectFrom(['gallery', 'pending']).select(valuesOf(row)).where(isRoom),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['sessionId', 'fileName', 'sizeBytes', 'contentMd5', 'fingerprint'])
            .where('photoId', 'is', null)
            .where('refusal', 'is', null)
            .where('contentMd5', 'is not', null)
            .doUpdateSet({ signedAt: sql<Date>`now()` }),
        )
        .returning(['objectKey', sql<boolean>`xmax = 0`.as('isNew')]),
    )
    .selectFrom('gallery')
    .leftJoin('kept', (join) => join.onTrue())
    .select(['kept.objectKey', 'kept.isNew'])
    .executeTakeFirst();
}

interface AnnouncedFile {
  sessionId: string;
  fileName: string;
  sizeBytes: number;
  fingerprint: string | null;
}

/** Other files on their way into a session; one that was signed twice is one file. */
function countOthers(db: QueryCreator<Tables>, file: AnnouncedFile) {
  const { fileName, sizeBytes, fingerprint } = file;
  return db
    .selectFrom('uploadObjects')
    .select(sql<number>`count(distinct (file_name, size_bytes, fingerprint))`.as('files'))
    .where('sessionId', '=', file.sessionId)
    .where('photoId', 'is', null)
    .where('refusal', 'is', null)
    .where('signedAt', '>', sql<Date>`now() - ${pendingInterval}`)
    .where(
      sql<boolean>`row(file_name, size_bytes, fingerprint)
        is distinct from row(${fileName}::text, ${sizeBytes}::bigint, ${fingerprint}::text)`,
    );
}

/** What was signed for a session whose gallery is there. */
export function findObject(
  db: Kysely<Tables>,
  { type, id, galleryId, accountId }: UploadSession,
  objectKey: string,
) {
  return openGallery(db, galleryId, accountId)
    .innerJoin('uploadObjects', 'uploadObjects.accountId', 'galleries.accountId')
    .selectAll('uploadObjects')
    .where('uploadObjects.objectKey', '=', objectKey)
    .where('uploadObjects.sessionType', '=', type)
    .where('uploadObjects.sessionId', '=', id)
    .executeTakeFirst();
}

/** No row when somebody was quicker: then the object is a photo's or refused, and its answer stands. */
export function redeemObject(trx: QueryCreator<Tables>, objectKey: string, photoId: string) {
  return trx
    .updateTable('uploadObjects')
    .set({ photoId })
    .where('objectKey', '=', objectKey)
    .where('photoId', 'is', null)
    .where('refusal', 'is', null)
    .returning('objectKey');
}

/** Like `redeemObject`, for bytes that no photo may have. */
export async function refuseObject(
  db: Kysely<Tables>,
  objectKey: string,
  refusal: StoredRefusal,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploadObjects')
    .set({ refusal: JSON.stringify(refusal) })
    .where('objectKey', '=', objectKey)
    .where('photoId', 'is', null)
    .where('refusal', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
