import type { PaidMethod } from '@albumen/contract/payments/paid-by';
import { decideAttempt, isFruitless } from '@albumen/domain/payments/attempt.machine';
import type { Kysely } from 'kysely';
import type { StoredProvider } from '../../db/order-tables.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { newId } from '../../ids.ts';
import * as queries from './attempts.queries.ts';
import type { AttemptRow } from './attempts.queries.ts';
import { findKey, type IdempotencyKey } from './idempotency-keys.queries.ts';
import { payableColumns, type PayableRef, type Price } from './payable.ts';

export type { AttemptRow, IdempotencyKey };
export {
  findChargedAttempt,
  findNewestAttempt,
  findOpenAttempt,
  findStandingOf,
  listChargedAttempts,
} from './attempts.queries.ts';
export { insertKey as rememberKey } from './idempotency-keys.queries.ts';

export interface NewAttempt extends Price {
  payable: PayableRef;
  /** What people quote of the payable. */
  payableReference: string;
  provider: StoredProvider;
  method: PaidMethod;
  /** The gateway's id of a local payment. */
  paymentId?: string;
  /** The submission that it is of; a payment that begins on a phone has none yet. */
  key?: IdempotencyKey;
  /** Who pays a payment link. */
  payer?: { payerName: string; payerEmail: string };
}

/** Writes down that a payable is about to be paid; the provider is asked after the commit. */
export function claimAttempt(trx: Kysely<Tables>, attempt: NewAttempt): Promise<AttemptRow> {
  const { payable, payableReference, payer, key, ...claimed } = attempt;
  const id = newId();
  /* Unguessable behind what people quote: whoever sees a reference can't look for its charge. */
  const reference = `${payableReference}-${id.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 12)}`;
  const row = { id, reference, ...payableColumns(payable), ...payer, ...claimed };
  return key === undefined
    ? queries.insertAttempt(trx, row)
    : queries.insertKeyedAttempt(trx, row, key);
}

/** The attempt of a local payment's submission; page and notice are one submission. */
export function keyOfLocalPayment(paymentId: string): string {
  return `started-${paymentId}`;
}

/** Whether a key is of the form that stands for a local payment. */
export function isLocalPaymentKey(key: string | undefined): boolean {
  return key?.startsWith('started-') ?? false;
}

/**
 * The attempt that a submission came to when it was sent before; undefined for a new one, and for one
 * that may be tried again. Refuses a key that came with another request.
 *
 * @param paymentId of a payment that was approved at a bank
 */
export async function findEarlierAttempt(
  trx: Kysely<Tables>,
  key: IdempotencyKey,
  paymentId: string | undefined,
): Promise<string | undefined> {
  const known = await findKey(trx, key);
  if (known === undefined) return undefined;
  if (!known.requestHash.equals(key.requestHash)) fail('idempotencyKeyReused');
  const mayRetry = paymentId !== undefined && (await isRetryable(trx, known.attemptId, paymentId));
  return mayRetry ? undefined : known.attemptId;
}

/** What the submission of a key came to. */
export async function findAttemptOfKey(
  db: Kysely<Tables>,
  key: IdempotencyKey,
): Promise<AttemptRow | undefined> {
  const known = await findKey(db, key);
  return known && queries.findAttempt(db, known.attemptId);
}

/** Attempts that ended so say nothing of the payment: what its payer approved can still be charged. */
const passingFailures: ReadonlySet<string> = new Set([
  'never-charged',
  'unreachable',
  'call-refused',
]);

/**
 * What stands for a payment that was approved at a bank can be charged but once. Its submission may also
 * have joined another payment, which came to nothing.
 */
async function isRetryable(
  trx: Kysely<Tables>,
  attemptId: string,
  paymentId: string,
): Promise<boolean> {
  const attempt = await queries.findAttempt(trx, attemptId);
  if (attempt === undefined || !isFruitless(attempt.status)) return false;
  return attempt.paymentId !== paymentId || isPassingFailure(attempt.failureCode);
}

/** Whether the provider could not be asked, so that another attempt may fare better. */
export function isPassingFailure(code: string | null): boolean {
  return code !== null && passingFailures.has(code);
}

/** Nobody waits for it any more; what is paid nevertheless goes back. */
export async function abandonOpenAttempt(
  trx: Kysely<Tables>,
  { clock }: Pick<Dependencies, 'clock'>,
  payableId: string,
): Promise<void> {
  const open = await queries.findOpenAttempt(trx, payableId);
  if (open === undefined) return;
  const attempt = await queries.lockAttempt(trx, open.id);
  const decision = decideAttempt(attempt.status, 'abandon');
  if ('problem' in decision) return;
  await queries.updateAttempt(trx, attempt, {
    status: decision.state,
    failureCode: 'abandoned',
    /* A job may be charging it this very moment. */
    isPresumed: true,
    settledAt: clock.now(),
  });
}

/** The money of a stray charge is back, or is not after all. */
export async function changeReturn(
  trx: Kysely<Tables>,
  attemptId: string,
  event: 'confirm-return' | 'fail-return',
): Promise<void> {
  const attempt = await queries.lockAttempt(trx, attemptId);
  const decision = decideAttempt(attempt.status, event);
  if ('problem' in decision) return;
  await queries.updateAttempt(trx, attempt, { status: decision.state });
}
