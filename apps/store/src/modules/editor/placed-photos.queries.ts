import type { Kysely } from 'kysely';
import { fileToken } from '../../db/photo-names.ts';
import type { Tables } from '../../db/tables.ts';

/** Photos by id, whoever's, with what a document says of them; those in a bin are marked. */
export function listPhotos(db: Kysely<Tables>, ids: readonly string[]) {
  return db
    .selectFrom('photos')
    .innerJoin('galleries', 'galleries.id', 'photos.galleryId')
    .select([
      'photos.id',
      'photos.galleryId',
      'photos.accountId',
      'photos.sha256',
      'photos.width',
      'photos.height',
      fileToken.as('fileToken'),
      'photos.deletedAt',
      'galleries.deletedAt as galleryDeletedAt',
    ])
    .where('photos.id', 'in', [...ids])
    .execute();
}
