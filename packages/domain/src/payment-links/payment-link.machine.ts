import { decide, type Decision, to, type TransitionTable } from '../lib/transition-table.ts';

/** A request for money under an address of its own. */
export type PaymentLinkStatus =
  | 'open'
  /** Paid by a method whose money takes days: nobody may pay it meanwhile. */
  | 'awaitingPayment'
  | 'paid'
  | 'partlyRefunded'
  | 'refunded'
  | 'canceled'
  /** Past its due date, or its awaited money never came. */
  | 'expired';

/** What happens to a link. */
export type PaymentLinkEvent =
  /** Changed by its photographer, the due date included: an expired link may open again. */
  | 'change'
  | 'await'
  | 'pay'
  /** The awaited money was refused. */
  | 'fail'
  | 'cancel'
  | 'expire'
  | 'refund-part'
  | 'refund-rest';

/** What a transition asks for besides the new status. */
export type PaymentLinkEffect =
  | 'send-receipt'
  | 'notify-photographer'
  | 'notify-payer-awaiting'
  | 'notify-payer-failed'
  /** Whoever has promised to pay learns that it is over. */
  | 'abandon-payment'
  | 'notify-expired';

const paid = to('paid', 'send-receipt', 'notify-photographer');
const refunds = {
  'refund-part': to('partlyRefunded'),
  'refund-rest': to('refunded'),
} as const;

/** The whole life of a link. What is not in it is refused. */
export const paymentLinkTable: TransitionTable<
  PaymentLinkStatus,
  PaymentLinkEvent,
  PaymentLinkEffect
> = {
  open: {
    change: to('open'),
    await: to('awaitingPayment', 'notify-payer-awaiting'),
    pay: paid,
    cancel: to('canceled'),
    expire: to('expired', 'notify-expired'),
  },
  awaitingPayment: {
    pay: paid,
    fail: to('open', 'notify-payer-failed'),
    cancel: to('canceled', 'abandon-payment'),
    expire: to('expired', 'abandon-payment', 'notify-expired'),
  },
  paid: refunds,
  partlyRefunded: refunds,
  refunded: {},
  canceled: {},
  expired: { change: to('open') },
};

/** The status after an event and what it asks to be done, or a refusal. */
export function decidePaymentLink(
  status: PaymentLinkStatus,
  event: PaymentLinkEvent,
): Decision<PaymentLinkStatus, PaymentLinkEffect> {
  return decide(paymentLinkTable, status, event);
}

/** Whether a link knows an event in its status. */
export function mayHappen(status: PaymentLinkStatus, event: PaymentLinkEvent): boolean {
  return paymentLinkTable[status][event] !== undefined;
}

/** Whether its money has come, all of it returned included. */
export function isSettledLink(status: PaymentLinkStatus): boolean {
  return status === 'paid' || status === 'partlyRefunded' || status === 'refunded';
}
