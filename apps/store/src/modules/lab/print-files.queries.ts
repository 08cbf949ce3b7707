import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type PrintFile = Selectable<Tables['printFiles']>;

/** Answers the keys of files that these take the place of. */
export async function replacePrintFiles(
  trx: Kysely<Tables>,
  labOrderId: string,
  files: readonly Insertable<Tables['printFiles']>[],
): Promise<string[]> {
  const replaced = await trx
    .deleteFrom('printFiles')
    .where('labOrderId', '=', labOrderId)
    .returning('fileKey')
    .execute();
  if (files.length > 0)
    await trx
      .insertInto('printFiles')
      .values([...files])
      .execute();
  return replaced.map(({ fileKey }) => fileKey);
}

export function listPrintFiles(db: Kysely<Tables>, labOrderId: string): Promise<PrintFile[]> {
  return db
    .selectFrom('printFiles')
    .selectAll()
    .where('labOrderId', '=', labOrderId)
    .orderBy('name')
    .execute();
}

export function findPrintFile(db: Kysely<Tables>, id: string): Promise<PrintFile | undefined> {
  return db.selectFrom('printFiles').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Originals of photos, deleted ones too: an order that was paid is made. */
export function listOriginals(db: Kysely<Tables>, photoIds: readonly string[]) {
  return db
    .selectFrom('photos')
    .select(['id', 'originalKey', 'sha256', 'state'])
    .where('id', 'in', [...photoIds])
    .execute();
}
