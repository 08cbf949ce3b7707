import {
  decide,
  type Decision,
  to,
  type Transition,
  type TransitionTable,
} from '../lib/transition-table.ts';

/** One try at paying an order. */
export type PaymentAttemptStatus =
  /** Written down; the provider is about to be asked, or being asked. */
  | 'claimed'
  /** Asked, and no answer came: the card may be charged. */
  | 'unknown'
  /** Accepted; the money comes later, or does not. */
  | 'pending'
  | 'charged'
  /** The bank or the provider's rules said no; another card may do. */
  | 'declined'
  /** Nothing was charged, for a reason that is not the card's. */
  | 'failed'
  /** Charged too late for its order: the money goes back. */
  | 'returning'
  | 'returned';

/** What happens to a try. */
export type PaymentAttemptEvent =
  | 'approve'
  /** The provider took it; the money is not there yet. */
  | 'defer'
  | 'decline'
  | 'fail'
  /** No answer, or one that says nothing. */
  | 'lose-answer'
  /** Its order no longer waits for it. */
  | 'abandon'
  | 'confirm-return';

/** What a transition asks for besides the new status. */
export type PaymentAttemptEffect =
  | 'mark-order-paid'
  | 'mark-order-unpaid'
  | 'mark-order-awaiting'
  /** It was awaited, and will not come. */
  | 'mark-order-expired'
  | 'look-up'
  | 'return-money';

type Row = Partial<
  Record<PaymentAttemptEvent, Transition<PaymentAttemptStatus, PaymentAttemptEffect>>
>;

const outcomes = {
  approve: to('charged', 'mark-order-paid'),
  defer: to('pending', 'mark-order-awaiting'),
  decline: to('declined', 'mark-order-unpaid'),
  fail: to('failed', 'mark-order-unpaid'),
} satisfies Row;

/** A charge that turns up after its order was given up is returned, never kept. */
const tooLate = to('returning', 'return-money');

/** The whole life of a try. What is not in it is refused. */
export const paymentAttemptTable: TransitionTable<
  PaymentAttemptStatus,
  PaymentAttemptEvent,
  PaymentAttemptEffect
> = {
  claimed: { ...outcomes, 'lose-answer': to('unknown', 'look-up') },
  unknown: outcomes,
  pending: {
    approve: outcomes.approve,
    // A promise that became a charge whose money still takes days.
    defer: to('pending'),
    decline: to('declined', 'mark-order-expired'),
    fail: to('failed', 'mark-order-expired'),
    abandon: to('failed'),
  },
  charged: {},
  declined: { approve: tooLate },
  failed: { approve: tooLate },
  returning: { 'confirm-return': to('returned') },
  returned: {},
};

/** The status after an event and what it asks to be done, or a refusal. */
export function decidePaymentAttempt(
  status: PaymentAttemptStatus,
  event: PaymentAttemptEvent,
): Decision<PaymentAttemptStatus, PaymentAttemptEffect> {
  return decide(paymentAttemptTable, status, event);
}

/** Whether it is still open what a try comes to. */
export function isOpenAttempt(status: PaymentAttemptStatus): boolean {
  return status === 'claimed' || status === 'unknown';
}
