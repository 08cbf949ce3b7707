import { decide, type Decision, to, type TransitionTable } from '../lib/transition-table.ts';

/** A placed purchase, from the moment its payment is tried. */
export type OrderStatus =
  /** Its payment is on the way or its outcome unknown. */
  | 'pending'
  /** Its payment came to nothing; the checkout may try again. */
  | 'unpaid'
  /** Paid by a method whose money is still on its way: nothing is made until it is here. */
  | 'awaitingPayment'
  /** The awaited money was refused or never came. */
  | 'expired'
  /** Paid and waiting for the lab's cut-off; may be canceled. */
  | 'paid'
  | 'inProduction'
  /** Some of its lab orders are on their way. */
  | 'partlyShipped'
  | 'shipped'
  | 'canceled';

/** What happens to an order. */
export type OrderEvent =
  | 'pay'
  | 'give-up'
  /** Its payer has promised to pay. */
  | 'await'
  /** What was awaited will not come. */
  | 'expire'
  /** Handed over to the lab: from here on it is made. */
  | 'hand-over'
  | 'ship-part'
  | 'ship-rest'
  /** What was still to come is not made any more; the rest of the order has shipped. */
  | 'drop-rest'
  /** Canceled by the customer before the cut-off, or by us for them. */
  | 'cancel'
  /** The lab can't make any of it. */
  | 'reject';

/** What a transition asks for besides the new status. */
export type OrderEffect =
  | 'empty-cart'
  | 'send-receipt'
  | 'notify-photographers'
  | 'send-to-lab'
  | 'release-discount'
  | 'refund'
  | 'send-shipping-mail'
  | 'notify-awaiting'
  /** Whoever has promised to pay need not any more, and what they pay nevertheless goes back. */
  | 'abandon-payment'
  | 'notify-expired'
  | 'send-cancellation-mail';

const shipped = to('shipped', 'send-shipping-mail');
const partlyShipped = to('partlyShipped', 'send-shipping-mail');
const canceled = to('canceled', 'refund', 'release-discount', 'send-cancellation-mail');

/** The whole life of an order. What is not in it is refused. */
export const orderTable: TransitionTable<OrderStatus, OrderEvent, OrderEffect> = {
  pending: {
    pay: to('paid', 'empty-cart', 'send-receipt', 'notify-photographers', 'send-to-lab'),
    'give-up': to('unpaid', 'release-discount'),
    await: to('awaitingPayment', 'empty-cart', 'notify-awaiting'),
  },
  unpaid: {},
  awaitingPayment: {
    pay: to('paid', 'send-receipt', 'notify-photographers', 'send-to-lab'),
    expire: to('expired', 'abandon-payment', 'release-discount', 'notify-expired'),
    cancel: to('canceled', 'abandon-payment', 'release-discount', 'send-cancellation-mail'),
  },
  expired: {},
  paid: { 'hand-over': to('inProduction'), cancel: canceled },
  inProduction: { 'ship-part': partlyShipped, 'ship-rest': shipped, reject: canceled },
  partlyShipped: {
    'ship-part': partlyShipped,
    'ship-rest': shipped,
    'drop-rest': to('shipped'),
  },
  shipped: {},
  canceled: {},
};

/** The status after an event and what it asks to be done, or a refusal. */
export function decideOrder(
  status: OrderStatus,
  event: OrderEvent,
): Decision<OrderStatus, OrderEffect> {
  return decide(orderTable, status, event);
}

/** Whether the order's owner may still cancel it: its money has not come, or the lab has not begun. */
export function mayCancel(
  { status, cutOffAt }: { status: OrderStatus; cutOffAt: Date | null },
  now: Date,
): boolean {
  if (status === 'awaitingPayment') return true;
  return status === 'paid' && cutOffAt !== null && now < cutOffAt;
}

/** Whether an order counts as one to its customer: what came to nothing at once does not. */
export function isStanding(status: OrderStatus): boolean {
  return status !== 'unpaid';
}
