import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { faultPoint } from '../../fault-point.ts';
import { fail, ProblemError } from '../../http/problem-error.ts';
import type { ChargeOutcome } from '../../third-parties/payments/payment-provider.ts';
import { findNotice, type LocalNoticeRow } from '../payments/local-notices.service.ts';
import type { PayVisit } from './claim-payment.service.ts';
import { collectLinkPayment } from './link-jobs.ts';
import { findPayment, type LinkPaymentRow } from './link-payments.queries.ts';
import { findStart, type LinkStartRow } from './link-starts.queries.ts';
import { payLink } from './pay-link.service.ts';
import { findLink } from './payment-links.queries.ts';
import { settlePayment } from './settle-payment.service.ts';
import { startedKey } from './started-key.ts';

/** There is news of a payment that a link may know. */
export async function hearLinkPayment(
  trx: Kysely<Tables>,
  { jobs }: Pick<Dependencies, 'jobs'>,
  providerPaymentId: string,
): Promise<void> {
  const start = await findStart(trx, providerPaymentId);
  if (start !== undefined) await jobs.enqueue(trx, collectLinkPayment, { providerPaymentId });
}

/** The page is back from the bank: charges what was started, with what the gateway gave it. */
export async function confirmStarted(
  deps: Dependencies,
  visit: PayVisit,
  { linkId, paymentId, nonce }: { linkId: string; paymentId: string; nonce: string },
): Promise<void> {
  const start = await findStart(deps.db, paymentId);
  if (start === undefined || start.linkId !== linkId || start.paymentId !== null) fail('notFound');
  await pressFor(deps, visit, { start, nonce });
}

/** The page that is back and the gateway's notice are the same press. */
function pressFor(
  deps: Dependencies,
  visit: PayVisit,
  { start, nonce }: { start: LinkStartRow; nonce: string },
): Promise<void> {
  const { linkId, method, amountMinor, currency, payerName, payerEmail } = start;
  return payLink(deps, visit, {
    linkId,
    payment: { provider: 'otherMethods', method, nonce },
    amountMinor,
    currency,
    payer: { payerName, payerEmail },
    key: startedKey(start.providerPaymentId),
    ip: undefined,
  });
}

/**
 * Charges what its payer has confirmed, or ends what came to nothing, whether the page is there or not.
 * Safe to repeat; throws where it is to be tried again.
 */
export async function collectStarted(deps: Dependencies, providerPaymentId: string): Promise<void> {
  const start = await findStart(deps.db, providerPaymentId);
  const told = await findNotice(deps.db, providerPaymentId);
  if (start === undefined || told === undefined) return;
  if (start.paymentId !== null) {
    await collectPromised(deps, { start, told, paymentId: start.paymentId });
    return;
  }
  const link = await findLink(deps.db, start.linkId);
  if (told.nonce === null || link === undefined || !isAsked(start, told)) return;
  try {
    await pressFor(deps, link, { start, nonce: told.nonce });
  } catch (error) {
    // Paid by another meanwhile, or refused: nothing was charged, and trying again changes nothing.
    if (!(error instanceof ProblemError) || passing.includes(error.problem.code)) throw error;
  }
}

/** What may be otherwise a moment later. */
const passing: readonly string[] = ['paymentUnavailable', 'linkBusy', 'paymentPending'];

interface Promised {
  start: LinkStartRow;
  told: LocalNoticeRow;
  paymentId: string;
}

async function collectPromised(
  deps: Dependencies,
  { start, told, paymentId }: Promised,
): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (payment?.status !== 'pending' || payment.transactionId !== null) return;
  const outcome = await outcomeFor(deps, { start, told, payment });
  faultPoint('link-after-collecting');
  await settlePayment(deps, paymentId, outcome);
}

async function outcomeFor(
  deps: Dependencies,
  { start, told, payment }: Omit<Promised, 'paymentId'> & { payment: LinkPaymentRow },
): Promise<ChargeOutcome> {
  if (told.nonce === null) {
    return { kind: 'failed', code: 'unconfirmed', text: 'Its payer did not confirm it.' };
  }
  if (!isAsked(start, told)) {
    const text = `${told.amountMinor} ${told.currency} was confirmed`;
    deps.errors.report(new Error(`${payment.reference}: ${text}`));
    return { kind: 'failed', code: 'another-amount', text };
  }
  const outcome = await chargeOnce(deps, payment, told.nonce);
  if (outcome.kind === 'unknown') throw outcome.cause;
  return outcome;
}

/** The gateway charges a nonce once; who finds it used looks for the charge that used it. */
async function chargeOnce(
  { payments }: Pick<Dependencies, 'payments'>,
  { reference, amountMinor, currency }: LinkPaymentRow,
  token: string,
): Promise<ChargeOutcome> {
  const provider = payments.otherMethods;
  if (provider === undefined) throw new Error('other methods are no longer set up');
  const wanted = { reference, amountMinor, currency };
  const before = await provider.find(wanted);
  if (before !== undefined) return before;
  faultPoint('link-before-collecting');
  const outcome = await provider.charge({ ...wanted, token });
  const isSure = outcome.kind === 'charged' || outcome.kind === 'deferred';
  if (isSure || outcome.kind === 'unknown') return outcome;
  if (outcome.kind === 'failed' && outcome.code === 'unreachable') {
    throw new Error(`${reference} has to be charged again`);
  }
  return (await provider.find(wanted)) ?? outcome;
}

function isAsked(start: LinkStartRow, told: LocalNoticeRow): boolean {
  return (
    told.amountMinor === null ||
    (told.amountMinor === start.amountMinor && told.currency === start.currency)
  );
}
