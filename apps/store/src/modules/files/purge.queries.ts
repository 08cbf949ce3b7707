import { sql, type Kysely } from 'kysely';
import { fileToken } from '../../db/photo-names.ts';
import type { Tables } from '../../db/tables.ts';

/** The bin keeps for this long; limits.deletedKeptDays. */
const due = sql<Date>`now() - interval '30 days'`;

const fileColumns = [
  'originalKey',
  'renditions',
  'focusX',
  'focusY',
  fileToken.as('fileToken'),
] as const;

/** Photos whose time in the bin is over; one that is being restored this moment is left alone. */
export function deleteDuePhotos(db: Kysely<Tables>, limit: number) {
  return db
    .deleteFrom('photos')
    .where('id', 'in', (row) =>
      row
        .selectFrom('photos')
        .select('id')
        .where('deletedAt', '<', due)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(fileColumns)
    .execute();
}

/** Galleries that are over: in the bin for too long, or of an account that is. */
export function listDueGalleries(db: Kysely<Tables>) {
  return dueGalleries(db).execute();
}

function dueGalleries(db: Kysely<Tables>) {
  return db
    .selectFrom('galleries')
    .innerJoin('accounts', 'accounts.id', 'galleries.accountId')
    .select('galleries.id')
    .where((row) =>
      row.or([
        row('galleries.deletedAt', '<', due),
        row('accounts.deletionDueAt', '<', sql<Date>`now()`),
      ]),
    );
}

/** Nothing when it is being restored this moment. */
export function lockDueGallery(trx: Kysely<Tables>, id: string) {
  return dueGalleries(trx)
    .where('galleries.id', '=', id)
    .forUpdate('galleries')
    .skipLocked()
    .executeTakeFirst();
}

export function deletePhotosOfGallery(trx: Kysely<Tables>, galleryId: string) {
  return trx
    .deleteFrom('photos')
    .where('galleryId', '=', galleryId)
    .returning(fileColumns)
    .execute();
}

export async function deleteGallery(trx: Kysely<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('galleries').where('id', '=', id).execute();
}

/** Accounts that asked to go 30 days ago, whose galleries are gone, and that nothing is owed to. */
export function listDueAccounts(db: Kysely<Tables>) {
  return dueAccounts(db).execute();
}

export function lockDueAccount(trx: Kysely<Tables>, id: string) {
  return dueAccounts(trx).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();
}

function dueAccounts(db: Kysely<Tables>) {
  return db
    .selectFrom('accounts')
    .select('id')
    .where('deletionDueAt', '<', sql<Date>`now()`)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('galleries')
            .select('galleries.id')
            .whereRef('galleries.accountId', '=', 'accounts.id'),
        ),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('journalLines')
            .select('currency')
            .where('account', '=', 'photographer')
            .whereRef('party', '=', 'accounts.id')
            .groupBy('currency')
            .having(sql`sum(amount_minor)`, '<', 0),
        ),
      ),
    );
}

/** Deletes it with everything that hangs on it; answers the keys of its logos. */
export async function deleteAccount(trx: Kysely<Tables>, id: string): Promise<string[]> {
  const brands = await trx
    .deleteFrom('brands')
    .where('accountId', '=', id)
    .returning('logoKey')
    .execute();
  await trx.deleteFrom('accounts').where('id', '=', id).execute();
  return brands.flatMap(({ logoKey }) => logoKey ?? []);
}
