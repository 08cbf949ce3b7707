import type { Kysely, Updateable } from 'kysely';
import { columnsOf } from '../../../db/columns.ts';
import { compiledOnce } from '../../../db/compiled-once.ts';
import type { Tables } from '../../../db/tables.ts';
import { insertingEventOf } from '../../payments/payable-events.ts';
import type { OrderRow } from '../orders.queries.ts';

/** What of an order changes after it was placed, beside what goes back of its money. */
const changingColumns = columnsOf('orders', [
  'status',
  'version',
  'shipTo',
  'paidBy',
  'placedAt',
  'cutOffAt',
  'expiresAt',
  'shippedAt',
  'canceledAt',
]);

type Changing = Pick<Updateable<Tables['orders']>, (typeof changingColumns)[number]>;

/** Columns that change with a move. */
export type MovedColumns = Omit<Changing, 'version'>;

export interface OrderMove {
  change: MovedColumns;
  /** What the timeline says of it. */
  event: { kind: string; details: Record<string, unknown> };
}

/** Counted, so that a change based on an older state is a mistake that shows. */
export async function moveOrder(
  trx: Kysely<Tables>,
  order: OrderRow,
  { change, event }: OrderMove,
): Promise<OrderRow> {
  const [moved] = await moving(trx, {
    ...change,
    version: order.version + 1,
    id: order.id,
    seen: order.version,
    kind: event.kind,
    details: JSON.stringify(event.details),
  });
  if (moved === undefined) throw new Error(`order ${order.id} changed under its lock`);
  return { ...order, ...moved };
}

type Moving = Changing & {
  id: string;
  /** The version that the change is based on. */
  seen: number;
  kind: string;
  details: string;
};

const moving = compiledOnce((trx, { id, seen, kind, details, ...change }: Moving) =>
  trx
    .with('moved', (db) =>
      db
        .updateTable('orders')
        .set(change)
        .where('id', '=', id)
        .where('version', '=', seen)
        .returning(['id', ...changingColumns]),
    )
    .with('recorded', () => insertingEventOf(trx, 'moved', { kind, details }))
    .selectFrom('moved')
    .select(changingColumns),
);
