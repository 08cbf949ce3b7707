import { likeText } from '@albumen/server-kit/like-text';
import type { LabBrand } from '@albumen/contract/brands';
import { sql, type Kysely } from 'kysely';
import { columnsOf, type RowOf } from '../../db/columns.ts';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Tables } from '../../db/tables.ts';

export const orderColumns = columnsOf('orders', [
  'id',
  'labBrand',
  'reference',
  'checkoutId',
  'checkoutVersion',
  'cartId',
  'accountId',
  'status',
  'version',
  'email',
  'contactName',
  'shippingType',
  'shipTo',
  'customerReference',
  'instructions',
  'currency',
  'itemsMinor',
  'discountMinor',
  'quantityDiscountMinor',
  'shippingMinor',
  'shippingDiscountMinor',
  'packagingMinor',
  'taxMinor',
  'totalMinor',
  'refundedMinor',
  'discountCode',
  'shippingGroups',
  'taxLines',
  'cutOffMinutes',
  'cutOffAt',
  'placedAt',
  'shippedAt',
  'canceledAt',
  'createdAt',
  'paidBy',
  'expiresAt',
  'isShippingTaxed',
]);

export type OrderRow = RowOf<'orders', typeof orderColumns>;

/** The one order that a checkout came to, or is coming to. */
export function findStanding(db: Kysely<Tables>, checkoutId: string) {
  return standingOf(db, checkoutId).select(orderColumns).executeTakeFirst();
}

/** Only which one that is. */
export async function findStandingId(
  db: Kysely<Tables>,
  checkoutId: string,
): Promise<string | undefined> {
  const [standing] = await findingStandingId(db, { checkoutId });
  return standing?.id;
}

const findingStandingId = compiledOnce((db, { checkoutId }: { checkoutId: string }) =>
  standingOf(db, checkoutId).select('id'),
);

function standingOf(db: Kysely<Tables>, checkoutId: string) {
  return db
    .selectFrom('orders')
    .where('checkoutId', '=', checkoutId)
    .where('status', '!=', 'unpaid');
}

export function findOrder(db: Kysely<Tables>, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').select(orderColumns).where('id', '=', id).executeTakeFirst();
}

export function findByReference(db: Kysely<Tables>, reference: string) {
  return db
    .selectFrom('orders')
    .select(orderColumns)
    .where('reference', '=', reference)
    .where('status', '!=', 'unpaid')
    .executeTakeFirst();
}

/** Everything that changes an order takes this lock first. */
export async function lockOrder(trx: Kysely<Tables>, id: string): Promise<OrderRow> {
  const [order] = await locking(trx, { id });
  if (order === undefined) throw new Error(`there is no order ${id}`);
  return order;
}

const locking = compiledOnce((db, { id }: { id: string }) =>
  db.selectFrom('orders').select(orderColumns).where('id', '=', id).forNoKeyUpdate(),
);

export async function addRefunded(
  trx: Kysely<Tables>,
  id: string,
  amountMinor: number,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      refundedMinor: sql`refunded_minor + ${amountMinor}`,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Owners of the galleries that an order's photos come from, each with their own items. */
export function listPhotographers(db: Kysely<Tables>, orderId: string) {
  return db
    .selectFrom('orderItems')
    .innerJoin('galleries', 'galleries.id', 'orderItems.galleryId')
    .innerJoin('accounts', 'accounts.id', 'galleries.accountId')
    .select((row) => [
      'accounts.id',
      'accounts.email',
      'galleries.title',
      row.fn
        .sum<string>(
          row('orderItems.quantity', '*', row.fn.coalesce('orderItems.piecesPerUnit', row.lit(1))),
        )
        .as('pieces'),
      row.fn.sum<string>('orderItems.markupMinor').as('earned'),
    ])
    .where('orderItems.orderId', '=', orderId)
    .where('galleries.isOwnPhotos', '=', false)
    .groupBy(['accounts.id', 'accounts.email', 'galleries.id', 'galleries.title'])
    .execute();
}

export interface OrdersPage {
  accountId: string;
  /** Older than this order's moment and id. */
  before: { createdAt: string; id: string } | undefined;
  count: number;
}

/** What came to nothing is nobody's order. */
export function listOfAccount(db: Kysely<Tables>, { accountId, before, count }: OrdersPage) {
  return db
    .selectFrom('orders')
    .select(orderColumns)
    .where('accountId', '=', accountId)
    .where('status', '!=', 'unpaid')
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (${before?.createdAt ?? ''}::timestamptz, ${before?.id ?? ''})`,
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}

/** The operator's list, of both lab brands: everything that money was taken for, or is waited for. */
export function listPaid(db: Kysely<Tables>, { find, count }: { find: string; count: number }) {
  const pattern = `%${likeText(find)}%`;
  return db
    .selectFrom('orders')
    .select(orderColumns)
    .where((row) =>
      row.or([
        row('placedAt', 'is not', null),
        row('status', 'in', ['awaitingPayment', 'expired']),
      ]),
    )
    .$if(find !== '', (query) =>
      query.where((row) =>
        row.or([
          row('reference', 'ilike', pattern),
          row('email', 'ilike', pattern),
          row('contactName', 'ilike', pattern),
        ]),
      ),
    )
    .orderBy(sql`coalesce(placed_at, created_at)`, 'desc')
    .orderBy('id')
    .limit(count)
    .execute();
}

/** Whose money was waited for long enough, the longest waiting first. */
export async function listExpiring(
  db: Kysely<Tables>,
  { now, count }: { now: Date; count: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'awaitingPayment')
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

/** A guest's orders go to the account whose mailbox is proved to be theirs. */
export async function adopt(
  trx: Kysely<Tables>,
  account: { id: string; email: string; labBrand: LabBrand },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ accountId: account.id })
    .where('accountId', 'is', null)
    .where('labBrand', '=', account.labBrand)
    .where('email', '=', account.email)
    .execute();
}
