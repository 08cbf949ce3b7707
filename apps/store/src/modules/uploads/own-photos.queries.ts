import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export function findOwnPhotosGallery(db: Kysely<Tables>, accountId: string) {
  return db
    .selectFrom('galleries')
    .select('id')
    .where('accountId', '=', accountId)
    .where('isOwnPhotos', '=', true)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
}

/** Two first uploads at once agree on one gallery. */
export async function lockAccount(trx: Kysely<Tables>, accountId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('deletionDueAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertOwnPhotosGallery(
  trx: Kysely<Tables>,
  gallery: { id: string; accountId: string; title: string },
): Promise<void> {
  await trx
    .insertInto('galleries')
    .values({ ...gallery, state: 'active', sort: 'uploaded-desc', isOwnPhotos: true })
    .execute();
}

export async function isOwnDesign(
  db: Kysely<Tables>,
  designSpaceId: string,
  accountId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('designSpaces')
    .select('id')
    .where('id', '=', designSpaceId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}
