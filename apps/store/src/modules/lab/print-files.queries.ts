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
    .select(['id', 'originalKey', 'sha256', 'state', 'isRepaired'])
    .where('id', 'in', [...photoIds])
    .execute();
}

/** Answers the keys of their files: the rows go first, so that nobody is led to a file that is gone. */
export async function deleteDone(
  db: Kysely<Tables>,
  before: Date,
  limit: number,
): Promise<string[]> {
  const done = db
    .selectFrom('printFiles')
    .innerJoin('labOrders', 'labOrders.id', 'printFiles.labOrderId')
    .select('printFiles.id')
    .where('labOrders.status', 'in', ['shipped', 'canceled'])
    .where('labOrders.updatedAt', '<', before)
    .limit(limit);
  const deleted = await db
    .deleteFrom('printFiles')
    .where('id', 'in', done)
    .returning('fileKey')
    .execute();
  return deleted.map(({ fileKey }) => fileKey);
}

export async function listKnown(
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('printFiles')
    .select('fileKey')
    .where('fileKey', 'in', [...keys])
    .execute();
  return new Set(rows.map(({ fileKey }) => fileKey));
}
