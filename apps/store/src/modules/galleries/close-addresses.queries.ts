import type { Kysely } from 'kysely';
import { fileToken, newPublicName } from '../../db/photo-names.ts';
import type { Tables } from '../../db/tables.ts';

/**
 * Gives all photos of a gallery new public names, with the version that its caller's change is about to
 * give it.
 */
export async function renamePhotos(trx: Kysely<Tables>, galleryId: string): Promise<void> {
  const { version } = await trx
    .selectFrom('galleries')
    .select('version')
    .where('id', '=', galleryId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('photos')
    .set({
      fileToken,
      renditionToken: newPublicName,
      changedVersion: version + 1,
    })
    .where('galleryId', '=', galleryId)
    .execute();
}

export async function listGalleryIds(db: Kysely<Tables>, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('galleries')
    .select('id')
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Galleries whose last day is over in some time zone, and whose photos have the names of before. */
export async function listEnding(db: Kysely<Tables>, today: string) {
  const rows = await db
    .selectFrom('galleries')
    .select(['id', 'expiresOn'])
    .where('expiresOn', '<', today)
    .where('closedAfter', 'is distinct from', (row) => row.ref('expiresOn'))
    .execute();
  return rows.flatMap(({ id, expiresOn }) => (expiresOn === null ? [] : { id, expiresOn }));
}

export async function markClosed(
  trx: Kysely<Tables>,
  id: string,
  closedAfter: string,
): Promise<void> {
  await trx.updateTable('galleries').set({ closedAfter }).where('id', '=', id).execute();
}
