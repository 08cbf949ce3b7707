import { chargedPart } from '@albumen/domain/payments/charged-part';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { newId } from '../../ids.ts';
import type { ReturnOutcome } from '../../third-parties/payments/payment-provider.ts';
import { bookReturned } from '../books/books.service.ts';
import { lockAttempt, type AttemptRow } from './attempts.queries.ts';
import { confirmReturn } from './attempts.service.ts';
import { payableOf, type LockedPayable } from './payable.ts';
import { returnMoney } from './payment-jobs.ts';
import * as queries from './refunds.queries.ts';
import type { RefundRow } from './refunds.queries.ts';

export { findByKey as findRefundByKey, listOfPayable as listRefunds } from './refunds.queries.ts';

/** Why money goes back; `late` was never the payable's. */
export type RefundReason = 'late' | 'canceled' | 'partial' | 'dropped';

export interface NewRefund {
  /** The charge that it takes back. */
  attempt: Pick<AttemptRow, 'id' | 'amountMinor' | 'currency'>;
  payable: Pick<LockedPayable, 'price'>;
  /** Minor units of the payable's currency. */
  amountMinor: number;
  reason: RefundReason;
  /** What the customer reads. */
  note?: string;
  /** Lines of an order that it is for; none: for the order as a whole. */
  itemIds?: readonly string[];
  /** The key of the submission that asked for it: a repeated one returns nothing more. */
  key?: string;
}

/** Sends money on its way back: written down with what causes it, asked for by a job; answers its id. */
export async function requestReturn(
  trx: Kysely<Tables>,
  { jobs }: Pick<Dependencies, 'jobs'>,
  { attempt, payable, itemIds = [], ...asked }: NewRefund,
): Promise<string> {
  const id = newId();
  const chargedMinor = await chargedPartOf(trx, attempt, {
    price: payable.price,
    amountMinor: asked.amountMinor,
  });
  await queries.insertRefund(trx, {
    id,
    attemptId: attempt.id,
    itemIds: JSON.stringify(itemIds),
    chargedMinor,
    ...asked,
  });
  await jobs.enqueue(trx, returnMoney, { refundId: id });
  return id;
}

/** What a return is in the currency that was charged; null where that is the payable's own. */
async function chargedPartOf(
  trx: Kysely<Tables>,
  { id, amountMinor: chargedMinor, currency }: NewRefund['attempt'],
  { price, amountMinor }: Pick<LockedPayable, 'price'> & { amountMinor: number },
): Promise<number | null> {
  if (currency === price.currency) return null;
  const beforeMinor = await queries.sumOfAttempt(trx, id);
  return chargedPart({ chargedMinor, totalMinor: price.amountMinor, beforeMinor, amountMinor });
}

/** Asks the provider for a return; throws where it is to be tried again. Safe to repeat. */
export async function returnOnce(deps: Dependencies, refundId: string): Promise<void> {
  const refund = await queries.findRefund(deps.db, refundId);
  if (refund?.status !== 'requested') return;
  const outcome = await askForReturn(deps, refund);
  if (outcome.kind === 'later') throw new Error(`refund ${refundId} has to wait for settlement`);
  if (outcome.kind === 'failed') {
    throw new Error(`refund ${refundId} was refused: ${outcome.text}`);
  }
  await deps.db.transaction().execute(async (trx) => {
    const { kind, id } = payableOf(refund);
    const payable = await deps.payables[kind].lock(trx, deps, id);
    if (!(await queries.settleRefund(trx, refundId, outcome.returnId))) return;
    await recordReturn(trx, deps, { payable, refund });
  });
}

/** The same reference each time, so that money goes back once. */
async function askForReturn(
  { payments }: Pick<Dependencies, 'payments'>,
  refund: RefundRow,
): Promise<ReturnOutcome> {
  const { provider, transactionId, id: reference, currency } = refund;
  const amountMinor = refund.chargedMinor ?? refund.amountMinor;
  if (provider === 'none' || transactionId === null) {
    throw new Error(`refund ${reference} is of a charge that never was`);
  }
  const from = payments[provider];
  if (from === undefined) throw new Error(`${provider} is no longer set up`);
  return from.returnMoney({ transactionId, reference, amountMinor, currency });
}

async function recordReturn(
  trx: Kysely<Tables>,
  { clock }: Pick<Dependencies, 'clock'>,
  { payable, refund }: { payable: LockedPayable; refund: RefundRow },
): Promise<void> {
  const { id: refundId, attemptId, amountMinor, chargedMinor, reason } = refund;
  const isStray = reason === 'late';
  const attempt = await lockAttempt(trx, attemptId);
  if (isStray) await payable.recordStray('stray-returned', attempt);
  else await payable.recordReturn({ amountMinor, attempt });
  await bookReturned(trx, {
    refundId,
    reference: attempt.reference,
    payable: payableOf(refund),
    amountMinor,
    currency: payable.price.currency,
    chargedMinor: chargedMinor ?? amountMinor,
    chargedCurrency: attempt.currency,
    ...(isStray && { attemptId }),
    at: clock.now(),
  });
  if (isStray) await confirmReturn(trx, attemptId);
}
