import {
  decide,
  type Decision,
  to,
  type Transition,
  type TransitionTable,
} from '../lib/transition-table.ts';

/** One attempt to pay a payable, which is an order or a payment link. */
export type AttemptStatus =
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
  /** Charged when its payable no longer waited for it: the money goes back. */
  | 'returning'
  | 'returned';

/** What happens to an attempt. */
export type AttemptEvent =
  | 'approve'
  /** The provider took it; the money is not there yet. */
  | 'defer'
  | 'decline'
  | 'fail'
  /** No answer, or one that says nothing. */
  | 'lose-answer'
  /** Its payable no longer waits for it. */
  | 'abandon'
  | 'confirm-return'
  /** It came to nothing after it was confirmed. */
  | 'fail-return';

/** What a transition asks for besides the new status. */
export type AttemptEffect =
  | 'mark-paid'
  | 'mark-unpaid'
  | 'mark-awaiting'
  /** It was awaited, and will not come. */
  | 'mark-lost'
  | 'look-up'
  | 'refund';

type Row = Partial<Record<AttemptEvent, Transition<AttemptStatus, AttemptEffect>>>;

const outcomes = {
  approve: to('charged', 'mark-paid'),
  defer: to('pending', 'mark-awaiting'),
  decline: to('declined', 'mark-unpaid'),
  fail: to('failed', 'mark-unpaid'),
} satisfies Row;

/** A charge that turns up after its attempt was given up is returned, never kept. */
const tooLate = to('returning', 'refund');

/** The whole life of an attempt. What is not in it is refused. */
export const attemptTable: TransitionTable<AttemptStatus, AttemptEvent, AttemptEffect> = {
  claimed: { ...outcomes, 'lose-answer': to('unknown', 'look-up') },
  unknown: outcomes,
  pending: {
    approve: outcomes.approve,
    // A promise that became a charge whose money still takes days.
    defer: to('pending'),
    decline: to('declined', 'mark-lost'),
    fail: to('failed', 'mark-lost'),
    abandon: to('failed'),
  },
  charged: {},
  declined: { approve: tooLate },
  failed: { approve: tooLate },
  returning: { 'confirm-return': to('returned') },
  returned: { 'fail-return': to('returning') },
};

/** The status after an event and what it asks to be done, or a refusal. */
export function decideAttempt(
  status: AttemptStatus,
  event: AttemptEvent,
): Decision<AttemptStatus, AttemptEffect> {
  return decide(attemptTable, status, event);
}

/** Whether the provider is being asked, or did not answer: nobody knows what the attempt comes to. */
export function isInDoubt(status: AttemptStatus): boolean {
  return status === 'claimed' || status === 'unknown';
}

/** Whether the attempt ended without money. */
export function isFruitless(status: AttemptStatus): boolean {
  return status === 'declined' || status === 'failed';
}
