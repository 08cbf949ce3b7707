import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Person } from '../favorites/visitors.service.ts';

const columns = [
  'id',
  'labBrand',
  'accountId',
  'visitorId',
  'galleryId',
  'productId',
  'designId',
  'attributes',
  'document',
  'documentHash',
  'version',
  'title',
  'projectTitle',
  'updatedAt',
] as const;

export type DesignSpaceRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

function isOf(person: Person) {
  return 'visitorId' in person
    ? sql<boolean>`design_spaces.visitor_id = ${person.visitorId}`
    : sql<boolean>`design_spaces.account_id = ${person.accountId}`;
}

export function findOwn(db: Kysely<Tables>, id: string, person: Person) {
  return db
    .selectFrom('designSpaces')
    .select(columns)
    .where('id', '=', id)
    .where(isOf(person))
    .executeTakeFirst();
}

export function listOwn(db: Kysely<Tables>, ids: readonly string[], person: Person) {
  return db
    .selectFrom('designSpaces')
    .select(['id', 'version'])
    .where('id', 'in', ids)
    .where(isOf(person))
    .execute();
}

export async function insert(
  db: Kysely<Tables>,
  rows: readonly Insertable<Tables['designSpaces']>[],
): Promise<void> {
  await db
    .insertInto('designSpaces')
    .values([...rows])
    .execute();
}

interface Save {
  id: string;
  /** The version that it is based on. */
  version: number;
  change: {
    document: string;
    documentHash: string;
    attributes: string;
    designId: string | null;
    title: string;
  };
}

/** Compare and set: undefined when another version is there by now. */
export function save(trx: Kysely<Tables>, { id, version, change }: Save) {
  return trx
    .updateTable('designSpaces')
    .set((row) => ({ ...change, version: row('version', '+', 1), updatedAt: sql<Date>`now()` }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(['version', 'updatedAt'])
    .executeTakeFirst();
}

export async function moveToAccount(
  trx: Kysely<Tables>,
  visitorId: string,
  accountId: string,
): Promise<void> {
  await trx
    .updateTable('designSpaces')
    .set({ visitorId: null, accountId })
    .where('visitorId', '=', visitorId)
    .execute();
}

/** Whether somebody has it in a cart, or has ordered it. */
export async function isToBePrinted(
  db: Kysely<Tables>,
  { id, galleryId }: { id: string; galleryId: string },
): Promise<boolean> {
  const ordered = db
    .selectFrom('orderItems')
    .select('id')
    .where('galleryId', '=', galleryId)
    .where('designSpaceId', '=', id);
  const inCart = db.selectFrom('cartItems').select('id').where('designSpaceId', '=', id);
  return (await inCart.unionAll(ordered).limit(1).executeTakeFirst()) !== undefined;
}

/** The cart item that a design is, if it is one. */
export async function findItemId(
  db: Kysely<Tables>,
  designSpaceId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('cartItems')
    .select('id')
    .where('designSpaceId', '=', designSpaceId)
    .executeTakeFirst();
  return row?.id ?? null;
}
