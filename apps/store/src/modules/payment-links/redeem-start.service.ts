import type { Dependencies } from '../../dependencies.ts';
import { fail, ProblemError } from '../../http/problem-error.ts';
import { keyOfLocalPayment } from '../payments/attempts.service.ts';
import type { Approval } from '../payments/payable.ts';
import { endStart, findStart, type PaymentStartRow } from '../payments/starts.service.ts';
import type { PayVisit } from './claim-payment.service.ts';
import { payLink } from './pay-link.service.ts';
import { findLink } from './payment-links.queries.ts';

/** The page is back from the bank: charges what was started, with what the gateway gave it. */
export async function confirmStarted(
  deps: Dependencies,
  visit: PayVisit,
  { linkId, paymentId, nonce }: { linkId: string; paymentId: string; nonce: string },
): Promise<void> {
  const start = await findStart(deps.db, paymentId);
  if (start === undefined || start.linkId !== linkId) fail('notFound');
  await submitStarted(deps, visit, { start, nonce });
}

/** What may be otherwise a moment later. */
const passing: readonly string[] = ['paymentUnavailable', 'linkBusy', 'paymentPending'];

/** Charges what its payer has approved, whether the page is there or not. */
export async function redeemStart(
  deps: Dependencies,
  start: PaymentStartRow,
  { nonce, isAsAsked }: Approval,
): Promise<void> {
  const link = start.linkId === null ? undefined : await findLink(deps.db, start.linkId);
  if (link !== undefined && isAsAsked) {
    try {
      await submitStarted(deps, link, { start, nonce });
    } catch (error) {
      // Paid by another meanwhile, or refused: nothing was charged, and another attempt changes nothing.
      if (!(error instanceof ProblemError) || passing.includes(error.problem.code)) throw error;
    }
  }
  await endStart(deps.db, start.paymentId);
}

/** The page that is back and the gateway's notice are the same submission. */
function submitStarted(
  deps: Dependencies,
  visit: PayVisit,
  { start, nonce }: { start: PaymentStartRow; nonce: string },
): Promise<void> {
  const { linkId, paymentId, method, amountMinor, currency, payerName, payerEmail } = start;
  if (linkId === null || payerName === null || payerEmail === null) fail('notFound');
  return payLink(deps, visit, {
    linkId,
    payment: { provider: 'otherMethods', method, nonce },
    paymentId,
    amountMinor,
    currency,
    payer: { payerName, payerEmail },
    key: keyOfLocalPayment(paymentId),
    ip: undefined,
  });
}
