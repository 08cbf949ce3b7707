import { decide, to, type Decision, type TransitionTable } from '../lib/transition-table.ts';

/** The statuses of a dispute, as the wire names them. */
export type DisputeStatus =
  | 'open'
  | 'accepted'
  | 'auto_accepted'
  | 'expired'
  | 'disputed'
  | 'under_review'
  | 'won'
  | 'lost';

/** What happens to a dispute. */
export type DisputeEvent =
  /** The merchant gives in. */
  | 'accept'
  /** Nobody answered in time what has to be answered with proof. */
  | 'accept-for-merchant'
  /** Nobody answered in time. */
  | 'expire'
  /** The merchant has sent all of the evidence. */
  | 'finalize'
  /** The wallet that was paid by looks into it itself. */
  | 'review'
  | 'win'
  | 'lose';

type Verdict = Pick<TransitionTable<DisputeStatus, DisputeEvent, never>['open'], 'win' | 'lose'>;
const verdict: Verdict = { win: to('won'), lose: to('lost') };

/** The whole life of a dispute. What is not in it is refused. */
export const disputeTable: TransitionTable<DisputeStatus, DisputeEvent, never> = {
  open: {
    accept: to('accepted'),
    'accept-for-merchant': to('auto_accepted'),
    expire: to('expired'),
    finalize: to('disputed'),
  },
  disputed: { review: to('under_review'), ...verdict },
  under_review: verdict,
  accepted: {},
  auto_accepted: {},
  expired: {},
  won: {},
  lost: {},
};

/** The status after an event, or a refusal. */
export function decideDispute(
  status: DisputeStatus,
  event: DisputeEvent,
): Decision<DisputeStatus, never> {
  return decide(disputeTable, status, event);
}
