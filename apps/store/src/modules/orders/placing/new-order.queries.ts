import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import { compiledOnce } from '../../../db/compiled-once.ts';
import { givenRows, rowsOf } from '../../../db/rows-of.ts';
import type { Tables } from '../../../db/tables.ts';
import { insertingEventOf } from '../../payments/payable-events.ts';
import { orderedColumns } from '../order-items.queries.ts';
import { orderColumns, type OrderRow } from '../orders.queries.ts';

export type NewOrder = Omit<Insertable<Tables['orders']>, 'reference'>;

const itemColumns = [...orderedColumns, 'document', 'printProduct'] as const;

export type NewItem = Pick<Selectable<Tables['orderItems']>, (typeof itemColumns)[number]>;

/**
 * The order, its items and its first event. Numbers run on through both lab brands behind the initial;
 * one that came to nothing leaves a gap. Undefined, and nothing written, where any of its items of carts is
 * in another order whose payment is on the way or unknown.
 */
export async function insertOrder(
  trx: Kysely<Tables>,
  order: NewOrder,
  { items, initial }: { items: readonly NewItem[]; initial: string },
): Promise<OrderRow | undefined> {
  const inCart = items.map(({ cartItemId }) => cartItemId);
  const [placed] = await inserting(trx, { ...order, rows: rowsOf(items), inCart, initial });
  return placed;
}

interface Inserting extends NewOrder {
  rows: string;
  inCart: readonly string[];
  initial: string;
}

const inserting = compiledOnce((trx, { rows, inCart, initial, ...order }: Inserting) => {
  const row = { ...order, reference: sql<string>`${initial} || nextval('order_numbers')` };
  const columns = Object.keys(row) as (keyof typeof row)[];
  return trx
    .with('placed', (db) =>
      db
        .insertInto('orders')
        .columns(columns)
        .expression(
          db
            .selectNoFrom((value) => columns.map((column) => value.val(row[column]).as(column)))
            .where((one) => one.not(one.exists(beingPaid(trx, inCart)))),
        )
        .returning(orderColumns),
    )
    .with('copied', (db) =>
      db
        .insertInto('orderItems')
        .columns(itemColumns)
        .expression((copy) =>
          copy
            .selectFrom(givenRows<NewItem>('orderItems', rows))
            .innerJoin('placed', 'placed.id', 'given.orderId')
            .select(itemColumns.map((column) => `given.${column}` as const)),
        ),
    )
    .with('recorded', () => insertingEventOf(trx, 'placed', { kind: 'submit', details: '{}' }))
    .selectFrom('placed')
    .select(orderColumns);
});

function beingPaid(db: Kysely<Tables>, inCart: readonly string[]) {
  return db
    .selectFrom('orders')
    .innerJoin('orderItems', 'orderItems.orderId', 'orders.id')
    .select('orders.id')
    .where('orders.status', '=', 'pending')
    .where(sql<boolean>`cart_item_id = any(${inCart})`);
}
