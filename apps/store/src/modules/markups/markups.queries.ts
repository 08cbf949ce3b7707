import type { LabBrand } from '@albumen/contract/brands';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export function listMarkups(db: Kysely<Tables>, accountId: string) {
  return db
    .selectFrom('productMarkups')
    .select(['productId', 'kind', 'value'])
    .where('accountId', '=', accountId)
    .execute();
}

export async function replaceMarkups(
  trx: Kysely<Tables>,
  accountId: string,
  markups: readonly Insertable<Tables['productMarkups']>[],
): Promise<void> {
  await trx.deleteFrom('productMarkups').where('accountId', '=', accountId).execute();
  if (markups.length > 0)
    await trx
      .insertInto('productMarkups')
      .values([...markups])
      .execute();
}

/** Markups of these galleries' owners. Somebody's own pictures are nobody's shop. */
export function listOfGalleries(
  db: Kysely<Tables>,
  galleryIds: readonly string[],
  labBrand: LabBrand,
) {
  return db
    .selectFrom('galleries')
    .innerJoin('accounts', 'accounts.id', 'galleries.accountId')
    .innerJoin('productMarkups', 'productMarkups.accountId', 'galleries.accountId')
    .select([
      'galleries.id as galleryId',
      'galleries.accountId as sellerId',
      'productMarkups.productId',
      'productMarkups.kind',
      'productMarkups.value',
    ])
    .where('galleries.id', 'in', galleryIds)
    .where('galleries.isOwnPhotos', '=', false)
    .where('accounts.labBrand', '=', labBrand)
    .execute();
}
