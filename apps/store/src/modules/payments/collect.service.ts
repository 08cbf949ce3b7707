import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { faultPoint } from '../../fault-point.ts';
import type { ChargeOutcome } from '../../third-parties/payments/payment-provider.ts';
import { findStandingOf, type AttemptRow } from './attempts.queries.ts';
import { findNotice, type NoticeRow } from './local-notices.queries.ts';
import { noticeFor } from './local-notices.service.ts';
import { findCharge } from './look-up.service.ts';
import { payableOf, type Price } from './payable.ts';
import { submissionLastsMs } from './cut-off.service.ts';
import { collectPayment, lookUpIn } from './payment-jobs.ts';
import { settle } from './settle.service.ts';
import { endStart, findStart, type PaymentStartRow } from './starts.queries.ts';

/** The gateway may be quicker than the page that starts a payment. */
export async function collectEarly(
  trx: Kysely<Tables>,
  { jobs }: Pick<Dependencies, 'jobs'>,
  paymentId: string,
): Promise<void> {
  if ((await noticeFor(trx, paymentId)) === undefined) return;
  await jobs.enqueue(trx, collectPayment, { paymentId });
}

/**
 * Charges what its payer approved at a bank or on a phone, or ends what came to nothing, whether the page
 * is there or not. Safe to repeat; throws where it is to be tried again.
 */
export async function collect(deps: Dependencies, paymentId: string): Promise<void> {
  const notice = await findNotice(deps.db, paymentId);
  if (notice === undefined) return;
  const attempt = await findStandingOf(deps.db, paymentId);
  if (attempt?.status === 'pending') return collectPromised(deps, attempt, notice);
  const start = await findStart(deps.db, paymentId);
  if (start?.endedAt === null) await collectStarted(deps, start, notice);
}

/** What was started at a bank is submitted as its page would have, had it come back. */
async function collectStarted(
  deps: Dependencies,
  start: PaymentStartRow,
  notice: NoticeRow,
): Promise<void> {
  const { nonce } = notice;
  if (nonce === null) {
    await endStart(deps.db, start.paymentId);
    return;
  }
  const kind = start.linkId === null ? 'order' : 'link';
  const isAsAsked = isOfPrice(notice, start);
  await deps.payables[kind].redeem(deps, start, { nonce, isAsAsked });
}

async function collectPromised(
  deps: Dependencies,
  attempt: AttemptRow,
  notice: NoticeRow,
): Promise<void> {
  if (attempt.transactionId !== null) return;
  const outcome = await outcomeOf(deps, attempt, notice);
  faultPoint('after-collecting');
  await settle(deps, attempt.id, outcome);
}

async function outcomeOf(
  deps: Dependencies,
  attempt: AttemptRow,
  notice: NoticeRow,
): Promise<ChargeOutcome> {
  if (notice.nonce === null) {
    return { kind: 'failed', code: 'local-payment-expired', text: 'Its payer did not approve it.' };
  }
  if (!isOfPrice(notice, attempt)) {
    const text = `${notice.amountMinor} ${notice.currency} was approved, not ${attempt.amountMinor}`;
    deps.errors.report(new Error(`${attempt.reference} of ${payableOf(attempt).kind}: ${text}`));
    return { kind: 'failed', code: 'another-amount', text };
  }
  return chargeOnce(deps, attempt, notice.nonce);
}

/** An amount that the gateway does not name is the one that was asked for. */
function isOfPrice(notice: NoticeRow, { amountMinor, currency }: Price): boolean {
  if (notice.amountMinor === null) return true;
  return notice.amountMinor === amountMinor && notice.currency === currency;
}

/**
 * The gateway charges a nonce once; who finds it redeemed looks for the charge that redeemed it. Only a
 * decline ends what its payer approved: whatever else goes wrong is tried again.
 */
async function chargeOnce(
  deps: Dependencies,
  attempt: AttemptRow,
  token: string,
): Promise<ChargeOutcome> {
  const { id: attemptId, reference, amountMinor, currency } = attempt;
  const provider = deps.payments.otherMethods;
  if (provider === undefined) throw new Error('other methods are no longer set up');
  const before = await findCharge(deps, attempt);
  if (before !== undefined && before.kind !== 'unknown') return before;
  await lookUpIn(deps.db, deps, { attemptId, ms: submissionLastsMs });
  faultPoint('before-collecting');
  const outcome = await provider.charge({ reference, amountMinor, currency, token });
  if (outcome.kind === 'charged' || outcome.kind === 'deferred') return outcome;
  if (outcome.kind === 'declined') return (await findCharge(deps, attempt)) ?? outcome;
  throw new Error(`${reference} has to be charged again: ${outcome.kind}`);
}
