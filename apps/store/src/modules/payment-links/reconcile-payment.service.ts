import { isBeingPaid } from '@albumen/domain/payment-links/link-payment.machine';
import type { Dependencies } from '../../dependencies.ts';
import type { ChargeOutcome } from '../../third-parties/payments/payment-provider.ts';
import { collectLinkPayment, lookUpIn } from './link-jobs.ts';
import {
  countLook,
  findPayment,
  pressKeyOf,
  type LinkPaymentRow,
} from './link-payments.queries.ts';
import { settlePayment } from './settle-payment.service.ts';
import { startedBy } from './started-key.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'settings' | 'payments' | 'errors'>;

/** As with orders: a charge that the provider has not heard of by then never will be one, save for a
 * request that lay somewhere on its way; that is looked for a few times more, and goes back. */
const givenUpAfterMs = 45_000;
const nextLookMs = 5_000;
/** Longer than the gateway gives a payer. */
const promiseLastsMs = 45 * 60_000;
const lateLooksMs = [60_000, 10 * 60_000, 3_600_000, 24 * 3_600_000];

/** Asks the provider by our reference what came of a charge. Safe to repeat at any time. */
export async function reconcilePayment(deps: Needs, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (payment === undefined) return;
  if (isForgotten(payment)) {
    const text = 'Nobody confirmed it.';
    await settlePayment(deps, paymentId, { kind: 'failed', code: 'unconfirmed', text });
    return;
  }
  if (!mayStillChange(payment)) return;
  const found = await ask(deps, payment);
  if (found !== undefined && found.kind !== 'unknown') {
    await settlePayment(deps, paymentId, found);
    if (found.kind !== 'failed') return;
  }
  if (found?.kind === 'unknown') deps.errors.report(found.cause);
  const ageMs = Date.now() - payment.claimedAt.getTime();
  if (found === undefined && ageMs >= givenUpAfterMs && isBeingPaid(payment.status)) {
    const text = 'The provider knows of no such charge.';
    await settlePayment(deps, paymentId, { kind: 'failed', code: 'never-charged', text });
    await collectAgain(deps, payment);
  }
  await lookAgain(deps, payment, ageMs);
}

/** Promised on a phone or as an invoice, and never heard of again. */
function isForgotten({ status, transactionId, claimedAt }: LinkPaymentRow): boolean {
  const ageMs = Date.now() - claimedAt.getTime();
  return status === 'pending' && transactionId === null && ageMs >= promiseLastsMs;
}

/** What was confirmed at a bank is charged once more where its first charge was cut off. */
async function collectAgain(deps: Needs, { id }: LinkPaymentRow): Promise<void> {
  const providerPaymentId = startedBy(await pressKeyOf(deps.db, id));
  if (providerPaymentId === undefined) return;
  await deps.jobs.enqueue(deps.db, collectLinkPayment, { providerPaymentId });
}

/** What was declined or failed is only looked after where nobody heard its answer. */
function mayStillChange({ status, failureCode }: LinkPaymentRow): boolean {
  return isBeingPaid(status) || (status === 'failed' && failureCode === 'never-charged');
}

function ask({ payments }: Needs, payment: LinkPaymentRow): Promise<ChargeOutcome | undefined> {
  const { provider, reference, amountMinor, currency } = payment;
  const of = payments[provider];
  if (of === undefined) throw new Error(`${provider} is no longer set up`);
  return of.find({ reference, amountMinor, currency });
}

async function lookAgain(deps: Needs, { id }: LinkPaymentRow, ageMs: number): Promise<void> {
  if (ageMs < givenUpAfterMs) {
    return lookUpIn(deps.db, deps, { paymentId: id, ms: nextLookMs });
  }
  const looks = await countLook(deps.db, id);
  const settled = await findPayment(deps.db, id);
  const isOpen = settled !== undefined && isBeingPaid(settled.status);
  const ms = lateLooksMs[looks - 1] ?? (isOpen ? lateLooksMs.at(-1) : undefined);
  if (ms !== undefined) await lookUpIn(deps.db, deps, { paymentId: id, ms });
}
