import { limits } from '@albumen/contract/limits';
import { endOfDueDay } from '@albumen/domain/payment-links/due-date';
import {
  decideLinkPayment,
  type LinkPaymentEffect,
  type LinkPaymentEvent,
  type LinkPaymentStatus,
} from '@albumen/domain/payment-links/link-payment.machine';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { newId } from '../../ids.ts';
import type { ChargeOutcome } from '../../third-parties/payments/payment-provider.ts';
import { changeLink } from './change-link.service.ts';
import { mailNotPaid } from './link-mails.service.ts';
import * as payments from './link-payments.queries.ts';
import type { LinkPaymentRow } from './link-payments.queries.ts';
import { insertRefund } from './link-refunds.queries.ts';
import { lookUpIn, returnLinkMoney } from './link-jobs.ts';
import * as queries from './payment-links.queries.ts';
import type { LinkRow } from './payment-links.queries.ts';

/** What a try to take money for a link came to. */
export type LinkOutcome =
  | ChargeOutcome
  /** Its payer says yes elsewhere; nothing is charged before. */
  | { kind: 'promised' };

export type SettleDeps = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'settings'>;

const events: Record<LinkOutcome['kind'], LinkPaymentEvent> = {
  charged: 'approve',
  deferred: 'defer',
  promised: 'defer',
  declined: 'decline',
  failed: 'fail',
  unknown: 'lose-answer',
};

/**
 * Writes down what a payment came to, with everything that follows from it, in one transaction. Safe to
 * repeat, by whoever learns of the outcome first: the press itself, the look-up or the provider's notice.
 */
export function settlePayment(
  deps: SettleDeps,
  paymentId: string,
  outcome: LinkOutcome,
): Promise<LinkPaymentStatus> {
  return deps.db.transaction().execute(async (trx) => {
    const known = await payments.findPayment(trx, paymentId);
    if (known === undefined) fail('notFound');
    /* Link before payment: everybody locks them so. */
    const link = await queries.lockLink(trx, known.linkId);
    if (link === undefined) fail('notFound');
    return settleLocked(trx, deps, { link, paymentId, outcome });
  });
}

interface LockedSettling {
  link: LinkRow;
  paymentId: string;
  outcome: LinkOutcome;
}

/** The same behind the lock of its link, which the caller holds. */
export async function settleLocked(
  trx: Kysely<Tables>,
  deps: SettleDeps,
  { link, paymentId, outcome }: LockedSettling,
): Promise<LinkPaymentStatus> {
  const before = await payments.lockPayment(trx, paymentId);
  const decision = decideLinkPayment(before.status, events[outcome.kind]);
  if ('problem' in decision) {
    await noteCharge(trx, before, outcome);
    return before.status;
  }
  const change = { status: decision.state, ...factsOf(outcome, deps.clock.now()) };
  const payment = await payments.updatePayment(trx, before, change);
  for (const effect of decision.effects) await effects[effect]({ trx, deps, link, payment });
  return decision.state;
}

/** A promise that was charged, and whose money takes days all the same, stays a promise. */
async function noteCharge(
  trx: Kysely<Tables>,
  before: LinkPaymentRow,
  outcome: LinkOutcome,
): Promise<void> {
  if (before.status !== 'pending' || outcome.kind !== 'deferred') return;
  if (before.transactionId !== null) return;
  await payments.updatePayment(trx, before, factsOf(outcome, new Date()));
}

function factsOf(outcome: LinkOutcome, settledAt: Date) {
  if (outcome.kind === 'unknown' || outcome.kind === 'promised') return {};
  if (outcome.kind === 'deferred') {
    const { transactionId, account = null } = outcome;
    return { transactionId, account };
  }
  if (outcome.kind === 'charged') {
    const { transactionId, card, account = null } = outcome;
    return {
      transactionId,
      settledAt,
      account,
      ...(card && { cardBrand: card.brand, cardLast4: card.last4 }),
    };
  }
  const { code, text } = outcome;
  return { failureCode: code.slice(0, 200), failureText: text.slice(0, 1000), settledAt };
}

interface Settling {
  trx: Kysely<Tables>;
  deps: SettleDeps;
  link: LinkRow;
  payment: LinkPaymentRow;
}

const effects: Record<LinkPaymentEffect, (work: Settling) => Promise<void>> = {
  'mark-link-paid': markPaid,
  'mark-link-awaiting': markAwaiting,
  'mark-link-unpaid': markUnpaid,
  'tell-payer-failed': ({ trx, deps, link, payment }) => mailNotPaid(trx, deps, { link, payment }),
  'look-up': ({ trx, deps, payment }) => lookUpIn(trx, deps, { paymentId: payment.id, ms: 2_000 }),
  'return-money': returnLate,
};

async function markPaid({ trx, deps, link, payment }: Settling): Promise<void> {
  const set = { paidAt: deps.clock.now() };
  const step = { kind: 'pay', details: { to: payment.payerName } };
  const paid = await changeLink(trx, deps, { link, change: { event: 'pay', set, step, payment } });
  if (paid === undefined) throw new Error(`link ${link.id} is ${link.status} and was charged`);
}

const dayMs = 24 * 3_600_000;

async function markAwaiting({ trx, deps, link, payment }: Settling): Promise<void> {
  const expiresAt = new Date(deps.clock.now().getTime() + limits.awaitedPaymentDays * dayMs);
  const change = { event: 'await', set: { expiresAt }, payment } as const;
  const waiting = await changeLink(trx, deps, { link, change });
  if (waiting === undefined) throw new Error(`link ${link.id} is ${link.status} and was promised`);
}

async function markUnpaid({ trx, deps, link, payment }: Settling): Promise<void> {
  const expiresAt = link.dueOn === null ? null : endOfDueDay(link.dueOn);
  await changeLink(trx, deps, { link, change: { event: 'fail', set: { expiresAt }, payment } });
}

async function returnLate({ trx, deps, link, payment }: Settling): Promise<void> {
  const { id: paymentId, amountMinor } = payment;
  const refund = { id: newId(), linkId: link.id, paymentId, amountMinor, reason: 'late' } as const;
  await insertRefund(trx, refund);
  await deps.jobs.enqueue(trx, returnLinkMoney, { refundId: refund.id });
  await queries.insertEvent(trx, {
    linkId: link.id,
    kind: 'late-charge',
    details: { amountMinor },
  });
}
