import type { LabBrand } from '@albumen/contract/brands';
import type { CartStatus } from '@albumen/domain/cart/cart-item.machine';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Person } from '../favorites/visitors.service.ts';

const cartColumns = ['id', 'labBrand', 'accountId', 'visitorId', 'mergedInto', 'version'] as const;

export type CartRow = NonNullable<Awaited<ReturnType<typeof findCart>>>;

function isOf(person: Person) {
  return 'visitorId' in person
    ? sql<boolean>`carts.visitor_id = ${person.visitorId}`
    : sql<boolean>`carts.account_id = ${person.accountId}`;
}

export function findCart(db: Kysely<Tables>, person: Person) {
  return db.selectFrom('carts').select(cartColumns).where(isOf(person)).executeTakeFirst();
}

export function findCartById(db: Kysely<Tables>, id: string) {
  return db.selectFrom('carts').select(cartColumns).where('id', '=', id).executeTakeFirst();
}

/** Changes of one cart happen one after the other. */
export function lockCartRow(trx: Kysely<Tables>, id: string) {
  return trx
    .selectFrom('carts')
    .select(cartColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Nothing when the person has one already. */
export async function insertCart(
  db: Kysely<Tables>,
  cart: { id: string; labBrand: LabBrand } & Person,
): Promise<void> {
  await db
    .insertInto('carts')
    .values(cart)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function countChange(trx: Kysely<Tables>, cartId: string): Promise<void> {
  await trx
    .updateTable('carts')
    .set({ version: sql`version + 1`, updatedAt: sql<Date>`now()` })
    .where('id', '=', cartId)
    .execute();
}

/** Items with their designs; newest first. */
export function listItems(db: Kysely<Tables>, cartId: string, status?: CartStatus) {
  return db
    .selectFrom('cartItems')
    .innerJoin('designSpaces', 'designSpaces.id', 'cartItems.designSpaceId')
    .select([
      'cartItems.id',
      'cartItems.cartId',
      'cartItems.designSpaceId',
      'cartItems.quantity',
      'cartItems.status',
      'cartItems.name',
      'cartItems.acceptedVersion',
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
      'designSpaces.projectTitle',
    ])
    .where('cartItems.cartId', '=', cartId)
    .$if(status !== undefined, (query) => query.where('cartItems.status', '=', status ?? 'pending'))
    .orderBy('cartItems.createdAt', 'desc')
    .orderBy('cartItems.id')
    .execute();
}

export type ItemRow = Awaited<ReturnType<typeof listItems>>[number];

export async function deleteItems(
  trx: Kysely<Tables>,
  cartId: string,
  itemIds: readonly string[],
): Promise<string[]> {
  if (itemIds.length === 0) return [];
  const rows = await trx
    .deleteFrom('cartItems')
    .where('cartId', '=', cartId)
    .where('id', 'in', itemIds)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
