import type { LabBrand } from '@albumen/contract/brands';
import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import { columnsOf, type RowOf } from '../../db/columns.ts';
import { compiledOnce } from '../../db/compiled-once.ts';
import { counted } from '../../db/counted.ts';
import type { Tables } from '../../db/tables.ts';

const checkoutColumns = columnsOf('checkouts', [
  'id',
  'labBrand',
  'cartId',
  'version',
  'name',
  'email',
  'companyName',
  'shippingType',
  'addresses',
  'addressCheck',
  'suggestedAddress',
  'isAddressAutocompleted',
  'autocompleteLogs',
  'isAddressSaved',
  'shippingPriority',
  'discountCode',
  'reference',
  'instructions',
  'orderId',
  'createdAt',
  'updatedAt',
]);

/** A checkout as it is kept. */
export type CheckoutRow = RowOf<'checkouts', typeof checkoutColumns>;

export function findOpen(db: Kysely<Tables>, cartId: string) {
  return db
    .selectFrom('checkouts')
    .select('id')
    .where('cartId', '=', cartId)
    .where('orderId', 'is', null)
    .executeTakeFirst();
}

export function findCheckout(db: Kysely<Tables>, id: string): Promise<CheckoutRow | undefined> {
  return db.selectFrom('checkouts').select(checkoutColumns).where('id', '=', id).executeTakeFirst();
}

/** Nothing when the cart has an open one already. */
export function insertOpen(
  db: Kysely<Tables>,
  checkout: Insertable<Tables['checkouts']>,
): Promise<{ id: string } | undefined> {
  return db
    .insertInto('checkouts')
    .values(checkout)
    .onConflict((conflict) => conflict.column('cartId').where('orderId', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Whom a cart's last order went to; nothing before the first one. */
export function findLastOrdered(db: Kysely<Tables>, cartId: string) {
  return db
    .selectFrom('checkouts')
    .select(['name', 'email', 'companyName', 'shippingType', 'addresses', 'addressCheck'])
    .where('cartId', '=', cartId)
    .where('orderId', 'is not', null)
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A checkout with the account whose cart it is. */
export type OwnedRow = CheckoutRow & {
  ownerId: string | null;
  /** A hash of the visitor's cookie. */
  tokenHash: Buffer | null;
  /** The cart that this one's cart went into at sign-in. */
  mergedInto: string | null;
};

/** Reads it as it is now, held by nobody. */
export function findOwned(
  db: Kysely<Tables>,
  id: string,
  labBrand: LabBrand,
): Promise<OwnedRow | undefined> {
  return db
    .selectFrom('checkouts')
    .innerJoin('carts', 'carts.id', 'checkouts.cartId')
    .select(checkoutColumns.map((column) => `checkouts.${column}` as const))
    .select(['carts.accountId as ownerId', 'carts.mergedInto', tokenHash])
    .where('checkouts.id', '=', id)
    .where('checkouts.labBrand', '=', labBrand)
    .executeTakeFirst();
}

/** Holds a checkout first, then its cart, in one go. */
export async function lockOwned(
  trx: Kysely<Tables>,
  id: string,
  brands: readonly LabBrand[],
): Promise<OwnedRow | undefined> {
  const [owned] = await locking(trx, { id, brands });
  return owned;
}

const tokenHash = sql<Buffer | null>`(
  select token_hash from visitors where visitors.id = carts.visitor_id)`.as('tokenHash');

const locking = compiledOnce((trx, { id, brands }: { id: string; brands: readonly LabBrand[] }) =>
  trx
    .with('held', (db) =>
      db
        .selectFrom('checkouts')
        .select(checkoutColumns)
        .where('id', '=', id)
        .where(sql<boolean>`lab_brand = any(${brands})`)
        .forUpdate(),
    )
    .selectFrom('held')
    .innerJoin('carts', 'carts.id', 'held.cartId')
    .select(checkoutColumns.map((column) => `held.${column}` as const))
    .select(['carts.accountId as ownerId', 'carts.mergedInto', tokenHash])
    .forNoKeyUpdate('carts'),
);

export type CheckoutChange = Omit<Updateable<Tables['checkouts']>, 'id' | 'version' | 'updatedAt'>;

/** Every change counts, so that an amount that was frozen before it is known to be old. */
export function updateCheckout(
  trx: Kysely<Tables>,
  id: string,
  change: CheckoutChange,
): Promise<CheckoutRow> {
  return trx
    .updateTable('checkouts')
    .set({ ...change, ...counted })
    .where('id', '=', id)
    .returning(checkoutColumns)
    .executeTakeFirstOrThrow();
}

/** The same for the order that came of it, by which nothing of the checkout is read again. */
export async function tieToOrder(trx: Kysely<Tables>, id: string, orderId: string): Promise<void> {
  await tying(trx, { id, orderId });
}

const tying = compiledOnce((db, { id, orderId }: { id: string; orderId: string }) =>
  db
    .updateTable('checkouts')
    .set({ orderId, ...counted })
    .where('id', '=', id),
);

/** After a sign-in the account's own open checkout gives way to the one that is being filled in. */
export async function moveToCart(
  trx: Kysely<Tables>,
  checkoutId: string,
  cartId: string,
): Promise<CheckoutRow> {
  await trx
    .deleteFrom('checkouts')
    .where('cartId', '=', cartId)
    .where('orderId', 'is', null)
    .where('id', '!=', checkoutId)
    .execute();
  return updateCheckout(trx, checkoutId, { cartId });
}

/** Whether an order of the cart's open checkout waits for its payment. */
export async function isBeingPaid(trx: Kysely<Tables>, cartId: string): Promise<boolean> {
  const order = await trx
    .selectFrom('orders')
    .innerJoin('checkouts', 'checkouts.id', 'orders.checkoutId')
    .select('orders.id')
    .where('checkouts.cartId', '=', cartId)
    .where('checkouts.orderId', 'is', null)
    .where('orders.status', '=', 'pending')
    .executeTakeFirst();
  return order !== undefined;
}
