import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type PrintFile = Selectable<Tables['printFiles']>;

export type NewPrintFile = Insertable<Tables['printFiles']>;

/** The documents that items have their files of, by the items' ids. */
export async function listKeptItems(
  db: Kysely<Tables>,
  labOrderId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('printFiles')
    .select(['itemId', 'documentHash'])
    .distinct()
    .where('labOrderId', '=', labOrderId)
    .execute();
  return new Map(rows.map(({ itemId, documentHash }) => [itemId, documentHash]));
}

/** Keeps all files of an item, unless its lab order went on or was begun anew meanwhile. */
export async function keepPrintFiles(
  db: Kysely<Tables>,
  { id, attempt, itemId }: { id: string; attempt: number; itemId: string },
  files: readonly NewPrintFile[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('labOrders')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', 'preparing')
      .where('attempt', '=', attempt)
      .forShare()
      .executeTakeFirstOrThrow();
    await trx
      .deleteFrom('printFiles')
      .where('labOrderId', '=', id)
      .where('itemId', '=', itemId)
      .execute();
    if (files.length > 0)
      await trx
        .insertInto('printFiles')
        .values([...files])
        .execute();
  });
}

/** Of a lab order that begins anew; the files themselves go with others that no row knows. */
export async function forgetPrintFiles(trx: Kysely<Tables>, labOrderId: string): Promise<void> {
  await trx.deleteFrom('printFiles').where('labOrderId', '=', labOrderId).execute();
}

export async function countPrintFiles(trx: Kysely<Tables>, labOrderId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('printFiles')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('labOrderId', '=', labOrderId)
    .executeTakeFirstOrThrow();
  return Number(count);
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
