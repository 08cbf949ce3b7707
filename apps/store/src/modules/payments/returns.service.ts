import { chargedPart } from '@albumen/domain/ordering/charged-part';
import { defineJob } from '@albumen/server-kit/jobs';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { newId } from '../../ids.ts';
import type { ReturnOutcome } from '../../third-parties/payments/payment-provider.ts';
import * as queries from './returns.queries.ts';
import type { ReturnRow } from './returns.queries.ts';

export type { ReturnRow };

/** Tried for days before a person has to look: money that is owed is not forgotten. */
export const returnMoney = defineJob<{ refundId: string }>({
  name: 'payments.return',
  retryLimit: 40,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 3 * 3600,
});

/** Why money goes back; `late` was never the order's. */
export type ReturnReason = 'late' | 'canceled' | 'partial' | 'dropped';

export interface NewReturn {
  orderId: string;
  attemptId: string;
  amountMinor: number;
  reason: ReturnReason;
  /** What the customer reads. */
  note?: string;
  /** Lines that it is for; none: for the order as a whole. */
  itemIds?: readonly string[];
}

/** Money on its way back: written down with what causes it, sent by a job. */
export async function requestReturn(
  trx: Kysely<Tables>,
  { jobs }: Pick<Dependencies, 'jobs'>,
  { itemIds = [], ...order }: NewReturn,
): Promise<void> {
  const id = newId();
  const chargedMinor = await chargedPartOf(trx, order);
  await queries.insertReturn(trx, {
    id,
    itemIds: JSON.stringify(itemIds),
    chargedMinor,
    ...order,
  });
  await jobs.enqueue(trx, returnMoney, { refundId: id });
}

/** What a return is in the currency that was charged; null where that is the order's own. */
async function chargedPartOf(
  trx: Kysely<Tables>,
  { attemptId, amountMinor }: NewReturn,
): Promise<number | null> {
  const { chargedMinor, currency, orderCurrency, totalMinor, beforeMinor } =
    await queries.getCharge(trx, attemptId);
  if (currency === orderCurrency) return null;
  return chargedPart({ chargedMinor, totalMinor, beforeMinor, amountMinor });
}

/** Of an order's own money: back, or on its way. */
export function listReturns(db: Kysely<Tables>, orderId: string) {
  return queries.listOfOrder(db, orderId);
}

/** Undefined for one that is settled, or that there never was. */
export async function findOpenReturn(
  db: Kysely<Tables>,
  refundId: string,
): Promise<ReturnRow | undefined> {
  const refund = await queries.findReturn(db, refundId);
  return refund?.status === 'requested' ? refund : undefined;
}

/** Asks the provider; the same reference each time, so that it goes back once. */
export async function askForReturn(
  { payments }: Pick<Dependencies, 'payments'>,
  refund: ReturnRow,
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

/** False when it was written down before. */
export function recordReturn(
  trx: Kysely<Tables>,
  refundId: string,
  outcome: Exclude<ReturnOutcome, { kind: 'later' }>,
): Promise<boolean> {
  return queries.settleReturn(
    trx,
    refundId,
    outcome.kind === 'returned'
      ? { status: 'done', providerRefundId: outcome.returnId }
      : { status: 'failed' },
  );
}
