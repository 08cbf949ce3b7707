import { limits } from '@albumen/contract/limits';
import type { CartStatus } from '@albumen/domain/cart/cart-item.machine';
import { sql, type Insertable, type Kysely, type UpdateObject } from 'kysely';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Tables } from '../../db/tables.ts';

const now = sql<Date>`now()`;

const itemColumns = ['id', 'cartId', 'designSpaceId', 'status', 'quantity', 'proofToken'] as const;

export type ItemState = NonNullable<Awaited<ReturnType<typeof findItem>>>;

function withDesigns(db: Kysely<Tables>) {
  return db
    .selectFrom('cartItems')
    .innerJoin('designSpaces', 'designSpaces.id', 'cartItems.designSpaceId');
}

/** Items with their designs, newest first. */
export function listItems(db: Kysely<Tables>, cartId: string, status?: CartStatus) {
  return listing(db, { cartId, status });
}

const listing = compiledOnce(
  (db, { cartId, status }: { cartId: string; status: CartStatus | undefined }) => {
    const all = withDesigns(db)
      .select([
        'cartItems.id',
        'cartItems.cartId',
        'cartItems.designSpaceId',
        'cartItems.quantity',
        'cartItems.status',
        'cartItems.acceptedVersion',
        'cartItems.acceptedLevel',
        'cartItems.proofToken',
        'cartItems.proofVersion',
        'cartItems.abandonedAt',
        'cartItems.createdAt',
        'cartItems.updatedAt',
        'designSpaces.labBrand',
        'designSpaces.accountId',
        'designSpaces.galleryId',
        'designSpaces.productId',
        'designSpaces.designId',
        'designSpaces.attributes',
        'designSpaces.document',
        'designSpaces.documentHash',
        'designSpaces.version',
        'designSpaces.title',
        'designSpaces.projectTitle',
      ])
      .where('cartItems.cartId', '=', cartId)
      .orderBy('cartItems.createdAt', 'desc')
      .orderBy('cartItems.id');
    return status === undefined ? all : all.where('cartItems.status', '=', status);
  },
);

export type ItemRow = Awaited<ReturnType<typeof listItems>>[number];

export function findItem(db: Kysely<Tables>, cartId: string, id: string) {
  return db
    .selectFrom('cartItems')
    .select(itemColumns)
    .where('cartId', '=', cartId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What somebody has said yes to of the item's design as it is now. */
export function findAccepted(trx: Kysely<Tables>, id: string) {
  return trx
    .selectFrom('cartItems')
    .innerJoin('designSpaces', (join) =>
      join
        .onRef('designSpaces.id', '=', 'cartItems.designSpaceId')
        .onRef('designSpaces.version', '=', 'cartItems.acceptedVersion'),
    )
    .select('cartItems.acceptedLevel')
    .where('cartItems.id', '=', id)
    .executeTakeFirst();
}

export function findItemOfDesign(db: Kysely<Tables>, designSpaceId: string) {
  return db
    .selectFrom('cartItems')
    .select(itemColumns)
    .where('designSpaceId', '=', designSpaceId)
    .executeTakeFirst();
}

export interface ItemFilter {
  status: CartStatus;
  projectTitle?: string;
  /** Only those that have lain so long. */
  isOld?: boolean;
}

/** Items of a status, as their machine sees them. */
export function listStates(trx: Kysely<Tables>, cartId: string, filter: ItemFilter) {
  const { status, projectTitle, isOld = false } = filter;
  const oldest = sql<Date>`now() - make_interval(days => ${limits.abandonedCartDays})`;
  return withDesigns(trx)
    .select([
      'cartItems.id',
      'cartItems.cartId',
      'cartItems.designSpaceId',
      'cartItems.status',
      'cartItems.quantity',
      'cartItems.proofToken',
    ])
    .where('cartItems.cartId', '=', cartId)
    .where('cartItems.status', '=', status)
    .$if(projectTitle !== undefined, (query) =>
      query.where('designSpaces.projectTitle', '=', projectTitle ?? ''),
    )
    .$if(isOld, (query) => query.where('cartItems.abandonedAt', '<', oldest))
    .execute();
}

export async function insertItem(
  trx: Kysely<Tables>,
  item: Insertable<Tables['cartItems']>,
): Promise<void> {
  await trx.insertInto('cartItems').values(item).execute();
}

export async function updateItem(
  trx: Kysely<Tables>,
  id: string,
  patch: UpdateObject<Tables, 'cartItems', 'cartItems'>,
): Promise<void> {
  await trx
    .updateTable('cartItems')
    .set({ ...patch, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Where an item lies, with when it was thrown away. */
export async function setStatus(
  trx: Kysely<Tables>,
  id: string,
  status: CartStatus,
): Promise<void> {
  await updateItem(trx, id, { status, abandonedAt: status === 'abandoned' ? now : null });
}

export async function deleteItems(
  trx: Kysely<Tables>,
  cartId: string,
  itemIds: readonly string[],
): Promise<{ id: string; designSpaceId: string }[]> {
  if (itemIds.length === 0) return [];
  return trx
    .deleteFrom('cartItems')
    .where('cartId', '=', cartId)
    .where('id', 'in', itemIds)
    .returning(['id', 'designSpaceId'])
    .execute();
}

export async function moveItems(
  trx: Kysely<Tables>,
  fromCartId: string,
  toCartId: string,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('cartItems')
    .set({ cartId: toCartId })
    .where('cartId', '=', fromCartId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What an item is of. */
export function getProductOf(db: Kysely<Tables>, itemId: string) {
  return withDesigns(db)
    .select(['designSpaces.labBrand', 'designSpaces.productId'])
    .where('cartItems.id', '=', itemId)
    .executeTakeFirstOrThrow();
}
