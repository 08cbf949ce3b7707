import type { Dependencies } from '../../dependencies.ts';
import { timeOf } from '../../clock.ts';
import { eachAlone } from '../../each-alone.ts';
import { invalid, refuseInvalid } from '../server-api/invalid-request.ts';
import {
  asGateway,
  inTransaction,
  type Caller,
  type ServerWork,
} from '../server-api/server-work.ts';
import { addError, noErrors } from '../server-api/validation-errors.ts';
import type { Dispute } from './dispute.ts';
import { listOpen } from './disputes.queries.ts';
import { lockDispute, moveDispute } from './disputes.service.ts';
import { lacks } from './compelling-evidence.ts';
import { needsCompellingEvidence } from './reasons.ts';

export function acceptDispute(deps: Dependencies, caller: Caller, id: string): Promise<Dispute> {
  return inTransaction(deps, caller, async (work) => {
    const dispute = await lockDispute(work, id);
    return (await moveDispute(work, dispute, 'accept')) ?? invalid('dispute.status', '95704');
  });
}

/** Sends the evidence to the bank. The sandbox's bank decides at once where a text says how. */
export function finalizeDispute(deps: Dependencies, caller: Caller, id: string): Promise<Dispute> {
  return inTransaction(deps, caller, async (work) => {
    const dispute = await lockDispute(work, id);
    if (dispute.status !== 'open') invalid('dispute.status', '95705');
    const errors = noErrors();
    for (const code of lacks(dispute)) addError(errors, 'dispute.base', code);
    refuseInvalid(errors);
    const sent = await moveDispute(work, dispute, 'finalize');
    if (sent === undefined) throw new Error(`dispute ${id} was changed without its lock`);
    const verdict = verdictOn(sent);
    return (verdict && (await moveDispute(work, sent, verdict))) ?? sent;
  });
}

/** https://developer.paypal.com/braintree/docs/guides/disputes/testing-go-live */
function verdictOn({ evidence }: Dispute): 'win' | 'lose' | undefined {
  if (evidence.some(({ comment }) => comment === 'compelling_evidence')) return 'win';
  return evidence.some(({ comment }) => comment === 'losing_evidence') ? 'lose' : undefined;
}

/** What nobody answered in time is over, by its merchant's clock. */
export async function closeOverdueDisputes(deps: Dependencies): Promise<void> {
  const { db, clock } = deps;
  const overdue = (await listOpen(db)).filter((one) => timeOf(clock, one) > one.replyByAt);
  await eachAlone(overdue, ({ id, merchantId }) =>
    asGateway(deps, merchantId, (work) => closeUnanswered(work, id)),
  );
}

async function closeUnanswered(work: ServerWork, id: string): Promise<void> {
  const dispute = await lockDispute(work, id);
  const event = needsCompellingEvidence(dispute) ? 'accept-for-merchant' : 'expire';
  await moveDispute(work, dispute, event);
}
