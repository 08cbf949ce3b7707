import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { faultPoint } from '../../fault-point.ts';
import type {
  ChargeOutcome,
  PaymentProvider,
} from '../../third-parties/payments/payment-provider.ts';
import { findAttempt, standingAttemptOf, type AttemptRow } from '../payments/attempts.service.ts';
import { findNotice, type LocalNoticeRow } from '../payments/local-notices.service.ts';
import { collectPayment } from './order-jobs.ts';
import { settleAttempt } from './settle-attempt.service.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'settings' | 'payments' | 'errors'>;

/** There is news of a payment that an order may wait for. */
export async function collectOrderPayment(
  trx: Kysely<Tables>,
  { jobs }: Pick<Dependencies, 'jobs'>,
  paymentId: string,
): Promise<void> {
  const attempt = await standingAttemptOf(trx, paymentId);
  if (attempt?.status !== 'pending') return;
  await jobs.enqueue(trx, collectPayment, { attemptId: attempt.id });
}

/**
 * Charges what its payer has approved elsewhere, or ends what came to nothing. Safe to repeat; throws
 * where it is to be tried again.
 */
export async function collect(deps: Needs, attemptId: string): Promise<void> {
  const attempt = await findAttempt(deps.db, attemptId);
  if (attempt?.status !== 'pending' || attempt.transactionId !== null) return;
  const heard =
    attempt.paymentId === null ? undefined : await findNotice(deps.db, attempt.paymentId);
  if (heard === undefined) return;
  const outcome = await outcomeFor(deps, attempt, heard);
  faultPoint('after-collecting');
  await settleAttempt(deps, attemptId, outcome);
}

async function outcomeFor(
  deps: Needs,
  attempt: AttemptRow,
  { kind, nonce, amountMinor, currency }: LocalNoticeRow,
): Promise<ChargeOutcome> {
  if (kind === 'expired' || nonce === null) {
    return { kind: 'failed', code: 'local-payment-expired', text: 'Its payer did not approve it.' };
  }
  const isAsked = amountMinor === attempt.amountMinor && currency === attempt.currency;
  if (amountMinor !== null && !isAsked) {
    const text = `${amountMinor} ${currency} was approved, not ${attempt.amountMinor}`;
    deps.errors.report(new Error(`${attempt.reference}: ${text}`));
    return { kind: 'failed', code: 'another-amount', text };
  }
  const provider = deps.payments.otherMethods;
  if (provider === undefined) throw new Error('other methods are no longer set up');
  return chargeOnce(provider, attempt, nonce);
}

/** The gateway uses a nonce once; who finds it used looks for the charge that used it. */
async function chargeOnce(
  provider: PaymentProvider,
  attempt: AttemptRow,
  token: string,
): Promise<ChargeOutcome> {
  const { reference, amountMinor, currency } = attempt;
  const wanted = { reference, amountMinor, currency };
  const before = await provider.find(wanted);
  if (before !== undefined && before.kind !== 'unknown') return before;
  const outcome = await provider.charge({ ...wanted, token });
  if (outcome.kind === 'charged' || outcome.kind === 'deferred') return outcome;
  if (outcome.kind === 'declined') return (await provider.find(wanted)) ?? outcome;
  throw new Error(`${reference} has to be charged again: ${outcome.kind}`);
}
