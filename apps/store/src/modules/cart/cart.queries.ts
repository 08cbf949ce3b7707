import type { LabBrand } from '@albumen/contract/brands';
import { sql, type Kysely } from 'kysely';
import { counted } from '../../db/counted.ts';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Tables } from '../../db/tables.ts';
import type { Person } from '../favorites/visitors.service.ts';

/** Whose cart it is: an account's, or that of a browser that is known by its cookie. */
export type CartOwner = { accountId: string } | { tokenHash: Buffer; labBrand: LabBrand };

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

/** Finds cart and visitor in one go: every page of the shop asks. */
export function findCartOf(db: Kysely<Tables>, owner: CartOwner) {
  return db.selectFrom('carts').select(cartColumns).where(isOwnedBy(owner)).executeTakeFirst();
}

/** How many would be ordered: what the cart's badge shows. Undefined without a cart. */
export async function countPendingOf(db: Kysely<Tables>, owner: CartOwner) {
  const [counted] = await countingPending(db, owner);
  return counted;
}

const countingPending = compiledOnce((db, owner: CartOwner) =>
  db
    .selectFrom('carts')
    .leftJoin('cartItems', (join) =>
      join.onRef('cartItems.cartId', '=', 'carts.id').on('cartItems.status', '=', 'pending'),
    )
    .select((row) => ['carts.id', row.fn.count<number>('cartItems.id').as('count')])
    .where(isOwnedBy(owner))
    .groupBy('carts.id'),
);

function isOwnedBy(owner: CartOwner) {
  return 'accountId' in owner
    ? sql<boolean>`carts.account_id = ${owner.accountId}`
    : sql<boolean>`carts.visitor_id = (
        select id from visitors where token_hash = ${owner.tokenHash} and lab_brand = ${owner.labBrand})`;
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
  await trx.updateTable('carts').set(counted).where('id', '=', cartId).execute();
}

/**
 * Counts a change, holds the cart by it and takes items out; what shows their designs stays. Answers the cart
 * that they have gone into, where they have.
 */
export async function takeItemsOut(
  trx: Kysely<Tables>,
  cartId: string,
  itemIds: readonly string[],
): Promise<string | undefined> {
  const [held] = await takingOut(trx, { cartId, itemIds });
  return held?.mergedInto ?? undefined;
}

const takingOut = compiledOnce(
  (trx, { cartId, itemIds }: { cartId: string; itemIds: readonly string[] }) =>
    trx
      .with('held', (db) =>
        db
          .updateTable('carts')
          .set(counted)
          .where('id', '=', cartId)
          .returning(['id', 'mergedInto']),
      )
      .with('removed', (db) =>
        db
          .deleteFrom('cartItems')
          .where('cartId', 'in', (cart) => cart.selectFrom('held').select('held.id'))
          /* The list as it is given would be planned anew for its length, each time. */
          .where(sql<boolean>`id = any(array(select unnest(${itemIds}::text[])))`)
          .returning('designSpaceId'),
      )
      .with('kept', (db) =>
        db
          .updateTable('designProofs')
          .set({ isKept: true })
          .where('designSpaceId', 'in', (item) =>
            item.selectFrom('removed').select('designSpaceId'),
          ),
      )
      .selectFrom('held')
      .select('held.mergedInto'),
);

export async function giveToAccount(
  trx: Kysely<Tables>,
  cartId: string,
  accountId: string,
): Promise<void> {
  await trx
    .updateTable('carts')
    .set({ accountId, visitorId: null })
    .where('id', '=', cartId)
    .execute();
}

/** Who still knows the old one, such as a checkout, finds the new one. */
export async function mergeInto(trx: Kysely<Tables>, from: string, into: string): Promise<void> {
  await trx
    .updateTable('carts')
    .set({ accountId: null, visitorId: null, mergedInto: into })
    .where('id', '=', from)
    .execute();
}
