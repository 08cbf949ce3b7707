import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import { compiledOnce } from '../../../db/compiled-once.ts';
import { givenRows, rowsOf } from '../../../db/rows-of.ts';
import type { Tables } from '../../../db/tables.ts';
import { orderedColumns } from '../order-items.queries.ts';
import { orderColumns, type OrderRow } from '../orders.queries.ts';

export type NewOrder = Omit<Insertable<Tables['orders']>, 'reference'>;

const itemColumns = [...orderedColumns, 'document', 'printProduct'] as const;

export type NewItem = Pick<Selectable<Tables['orderItems']>, (typeof itemColumns)[number]>;

/**
 * The order, its items and its first event. Numbers run on through both lab brands behind the initial;
 * one that came to nothing leaves a gap.
 */
export async function insertOrder(
  trx: Kysely<Tables>,
  order: NewOrder,
  { items, initial }: { items: readonly NewItem[]; initial: string },
): Promise<OrderRow> {
  const rows = rowsOf(items);
  const [placed] = await inserting(trx, { ...order, rows, initial });
  if (placed === undefined) throw new Error(`order ${order.id} was not inserted`);
  return placed;
}

const inserting = compiledOnce(
  (trx, { rows, initial, ...order }: NewOrder & { rows: string; initial: string }) =>
    trx
      .with('placed', (db) =>
        db
          .insertInto('orders')
          .values({ ...order, reference: sql<string>`${initial} || nextval('order_numbers')` })
          .returning(orderColumns),
      )
      .with('copied', (db) =>
        db
          .insertInto('orderItems')
          .columns(itemColumns)
          .expression((copy) =>
            copy.selectFrom(givenRows<NewItem>('orderItems', rows)).select(itemColumns),
          ),
      )
      .with('recorded', (db) =>
        db.insertInto('payableEvents').values({ orderId: order.id, kind: 'submit', details: '{}' }),
      )
      .selectFrom('placed')
      .select(orderColumns),
);
