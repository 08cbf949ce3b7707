import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { pay, refuseUnpaid } from '../payments/pay.service.ts';
import type { Settled } from '../payments/settle.service.ts';
import {
  claimPayment,
  tokenOf,
  type LinkSubmission,
  type PayVisit,
} from './claim-payment.service.ts';

/**
 * Pays a link. Resolves when it is paid or its money promised; refuses with `paymentDeclined` (402) when
 * another card may do, and with `paymentPending` when nobody knows yet.
 */
export async function payLink(
  deps: Dependencies,
  visit: PayVisit,
  submission: LinkSubmission,
): Promise<void> {
  const { linkId, payment } = submission;
  const settled = await pay(deps, {
    scopeId: linkId,
    claim: () => claimPayment(deps, visit, submission),
    token: tokenOf(payment),
    deviceData: payment.provider === 'cardForm' ? undefined : payment.deviceData,
  });
  if (!settled.isOwn) refuseSecond(settled);
  refuseUnpaid(settled);
}

/** Whoever pays beside another payer was never charged, whatever came of the other. */
function refuseSecond({ status }: Settled): never {
  if (status === 'charged') fail('linkPaid');
  fail(status === 'pending' ? 'linkAwaiting' : 'linkBusy');
}
