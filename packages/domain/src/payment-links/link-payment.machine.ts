import { decide, type Decision, to, type TransitionTable } from '../lib/transition-table.ts';

/** One try at paying a link. */
export type LinkPaymentStatus =
  /** Written down; the provider is about to be asked, or being asked. */
  | 'claimed'
  /** Asked, and no answer came: the payer may be charged. */
  | 'unknown'
  /** Accepted; the money comes in some days, or does not. */
  | 'pending'
  | 'charged'
  | 'declined'
  /** Nothing was charged, for a reason that is not the payer's, or nobody waited any longer. */
  | 'failed'
  /** Charged when its link no longer waited for it: the money goes back. */
  | 'returning'
  | 'returned';

/** What happens to a try. */
export type LinkPaymentEvent =
  | 'approve'
  /** The provider took it; the money is not there yet. */
  | 'defer'
  | 'decline'
  | 'fail'
  /** No answer, or one that says nothing. */
  | 'lose-answer'
  /** Its link was canceled or expired. */
  | 'abandon'
  | 'confirm-return';

/** What a transition asks for besides the new status. */
export type LinkPaymentEffect =
  | 'mark-link-paid'
  | 'mark-link-awaiting'
  /** The link waited for it. */
  | 'mark-link-unpaid'
  /** Whoever heard that nobody knows hears how it ended. */
  | 'tell-payer-failed'
  | 'look-up'
  | 'return-money';

const approve = to('charged', 'mark-link-paid');
const defer = to('pending', 'mark-link-awaiting');
/** Money that turns up after it was given up is returned, never kept. */
const tooLate = to('returning', 'return-money');

/** The whole life of a try. What is not in it is refused. */
export const linkPaymentTable: TransitionTable<
  LinkPaymentStatus,
  LinkPaymentEvent,
  LinkPaymentEffect
> = {
  claimed: {
    approve,
    defer,
    decline: to('declined'),
    fail: to('failed'),
    'lose-answer': to('unknown', 'look-up'),
  },
  unknown: {
    approve,
    defer,
    decline: to('declined', 'tell-payer-failed'),
    fail: to('failed', 'tell-payer-failed'),
  },
  pending: {
    approve,
    decline: to('declined', 'mark-link-unpaid'),
    fail: to('failed', 'mark-link-unpaid'),
    abandon: to('failed'),
  },
  charged: {},
  declined: { approve: tooLate },
  failed: { approve: tooLate },
  returning: { 'confirm-return': to('returned') },
  returned: {},
};

/** The status after an event and what it asks to be done, or a refusal. */
export function decideLinkPayment(
  status: LinkPaymentStatus,
  event: LinkPaymentEvent,
): Decision<LinkPaymentStatus, LinkPaymentEffect> {
  return decide(linkPaymentTable, status, event);
}

/** Whether it is still being asked what a try comes to. */
export function isBeingPaid(status: LinkPaymentStatus): boolean {
  return status === 'claimed' || status === 'unknown';
}
