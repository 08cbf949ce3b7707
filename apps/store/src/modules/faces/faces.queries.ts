import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import { fileToken } from '../../db/photo-names.ts';
import type { StoredFace, Tables } from '../../db/tables.ts';

/** Undefined when it was purged, is not ready, or was looked at already. */
export function findPhotoToSearch(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('photos')
    .select(['id', 'galleryId', fileToken.as('fileToken')])
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .where((row) => row.not(row.exists(searched(row))))
    .executeTakeFirst();
}

function searched(row: ExpressionBuilder<Tables, 'photos'>) {
  return row
    .selectFrom('photoFaces')
    .select('photoFaces.photoId')
    .whereRef('photoFaces.photoId', '=', 'photos.id');
}

/** False when the photo was purged meanwhile, or somebody was quicker. */
export async function insertFaces(
  trx: Kysely<Tables>,
  photoId: string,
  faces: readonly StoredFace[],
): Promise<boolean> {
  const row = await trx
    .insertInto('photoFaces')
    .columns(['photoId', 'faces'])
    .expression((insert) =>
      insert
        .selectFrom('photos')
        .select(['photos.id', sql<string>`${JSON.stringify(faces)}::jsonb`.as('faces')])
        .where('photos.id', '=', photoId),
    )
    .onConflict((conflict) => conflict.column('photoId').doNothing())
    .returning('photoId')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the photographer placed it, or it lies there already. */
export async function moveFocus(
  trx: Kysely<Tables>,
  photoId: string,
  { x, y }: { x: number; y: number },
): Promise<boolean> {
  const row = await trx
    .updateTable('photos')
    .set({ focusX: x, focusY: y })
    .where('id', '=', photoId)
    .where('hasChosenFocus', '=', false)
    .where((photo) => photo.or([photo('focusX', '<>', x), photo('focusY', '<>', y)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Photos that can be shown and were not looked at, newest first: those are ordered from next. */
export function listUnsearched(db: Kysely<Tables>, count: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('photos')
    .select('photos.id')
    .where('state', '=', 'ready')
    .where('deletedAt', 'is', null)
    .where('createdAt', '<', sql<Date>`now() - interval '15 minutes'`)
    .where((row) => row.not(row.exists(searched(row))))
    .orderBy('createdAt', 'desc')
    .limit(count)
    .execute();
}
