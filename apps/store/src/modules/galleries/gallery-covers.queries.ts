import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

const coverColumns = [
  'photos.id',
  'photos.renditionToken as token',
  'photos.thumbhash as hash',
  'photos.width',
  'photos.height',
  'photos.focusX',
  'photos.focusY',
] as const;

/**
 * The photo that stands for a gallery: the chosen hero while it can be shown, else the first one in
 * the custom order that can. For a lateral join on `galleries`.
 */
export function coverOf(row: ExpressionBuilder<Tables, 'galleries'>) {
  const shown = (rank: number) =>
    row
      .selectFrom('photos')
      .select([...coverColumns, row.lit(rank).as('rank')])
      .whereRef('photos.galleryId', '=', 'galleries.id')
      .where('photos.deletedAt', 'is', null)
      .where('photos.state', '=', 'ready');
  const chosen = shown(0).whereRef('photos.id', '=', 'galleries.heroPhotoId');
  const first = shown(1).orderBy('photos.position').orderBy('photos.id').limit(1);
  return row
    .selectFrom(chosen.unionAll(row.parens(first)).as('candidates'))
    .selectAll()
    .orderBy('rank')
    .limit(1);
}

export type CoverRow = NonNullable<Awaited<ReturnType<typeof findCover>>>;

export function findCover(db: Kysely<Tables>, galleryId: string) {
  return db
    .selectFrom('galleries')
    .innerJoinLateral(
      (row) => coverOf(row).as('cover'),
      (join) => join.onTrue(),
    )
    .select([
      'cover.id',
      'cover.token',
      'cover.hash',
      'cover.width',
      'cover.height',
      'cover.focusX',
      'cover.focusY',
    ])
    .where('galleries.id', '=', galleryId)
    .executeTakeFirst();
}

export function findShowablePhoto(db: Kysely<Tables>, galleryId: string, photoId: string) {
  return db
    .selectFrom('photos')
    .select('renditionToken')
    .where('id', '=', photoId)
    .where('galleryId', '=', galleryId)
    .where('deletedAt', 'is', null)
    .where('state', '!=', 'refused')
    .executeTakeFirst();
}

/** False when the gallery has no such photo. */
export async function setFocus(
  trx: Kysely<Tables>,
  { galleryId, photoId, x, y }: { galleryId: string; photoId: string; x: number; y: number },
): Promise<boolean> {
  const row = await trx
    .updateTable('photos')
    .set({ focusX: x, focusY: y, hasChosenFocus: true })
    .where('id', '=', photoId)
    .where('galleryId', '=', galleryId)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
