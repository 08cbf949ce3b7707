import { sql, type Insertable, type Kysely } from 'kysely';
import { compiledOnce } from '../../../db/compiled-once.ts';
import type { Tables } from '../../../db/tables.ts';
import { orderColumns, type OrderRow } from '../orders.queries.ts';

export type NewOrder = Omit<Insertable<Tables['orders']>, 'reference'>;
export type NewItem = Insertable<Tables['orderItems']>;

/**
 * The order, its items and its first event. Numbers run on through both lab brands behind the initial;
 * one that came to nothing leaves a gap.
 */
export async function insertOrder(
  trx: Kysely<Tables>,
  order: NewOrder,
  { items, initial }: { items: readonly NewItem[]; initial: string },
): Promise<OrderRow> {
  const [placed] = await inserting(trx, { ...order, items, initial });
  if (placed === undefined) throw new Error(`order ${order.id} was not inserted`);
  return placed;
}

const inserting = compiledOnce(
  (trx, { items, initial, ...order }: NewOrder & { items: readonly NewItem[]; initial: string }) =>
    trx
      .with('placed', (db) =>
        db
          .insertInto('orders')
          .values({ ...order, reference: sql<string>`${initial} || nextval('order_numbers')` })
          .returning(orderColumns),
      )
      .with('copied', (db) => db.insertInto('orderItems').values(items))
      .with('recorded', (db) =>
        db.insertInto('payableEvents').values({ orderId: order.id, kind: 'submit', details: '{}' }),
      )
      .selectFrom('placed')
      .select(orderColumns),
);
