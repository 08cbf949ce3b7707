import { limits } from '@albumen/contract/limits';
import type { PaidBy } from '@albumen/contract/payments/paid-by';
import {
  decideAttempt,
  type AttemptEffect,
  type AttemptEvent,
  type AttemptStatus,
} from '@albumen/domain/payments/attempt.machine';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { faultPoint } from '../../fault-point.ts';
import { fail } from '../../http/problem-error.ts';
import type { ChargeOutcome } from '../../third-parties/payments/payment-provider.ts';
import { bookStray } from '../books/books.service.ts';
import * as queries from './attempts.queries.ts';
import type { AttemptRow } from './attempts.queries.ts';
import { findNotice } from './local-notices.queries.ts';
import { payableOf, type LockedPayable, type Price } from './payable.ts';
import { lookUpIn } from './payment-jobs.ts';
import { requestRefund } from './refunds.service.ts';
import { findStart } from './starts.queries.ts';

/** What an attempt to take money came to. */
export type AttemptOutcome =
  | ChargeOutcome
  /** Its payer says yes elsewhere; nothing is charged before. */
  | { kind: 'promised' };

/** What an attempt is at, for whoever asked for the payment. */
export type Settled = Pick<AttemptRow, 'status' | 'failureCode'>;

interface Settling {
  /** As its caller last saw it. */
  attempt: AttemptRow;
  outcome: AttemptOutcome;
}

/**
 * Writes down what an attempt came to, with everything that follows from it, in one transaction. Safe
 * to repeat, by whoever learns of the outcome first: the submission itself, a look-up or a notice.
 */
export function settle(
  deps: Dependencies,
  attemptId: string,
  outcome: AttemptOutcome,
): Promise<AttemptStatus> {
  return deps.db.transaction().execute(async (trx) => {
    const attempt = await queries.findAttempt(trx, attemptId);
    if (attempt === undefined) fail('notFound');
    const { status } = await settleWithin(trx, deps, { attempt, outcome });
    faultPoint('while-settling');
    return status;
  });
}

/** The same within the caller's transaction; locks the payable, then the attempt, as everybody does. */
export async function settleWithin(
  trx: Kysely<Tables>,
  deps: Dependencies,
  settling: Settling,
): Promise<Settled> {
  const { kind, id } = payableOf(settling.attempt);
  const payable = await deps.payables[kind].lock(trx, deps, id);
  return settleLocked(trx, deps, { ...settling, payable });
}

const events: Record<AttemptOutcome['kind'], AttemptEvent> = {
  charged: 'approve',
  deferred: 'defer',
  promised: 'defer',
  declined: 'decline',
  failed: 'fail',
  unknown: 'lose-answer',
};

interface LockedSettling extends Settling {
  payable: LockedPayable;
}

/**
 * The same behind the payable's lock, which the caller holds. Few attempts change while their provider is
 * asked: only those that did are read again.
 */
export async function settleLocked(
  trx: Kysely<Tables>,
  deps: Dependencies,
  settling: LockedSettling,
): Promise<Settled> {
  const settled = await settleAsSeen(trx, deps, settling);
  if (settled !== undefined) return settled;
  const attempt = await queries.lockAttempt(trx, settling.attempt.id);
  return (await settleAsSeen(trx, deps, { ...settling, attempt })) ?? attempt;
}

/** Undefined where it is not, or no longer, what the outcome belongs to. */
async function settleAsSeen(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { payable, attempt: before, outcome }: LockedSettling,
): Promise<AttemptRow | undefined> {
  const decision = decideAttempt(before.status, events[outcome.kind]);
  if ('problem' in decision) return undefined;
  const change = { status: decision.state, ...factsOf(before, outcome, deps.clock.now()) };
  const attempt = await queries.updateUnchanged(trx, before, change);
  if (attempt === undefined) return undefined;
  const work: Work = { trx, deps, payable, attempt, before: before.status };
  for (const effect of decision.effects) await effects[effect](work);
  return attempt;
}

function factsOf(
  attempt: AttemptRow,
  outcome: AttemptOutcome,
  settledAt: Date,
): Omit<queries.AttemptChange, 'status'> {
  if (outcome.kind === 'unknown') return {};
  const paidBy = JSON.stringify(paidByOf(attempt, outcome));
  if (outcome.kind === 'promised') return { paidBy };
  const { transactionId = null } = outcome;
  if (outcome.kind === 'deferred') return { transactionId, paidBy };
  if (outcome.kind === 'charged') return { transactionId, paidBy, settledAt };
  return {
    transactionId,
    isPresumed: outcome.isPresumed ?? false,
    failureCode: outcome.code.slice(0, 200),
    failureText: outcome.text.slice(0, 1000),
    settledAt,
  };
}

function paidByOf(
  { method, paymentId, amountMinor, currency }: AttemptRow,
  outcome: AttemptOutcome,
): PaidBy {
  const isLocal = paymentId !== null || method === 'sepa';
  const paidBy = { method, hint: '', ...(isLocal && { charged: { amountMinor, currency } }) };
  if (outcome.kind !== 'charged' && outcome.kind !== 'deferred') return paidBy;
  const card = outcome.kind === 'charged' ? outcome.card : undefined;
  if (card === undefined) return { ...paidBy, hint: outcome.account ?? '' };
  return { ...paidBy, brand: card.brand, hint: card.last4 };
}

interface Work {
  trx: Kysely<Tables>;
  deps: Dependencies;
  payable: LockedPayable;
  attempt: AttemptRow;
  before: AttemptStatus;
}

const soonMs = 2_000;
const awaitedForMs = limits.awaitedPaymentDays * 24 * 3_600_000;

const effects: Record<AttemptEffect, (work: Work) => Promise<void>> = {
  'mark-paid': ({ payable, attempt }) => payable.markPaid(attempt),
  'mark-awaiting': ({ deps, payable, attempt }) =>
    payable.markAwaiting(attempt, new Date(deps.clock.now().getTime() + awaitedForMs)),
  'mark-lost': ({ payable, attempt }) => payable.markLost(attempt),
  'mark-unpaid': async ({ trx, payable, attempt, before }) => {
    const isNews = before === 'unknown' && !(await isTriedAgain(trx, attempt));
    await payable.markUnpaid({ attempt, isNews });
  },
  'look-up': ({ trx, deps, attempt }) => lookUpIn(trx, deps, { attemptId: attempt.id, ms: soonMs }),
  refund: async ({ trx, deps, payable, attempt }) => {
    const { amountMinor, currency } = strayPrice(payable, attempt);
    await requestRefund(trx, deps, { attempt, payable, amountMinor, reason: 'late' });
    await payable.recordStray({ step: 'stray-charge', charge: attempt });
    await bookStray(trx, {
      attemptId: attempt.id,
      reference: attempt.reference,
      payable: payableOf(attempt),
      amountMinor,
      currency,
      chargedMinor: attempt.amountMinor,
      chargedCurrency: attempt.currency,
      at: deps.clock.now(),
    });
  },
};

/** All that was charged, in the payable's currency; a link may ask for another amount by now. */
function strayPrice({ price }: LockedPayable, { amountMinor, currency }: AttemptRow): Price {
  return currency === price.currency ? { amountMinor, currency } : price;
}

/** Whether a job has the payment in hand: its payer approved it at a bank, and is notified how it ends. */
async function isTriedAgain(trx: Kysely<Tables>, { paymentId }: AttemptRow): Promise<boolean> {
  if (paymentId === null) return false;
  const start = await findStart(trx, paymentId);
  if (start?.endedAt !== null) return false;
  const notice = await findNotice(trx, paymentId);
  return notice !== undefined && notice.nonce !== null;
}
