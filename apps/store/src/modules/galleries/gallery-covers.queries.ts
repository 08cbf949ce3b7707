import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { wornBrandBy, type WornBrand } from '../brands/brands.service.ts';

export interface CoverRow {
  id: string;
  token: string;
  hash: string | null;
  width: number | null;
  height: number | null;
  focusX: number;
  focusY: number;
}

const columns = sql`photos.id, rendition_token as token, thumbhash as hash, width, height, focus_x, focus_y`;
const isShown = sql`photos.gallery_id = galleries.id and photos.deleted_at is null and photos.state = 'ready'`;

/**
 * The photo that stands for a gallery: the chosen hero while it can be shown, else the first one in
 * the custom order that can. For a lateral join on `galleries`.
 */
export const coverOfGallery = sql<CoverRow>`(
  select id, token, hash, width, height, focus_x, focus_y
  from (
    (select ${columns}, 0 as rank from photos where ${isShown} and photos.id = galleries.hero_photo_id)
    union all
    (select ${columns}, 1 as rank from photos where ${isShown} order by photos.position, photos.id limit 1)
  ) as candidates
  order by rank limit 1
)`;

export function findCover(db: Kysely<Tables>, galleryId: string): Promise<CoverRow | undefined> {
  return db
    .selectFrom('galleries')
    .innerJoinLateral(coverOfGallery.as('cover'), (join) => join.onTrue())
    .selectAll('cover')
    .where('galleries.id', '=', galleryId)
    .executeTakeFirst();
}

/** What guests see of a gallery beside its own row. */
export interface ShownGallery {
  cover: CoverRow | null;
  /** Live photos that visitors don't see: in work, or refused. */
  unreadyCount: number;
  brand: WornBrand | null;
}

/** In one statement: a guest's first visit waits for it, and each costs its process more than its rows. */
export async function findShown(
  db: Kysely<Tables>,
  galleryId: string,
): Promise<ShownGallery | undefined> {
  const { rows } = await sql<ShownGallery>`
    select
      (
        select json_build_object(
          'id', id, 'token', token, 'hash', hash, 'width', width, 'height', height,
          'focusX', focus_x, 'focusY', focus_y)
        from ${coverOfGallery} as cover
      ) as cover,
      (
        select count(*)::int from photos
        where gallery_id = galleries.id and deleted_at is null and photos.state <> 'ready'
      ) as unready_count,
      (
        select json_build_object(
          'businessName', business_name, 'accentColor', accent_color, 'coverColor', cover_color,
          'logoStyle', logo_style, 'logoKey', logo_key, 'logoWidth', logo_width, 'logoHeight', logo_height)
        from ${wornBrandBy(sql`galleries.account_id`, sql`galleries.brand_id`)} as brand
      ) as brand
    from galleries where galleries.id = ${galleryId}`.execute(db);
  return rows[0];
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
