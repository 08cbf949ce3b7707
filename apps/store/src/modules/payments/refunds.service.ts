import { chargedPart } from '@albumen/domain/payments/charged-part';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { newId } from '../../ids.ts';
import type { RefundOutcome } from '../../third-parties/payments/payment-provider.ts';
import { bookReturned, bookReturnFailed } from '../books/books.service.ts';
import { lockAttempt, type AttemptRow } from './attempts.queries.ts';
import { changeReturn } from './attempts.service.ts';
import { isTakenTwice } from './disputes.queries.ts';
import { payableOf, type LockedPayable, type Price } from './payable.ts';
import { refundMoney } from './payment-jobs.ts';
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

export interface RequestedRefund {
  refundId: string;
  /** What its payer gets, in the currency that was charged. */
  money: Price;
}

/** Sends money on its way back: written down with what causes it, asked for by a job. */
export async function requestRefund(
  trx: Kysely<Tables>,
  { jobs }: Pick<Dependencies, 'jobs'>,
  { attempt, payable, itemIds = [], ...asked }: NewRefund,
): Promise<RequestedRefund> {
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
  await jobs.enqueue(trx, refundMoney, { refundId: id });
  const money = { amountMinor: chargedMinor ?? asked.amountMinor, currency: attempt.currency };
  return { refundId: id, money };
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
export async function refundOnce(deps: Dependencies, refundId: string): Promise<void> {
  const refund = await queries.findRefund(deps.db, refundId);
  if (refund?.status !== 'requested') return;
  if (await isTakenTwice(deps.db, refund.attemptId)) {
    throw new Error(`refund ${refundId} is of what the payer's bank took back already`);
  }
  const outcome = await askForRefund(deps, refund);
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

/** The same reference until it has failed for good, so that money goes back once. */
async function askForRefund(
  { payments }: Pick<Dependencies, 'payments'>,
  refund: RefundRow,
): Promise<RefundOutcome> {
  const { provider, transactionId, currency } = refund;
  const reference = referenceOf(refund);
  const amountMinor = refund.chargedMinor ?? refund.amountMinor;
  if (provider === 'none' || transactionId === null) {
    throw new Error(`refund ${reference} is of a charge that never was`);
  }
  const from = payments[provider];
  if (from === undefined) throw new Error(`${provider} is no longer set up`);
  return from.refund({ transactionId, reference, amountMinor, currency });
}

/** What the provider knows a return by: the refund's id, and which one of several it is. */
function referenceOf({ id, failedTimes }: Pick<RefundRow, 'id' | 'failedTimes'>): string {
  return failedTimes === 0 ? id : `${id}-${failedTimes + 1}`;
}

/** The refund that the provider knows by this reference. */
export async function findRefundByReference(
  db: Kysely<Tables>,
  reference: string,
): Promise<RefundRow | undefined> {
  const refund = await queries.findRefund(db, reference.slice(0, idCharacters));
  return refund !== undefined && referenceOf(refund) === reference ? refund : undefined;
}

const idCharacters = 22;

/** The provider confirmed a return that came to nothing after all: the sweep asks for it anew. */
export async function returnFailed(deps: Dependencies, refund: RefundRow): Promise<void> {
  await deps.db.transaction().execute(async (trx: Kysely<Tables>) => {
    const { kind, id } = payableOf(refund);
    const payable = await deps.payables[kind].lock(trx, deps, id);
    if (!(await queries.reopenRefund(trx, refund))) return;
    if (refund.reason === 'late') await strayIsOwed(trx, payable, refund);
    else await payable.recordReturnFailed(refund.amountMinor);
    await bookReturnFailed(trx, { ...factsOf(refund, payable), at: deps.clock.now() });
  });
}

async function strayIsOwed(
  trx: Kysely<Tables>,
  payable: LockedPayable,
  { attemptId }: RefundRow,
): Promise<void> {
  const charge = await lockAttempt(trx, attemptId);
  await payable.recordStray({ step: 'stray-return-failed', charge });
  await changeReturn(trx, attemptId, 'fail-return');
}

/** What the books write of a return. */
function factsOf(refund: RefundRow, payable: LockedPayable) {
  const { amountMinor, chargedMinor } = refund;
  return {
    returnReference: referenceOf(refund),
    reference: refund.reference,
    payable: payableOf(refund),
    amountMinor,
    currency: payable.price.currency,
    chargedMinor: chargedMinor ?? amountMinor,
    chargedCurrency: refund.currency,
  };
}

async function recordReturn(
  trx: Kysely<Tables>,
  { clock }: Pick<Dependencies, 'clock'>,
  { payable, refund }: { payable: LockedPayable; refund: RefundRow },
): Promise<void> {
  const { id: refundId, attemptId, amountMinor, reason } = refund;
  const isStray = reason === 'late';
  const attempt = await lockAttempt(trx, attemptId);
  const isAgain = refund.failedTimes > 0;
  if (isStray) await payable.recordStray({ step: 'stray-returned', charge: attempt, isAgain });
  else await payable.recordReturn({ amountMinor, attempt, isAgain });
  await bookReturned(trx, {
    refundId,
    ...factsOf(refund, payable),
    ...(isStray && { attemptId }),
    at: clock.now(),
  });
  if (isStray) await changeReturn(trx, attemptId, 'confirm-return');
}
