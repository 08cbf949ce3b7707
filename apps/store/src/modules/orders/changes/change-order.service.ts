import {
  decideOrder,
  type OrderEffect,
  type OrderEvent,
} from '@albumen/domain/ordering/order.machine';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { removeOrdered } from '../../cart/cart.service.ts';
import { markPlaced } from '../../checkout/checkout.service.ts';
import { releaseDiscount } from '../../discounts/discounts.service.ts';
import { sendToLab } from '../../lab/lab-jobs.ts';
import { abandonOpenAttempt } from '../../payments/attempts.service.ts';
import type { Price } from '../../payments/payable.ts';
import { refundAll } from './order-refunds.service.ts';
import * as mails from '../order-mails.service.ts';
import * as itemQueries from '../order-items.queries.ts';
import type { OrderItemRow } from '../order-items.queries.ts';
import { moveOrder, type MovedColumns } from './move-order.queries.ts';
import type { OrderRow } from '../orders.queries.ts';

export type OrderDeps = Pick<Dependencies, 'jobs' | 'settings' | 'clock'>;

export interface OrderChange {
  event: OrderEvent;
  /** Columns that change with it. */
  set?: MovedColumns;
  /** Its items, where its caller has read them. */
  items?: OrderItemRow[];
  /** What the timeline says of it. */
  details?: Record<string, unknown>;
  /** What the customer reads of a 'reject', or of what was not their own 'cancel'. */
  reason?: string;
  /** What 'ship-part' and 'ship-rest' send. */
  shipment?: mails.Shipment;
}

/**
 * Moves an order, which its caller has locked, writes the timeline and does what the transition asks
 * for, all in one transaction. Undefined when the order's state does not know the event.
 */
export async function changeOrder(
  trx: Kysely<Tables>,
  deps: OrderDeps,
  { order, change }: { order: OrderRow; change: OrderChange },
): Promise<OrderRow | undefined> {
  const decision = decideOrder(order.status, change.event);
  if ('problem' in decision) return undefined;
  const { event, set = {}, details = {} } = change;
  const changed = await moveOrder(trx, order, {
    change: { ...set, status: decision.state },
    event: { kind: event, details },
  });
  const listed = once(async () => change.items ?? itemQueries.listItems(trx, order.id));
  const nothing = { amountMinor: 0, currency: order.currency };
  const work: EffectWork = { trx, deps, order: changed, change, listed, returned: nothing };
  for (const effect of decision.effects) await effects[effect](work);
  return changed;
}

interface EffectWork {
  trx: Kysely<Tables>;
  deps: OrderDeps;
  order: OrderRow;
  change: OrderChange;
  /** Its items, read when they are first asked for. */
  listed: () => Promise<OrderItemRow[]>;
  /** What 'refund' came to, for the mail after it. */
  returned: Price;
}

const effects: Record<OrderEffect, (work: EffectWork) => Promise<unknown>> = {
  'empty-cart': emptyCart,
  'send-receipt': async ({ trx, deps, order, listed }) =>
    mails.mailReceipt(trx, deps, { order, items: await listed() }),
  'notify-photographers': async ({ trx, deps, order, listed }) => {
    const isFromGallery = (await listed()).some(({ galleryId }) => galleryId !== null);
    if (isFromGallery) await mails.mailPhotographers(trx, deps, order);
  },
  'send-to-lab': ({ trx, deps, order }) =>
    deps.jobs.enqueueWith(trx, sendToLab, {
      data: { orderId: order.id },
      ...(order.cutOffAt && { startAfter: order.cutOffAt }),
    }),
  'release-discount': ({ trx, order }) => releaseDiscount(trx, order.id),
  refund: async (work) => {
    work.returned = await refundAll(work.trx, work.deps, work.order);
  },
  'send-shipping-mail': async ({ trx, deps, order, change: { shipment } }) => {
    if (shipment !== undefined) await mails.mailShipment(trx, deps, { order, shipment });
  },
  'notify-awaiting': ({ trx, deps, order }) => mails.mailAwaiting(trx, deps, order),
  'abandon-payment': ({ trx, deps, order }) => abandonOpenAttempt(trx, deps, order.id),
  'notify-expired': ({ trx, deps, order }) => mails.mailExpired(trx, deps, order),
  'send-cancellation-mail': ({ trx, deps, order, change, returned }) =>
    mails.mailCancellation(trx, deps, {
      order,
      returned,
      ...(change.reason !== undefined && { reason: change.reason }),
      isByLab: change.event === 'reject',
    }),
};

/** Everybody locks them in this order: checkout, then cart. */
async function emptyCart({ trx, order, listed }: EffectWork): Promise<void> {
  await markPlaced(trx, order.checkoutId, order.id);
  const itemIds = (await listed()).map(({ cartItemId }) => cartItemId);
  await removeOrdered(trx, order.cartId, itemIds);
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  return () => (reading ??= read());
}
