import type { PaidBy, PaidMethod } from '@albumen/contract/payments/paid-by';
import {
  decidePaymentAttempt,
  type PaymentAttemptEffect,
  type PaymentAttemptEvent,
  type PaymentAttemptStatus,
} from '@albumen/domain/ordering/payment-attempt.machine';
import type { Kysely } from 'kysely';
import type { StoredProvider } from '../../db/order-tables.ts';
import type { Tables } from '../../db/tables.ts';
import { newId } from '../../ids.ts';
import type { ChargeOutcome } from '../../third-parties/payments/payment-provider.ts';
import * as queries from './attempts.queries.ts';
import type { AttemptRow, SubmitKey } from './attempts.queries.ts';

export type { AttemptRow, SubmitKey };

export interface NewAttempt {
  orderId: string;
  /** What people quote of the order. */
  orderReference: string;
  provider: StoredProvider;
  amountMinor: number;
  currency: string;
  method: PaidMethod;
  /** Of a local payment. */
  paymentId?: string;
}

/** Writes down that an order is about to be paid; the provider is asked after the commit. */
export function claimAttempt(trx: Kysely<Tables>, order: NewAttempt): Promise<AttemptRow> {
  const { orderReference, ...claimed } = order;
  const id = newId();
  /* Unguessable behind what people quote: whoever sees an order's number can't look for its charge. */
  const reference = `${orderReference}-${id.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 12)}`;
  return queries.insertAttempt(trx, { id, reference, ...claimed });
}

/** The attempt that a press of Place Order came to, by its key; `another` was asked with it before. */
export async function findPress(
  trx: Kysely<Tables>,
  press: SubmitKey,
): Promise<{ attemptId: string } | 'another' | undefined> {
  const known = await queries.findKey(trx, press);
  if (known === undefined) return undefined;
  return known.requestHash.equals(press.requestHash) ? { attemptId: known.attemptId } : 'another';
}

export function rememberPress(
  trx: Kysely<Tables>,
  press: SubmitKey,
  attemptId: string,
): Promise<void> {
  return queries.insertKey(trx, { ...press, attemptId });
}

export function findAttempt(db: Kysely<Tables>, id: string): Promise<AttemptRow | undefined> {
  return queries.findAttempt(db, id);
}

export function newestAttempt(
  db: Kysely<Tables>,
  orderId: string,
): Promise<AttemptRow | undefined> {
  return queries.findNewestAttempt(db, orderId);
}

export function chargedAttempt(
  db: Kysely<Tables>,
  orderId: string,
): Promise<AttemptRow | undefined> {
  return queries.findAttemptInStatus(db, orderId, 'charged');
}

export function pendingAttempt(
  db: Kysely<Tables>,
  orderId: string,
): Promise<AttemptRow | undefined> {
  return queries.findAttemptInStatus(db, orderId, 'pending');
}

export const countLook = queries.countLook;

export interface RecordedOutcome {
  before: PaymentAttemptStatus;
  status: PaymentAttemptStatus;
  /** Of one that was not charged. */
  failureCode: string | null;
  effects: readonly PaymentAttemptEffect[];
  /** What is known of how it was paid. */
  paidBy: PaidBy;
}

/** What a try to pay an order came to. */
export type AttemptOutcome =
  | ChargeOutcome
  /** Its payer says yes elsewhere, and nothing is charged before. */
  | { kind: 'promised' };

const events: Record<AttemptOutcome['kind'], PaymentAttemptEvent> = {
  charged: 'approve',
  deferred: 'defer',
  promised: 'defer',
  declined: 'decline',
  failed: 'fail',
  unknown: 'lose-answer',
};

/** Writes an outcome down under the attempt's lock. One that is known already changes nothing. */
export async function recordOutcome(
  trx: Kysely<Tables>,
  attemptId: string,
  outcome: AttemptOutcome,
): Promise<RecordedOutcome> {
  const attempt = await queries.lockAttempt(trx, attemptId);
  const decision = decidePaymentAttempt(attempt.status, events[outcome.kind]);
  const { status: before, failureCode: known } = attempt;
  const paidBy = paidByOf(attempt, outcome);
  if ('problem' in decision) {
    return { before, status: before, failureCode: known, effects: [], paidBy };
  }
  const facts = factsOf(outcome);
  await queries.updateAttempt(trx, attempt, { status: decision.state, ...facts });
  const failureCode = facts.failureCode ?? null;
  return { before, status: decision.state, failureCode, effects: decision.effects, paidBy };
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

function factsOf(outcome: AttemptOutcome): {
  transactionId?: string;
  settledAt?: Date;
  failureCode?: string;
  failureText?: string;
} {
  if (outcome.kind === 'charged') {
    return { transactionId: outcome.transactionId, settledAt: new Date() };
  }
  if (outcome.kind === 'deferred') return { transactionId: outcome.transactionId };
  if (outcome.kind === 'unknown' || outcome.kind === 'promised') return {};
  return {
    failureCode: outcome.code.slice(0, 200),
    failureText: outcome.text.slice(0, 1000),
    settledAt: new Date(),
  };
}

/** The money of a charge that came too late is back. */
export async function confirmReturn(trx: Kysely<Tables>, attemptId: string): Promise<void> {
  const attempt = await queries.lockAttempt(trx, attemptId);
  const decision = decidePaymentAttempt(attempt.status, 'confirm-return');
  if ('problem' in decision) return;
  await queries.updateAttempt(trx, attempt, { status: decision.state });
}

/** Nobody waits for it any more; what is paid nevertheless goes back. */
export async function abandonAttempt(trx: Kysely<Tables>, orderId: string): Promise<void> {
  const pending = await pendingAttempt(trx, orderId);
  if (pending === undefined) return;
  const attempt = await queries.lockAttempt(trx, pending.id);
  const decision = decidePaymentAttempt(attempt.status, 'abandon');
  if ('problem' in decision) return;
  await queries.updateAttempt(trx, attempt, {
    status: decision.state,
    failureCode: 'abandoned',
    settledAt: new Date(),
  });
}

export const attemptOfReference = queries.findByReference;
export const awaitedCharges = queries.listAwaited;
export const standingAttemptOf = queries.findStandingOf;
