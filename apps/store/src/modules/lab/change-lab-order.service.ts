import {
  decideLabOrder,
  type LabOrderEffect,
  type LabOrderEvent,
} from '@albumen/domain/lab/lab-order.machine';
import type { Kysely, Updateable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { bookLabCost, bookLabCostDropped } from '../books/books.service.ts';
import { makePrintFilesJob, submitToLabJob } from './lab-jobs.ts';
import * as queries from './lab-orders.queries.ts';
import type { LabOrder } from './lab-orders.queries.ts';
import type { LabNews, OrderPort } from './order-port.ts';
import { forgetPrintFiles } from './print-files.queries.ts';

/** What the lab's module works with, besides the other dependencies. */
export interface LabDependencies extends Dependencies {
  orders: OrderPort;
}

export interface LabOrderChange {
  labOrderId: string;
  event: LabOrderEvent;
  /** Kept with the event. */
  facts?: Record<string, unknown>;
  /** The lab's id of its message: received again, it changes nothing. */
  messageId?: string;
  /** What is to be written besides the status, from the locked row. */
  values?: (labOrder: LabOrder) => Updateable<Tables['labOrders']>;
  /** What 'ship', 'reject', 'hold' and 'cancel' say. */
  news?: Pick<LabNews, 'parcels' | 'reason' | 'note'>;
}

export type ChangeOutcome = 'changed' | 'known' | 'undeclared' | 'unknown';

/** One event in the life of a lab order, with everything that follows from it, or nothing at all. */
export async function changeLabOrder(
  deps: LabDependencies,
  trx: Kysely<Tables>,
  change: LabOrderChange,
): Promise<ChangeOutcome> {
  const found = await queries.findLabOrder(trx, change.labOrderId);
  if (found === undefined) return 'unknown';
  // The whole order's, so that two last parcels don't each take the other for the last.
  const siblings = await queries.lockSiblings(trx, found.orderId);
  const labOrder = await queries.lockLabOrder(trx, found.id);
  if (labOrder === undefined) return 'unknown';
  const decision = decideLabOrder(labOrder.status, change.event);
  const isNew = await queries.insertEvent(trx, {
    labOrderId: labOrder.id,
    kind: 'problem' in decision ? `undeclared ${change.event}` : change.event,
    facts: change.facts ?? {},
    messageId: change.messageId,
  });
  if (!isNew) return 'known';
  if ('problem' in decision) return 'undeclared';
  await queries.updateLabOrder(trx, labOrder.id, {
    ...change.values?.(labOrder),
    status: decision.state,
  });
  await bookWork(deps, trx, { labOrder, effects: decision.effects });
  const isLast = siblings.every(
    ({ id, status }) => id === labOrder.id || status === 'shipped' || status === 'canceled',
  );
  for (const effect of decision.effects) {
    await follow(deps, trx, { effect, labOrder, news: { ...change.news, isLast } });
  }
  return 'changed';
}

/** Stops it until a person has looked at it. */
export function holdLabOrder(
  deps: LabDependencies,
  trx: Kysely<Tables>,
  { labOrderId, reason }: { labOrderId: string; reason: string },
): Promise<ChangeOutcome> {
  const change = { labOrderId, event: 'hold', facts: { reason } } as const;
  return changeLabOrder(deps, trx, { ...change, values: () => ({ reason }), news: { reason } });
}

interface Booking {
  labOrder: LabOrder;
  effects: readonly LabOrderEffect[];
}

/** The lab's answers may overtake our own note that it has the order: whichever comes first counts. */
async function bookWork(
  { clock, catalogs }: LabDependencies,
  trx: Kysely<Tables>,
  { labOrder, effects }: Booking,
): Promise<void> {
  const { id, attempt, orderId, quote, labBrand, request } = labOrder;
  const work = { sourceId: `${id}.${attempt}`, orderId, at: clock.now() };
  const isAccepted = effects.some((effect) => takenEffects.has(effect));
  if (isAccepted) {
    const itemIds = request.items.map(({ itemId }) => itemId);
    const { currency } = catalogs[labBrand];
    await bookLabCost(trx, { ...work, itemIds, quote, currency });
  } else if (effects.includes('notify-trouble')) {
    await bookLabCostDropped(trx, work);
  }
}

const takenEffects: ReadonlySet<LabOrderEffect> = new Set([
  'notify-sent',
  'notify-accepted',
  'notify-shipped',
]);

interface Following {
  effect: LabOrderEffect;
  labOrder: LabOrder;
  news: Pick<LabNews, 'parcels' | 'reason' | 'note' | 'isLast'>;
}

async function follow(
  { jobs, orders, clock }: LabDependencies,
  trx: Kysely<Tables>,
  { effect, labOrder, news }: Following,
): Promise<void> {
  const { id: labOrderId, orderId, shippingGroup, request } = labOrder;
  if (effect === 'make-files') {
    await forgetPrintFiles(trx, labOrderId);
    await jobs.enqueue(trx, makePrintFilesJob, { labOrderId });
    return;
  }
  if (effect === 'hand-over') {
    await jobs.enqueue(trx, submitToLabJob, { labOrderId });
    return;
  }
  await orders.recordLabNews(trx, {
    orderId,
    labOrderId,
    shippingGroup,
    itemIds: request.items.map(({ itemId }) => itemId),
    kind: kinds[effect],
    at: clock.now(),
    ...news,
  });
}

const kinds = {
  'notify-sent': 'sent',
  'notify-accepted': 'accepted',
  'notify-shipped': 'shipped',
  'notify-trouble': 'trouble',
  'notify-resent': 'resent',
  'notify-canceled': 'canceled',
} as const satisfies Record<Exclude<LabOrderEffect, 'make-files' | 'hand-over'>, LabNews['kind']>;
