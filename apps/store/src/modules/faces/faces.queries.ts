import { boxRule } from '@albumen/faces/face';
import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import { fileToken } from '../../db/photo-names.ts';
import type { StoredFace, Tables } from '../../db/tables.ts';

/** What a photo lacks; undefined when it was purged, or is not ready. */
export function findPhotoToSearch(
  db: Kysely<Tables>,
  { id, model }: { id: string; model: string },
) {
  return db
    .selectFrom('photos')
    .leftJoin('galleries', 'galleries.id', 'photos.galleryId')
    .select((row) => [
      'photos.id',
      'photos.galleryId',
      fileToken.as('fileToken'),
      row
        .not(row.exists(searched(row).where('photoFaces.boxRule', '>=', boxRule)))
        .as('lacksPositions'),
      row
        .and([row('galleries.allowsFindMe', '=', true), row.not(row.exists(described(row, model)))])
        .$castTo<boolean>()
        .as('lacksDescriptors'),
    ])
    .where('photos.id', '=', id)
    .where('photos.state', '=', 'ready')
    .executeTakeFirst();
}

/** By whatever rule. */
function searched(row: ExpressionBuilder<Tables, 'photos'>) {
  return row
    .selectFrom('photoFaces')
    .select('photoFaces.photoId')
    .whereRef('photoFaces.photoId', '=', 'photos.id');
}

/** By this model, since the numbers of another say nothing beside its own. */
function described(row: ExpressionBuilder<Tables, 'photos'>, model: string) {
  return row
    .selectFrom('describedPhotos')
    .select('describedPhotos.photoId')
    .whereRef('describedPhotos.photoId', '=', 'photos.id')
    .where('describedPhotos.model', '=', model);
}

/**
 * False when the photo was purged meanwhile, or somebody was quicker. Without faces, those that an older rule found
 * stay, and there are none else.
 */
export async function insertFaces(
  trx: Kysely<Tables>,
  photoId: string,
  faces: readonly StoredFace[] | undefined,
): Promise<boolean> {
  const row = await trx
    .insertInto('photoFaces')
    .columns(['photoId', 'boxRule', 'faces'])
    .expression((insert) =>
      insert
        .selectFrom('photos')
        .select([
          'photos.id',
          sql<number>`${boxRule}::smallint`.as('boxRule'),
          sql<string>`${JSON.stringify(faces ?? [])}::jsonb`.as('faces'),
        ])
        .where('photos.id', '=', photoId),
    )
    .onConflict((conflict) =>
      conflict
        .column('photoId')
        .doUpdateSet({
          boxRule,
          foundAt: sql<Date>`now()`,
          ...(faces && { faces: JSON.stringify(faces) }),
        })
        .where('photoFaces.boxRule', '<', boxRule),
    )
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

/** Photos whose boxes an older rule has drawn, newest first. */
export function listOutdated(db: Kysely<Tables>, count: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('photoFaces')
    .innerJoin('photos', 'photos.id', 'photoFaces.photoId')
    .select('photos.id')
    .where('photoFaces.boxRule', '<', boxRule)
    .where('photos.state', '=', 'ready')
    .where('photos.deletedAt', 'is', null)
    .orderBy('photos.createdAt', 'desc')
    .limit(count)
    .execute();
}

/** Photos that a guest who looks for herself could miss: of all galleries, or of one. */
export function listUndescribed(
  db: Kysely<Tables>,
  { count, model, galleryId }: { count: number; model: string; galleryId?: string },
): Promise<{ id: string }[]> {
  return db
    .selectFrom('photos')
    .innerJoin('galleries', 'galleries.id', 'photos.galleryId')
    .select('photos.id')
    .where('galleries.allowsFindMe', '=', true)
    .$if(galleryId !== undefined, (query) => query.where('galleries.id', '=', galleryId ?? ''))
    .where('photos.state', '=', 'ready')
    .where('photos.deletedAt', 'is', null)
    .where((row) => row.not(row.exists(described(row, model))))
    .orderBy('photos.id')
    .limit(count)
    .execute();
}

/** How faces came out, and what near duplicates are told by, of all photos that can be seen. */
export function listJudged(db: Kysely<Tables>, galleryId: string) {
  return db
    .selectFrom('photos')
    .leftJoin('photoFaces', 'photoFaces.photoId', 'photos.id')
    .select([
      'photos.id',
      'photos.camera',
      sql<number | null>`(extract(epoch from taken_wall) * 1000)::float8`.as('takenAtMs'),
      'photos.thumbhash as hash',
      'photoFaces.faces',
    ])
    .where('photos.galleryId', '=', galleryId)
    .where('photos.state', '=', 'ready')
    .where('photos.deletedAt', 'is', null)
    .execute();
}
