import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { orderColumns, type OrderRow } from '../orders.queries.ts';

export type NewOrder = Omit<Insertable<Tables['orders']>, 'reference'>;
export type NewItem = Insertable<Tables['orderItems']>;

/**
 * The order, its items and its first event. Numbers run on through both lab brands behind the initial;
 * one that came to nothing leaves a gap.
 */
export function insertOrder(
  trx: Kysely<Tables>,
  order: NewOrder,
  { items, initial }: { items: readonly NewItem[]; initial: string },
): Promise<OrderRow> {
  const reference = sql<string>`${initial} || nextval('order_numbers')`;
  return trx
    .with('placed', (db) =>
      db
        .insertInto('orders')
        .values({ ...order, reference })
        .returning(orderColumns),
    )
    .with('copied', (db) => db.insertInto('orderItems').values(items))
    .with('recorded', (db) =>
      db.insertInto('payableEvents').values({ orderId: order.id, kind: 'submit', details: '{}' }),
    )
    .selectFrom('placed')
    .select(orderColumns)
    .executeTakeFirstOrThrow();
}
