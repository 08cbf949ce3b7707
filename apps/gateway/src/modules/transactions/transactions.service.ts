import { newPublicId } from '../../ids.ts';
import { refuse } from '../../http/refusal.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import {
  decideTransaction,
  type TransactionEvent,
  type TransactionStatus,
} from '@albumen/domain/transactions/transaction.machine';
import { announceTransaction } from './announce-transaction.ts';
import type { Dispute } from '../disputes/dispute.ts';
import { disputesOf } from '../disputes/disputes.service.ts';
import type { ServerWork } from '../server-api/server-work.ts';
import type { Adjustment } from './adjustments.ts';
import * as queries from './transactions.queries.ts';
import type { TransactionRow } from './transactions.queries.ts';
import type { Share, Transaction, TransactionStep } from './transaction.ts';

type Db = Kysely<Tables>;

/** A transaction with what belongs to it. */
export interface WholeTransaction extends Transaction {
  steps: readonly TransactionStep[];
  refunds: readonly Share[];
  /** What of an authorization was submitted as a sale of its own. */
  parts: readonly Share[];
  disputes: readonly Dispute[];
}

/** Everything that a new transaction is but what the service adds. */
export type NewTransaction = Omit<Transaction, 'id' | 'version' | 'createdAt' | 'updatedAt'> & {
  nonceHash: Buffer | null;
  /** How it came to its status. */
  history: readonly TransactionStatus[];
};

/** All that a transaction takes over from one that came before, neither nonce nor payout among it. */
export function likeThis(model: WholeTransaction): Omit<NewTransaction, 'history'> {
  const { id: _, steps: __, refunds: ___, parts: ____, disputes: _____, ...known } = model;
  return { ...known, authorizedTransactionId: null, disbursedAt: null, nonceHash: null };
}

export async function addTransaction(work: ServerWork, order: NewTransaction): Promise<string> {
  const { trx, now, actor } = work;
  const { history, orderDetails, ...columns } = order;
  const id = newPublicId(10);
  await queries.insertTransaction(trx, {
    ...columns,
    id,
    cardLastFour: order.instrument.card?.last4 ?? null,
    instrument: JSON.stringify(order.instrument),
    customer: JSON.stringify(order.customer),
    billing: JSON.stringify(order.billing),
    shipping: JSON.stringify(order.shipping),
    customFields: JSON.stringify(order.customFields),
    orderDetails: JSON.stringify(orderDetails),
    processing: JSON.stringify(order.processing),
    createdAt: now,
    updatedAt: now,
  });
  await queries.insertEvents(
    trx,
    history.map((status, position) => ({
      transactionId: id,
      position,
      status,
      amountMinor: order.amountMinor,
      actor,
      at: now,
    })),
  );
  return id;
}

/** Transactions come in the order of the ids; those that the merchant does not have are left out. */
export async function getTransactions(
  db: Db,
  rows: readonly TransactionRow[],
): Promise<readonly WholeTransaction[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const steps = Map.groupBy(await queries.listEvents(db, ids), (step) => step.transactionId);
  const refunds = Map.groupBy(
    await queries.listRefunds(db, ids),
    (refund) => refund.refundedTransactionId,
  );
  const parts = Map.groupBy(
    await queries.listParts(db, ids),
    (part) => part.authorizedTransactionId,
  );
  const disputes = await disputesOf(db, ids);
  return rows.map((row) => ({
    ...transactionOf(row),
    disputes: disputes.get(row.id) ?? [],
    steps: steps.get(row.id) ?? [],
    refunds: refunds.get(row.id) ?? [],
    parts: parts.get(row.id) ?? [],
  }));
}

export async function getTransaction(
  db: Db,
  merchantId: string,
  id: string,
): Promise<WholeTransaction> {
  const row = await queries.findTransaction(db, { merchantId, id });
  const [whole] = row ? await getTransactions(db, [row]) : [];
  return whole ?? refuse(404, 'There is no such transaction.');
}

/** Nobody else can change it until this work is done. */
export async function lockTransaction(work: ServerWork, id: string): Promise<WholeTransaction> {
  const row = await queries.lockTransaction(work.trx, { merchantId: work.merchant.id, id });
  const [whole] = row ? await getTransactions(work.trx, [row]) : [];
  return whole ?? refuse(404, 'There is no such transaction.');
}

export interface Happening {
  event: TransactionEvent;
  /** Where settling is for less than was authorized. */
  amountMinor?: number;
}

/** The transaction after an event, or undefined when its status does not allow it. */
export async function happen(
  work: ServerWork,
  transaction: WholeTransaction,
  { event, amountMinor = transaction.amountMinor }: Happening,
): Promise<WholeTransaction | undefined> {
  const { trx, now, actor } = work;
  const decision = decideTransaction(transaction.status, event);
  if ('problem' in decision) return undefined;
  const { state: status, effects } = decision;
  const isChanged = await queries.updateTransaction(trx, transaction, {
    status,
    amountMinor,
    updatedAt: now,
    ...(event === 'disburse' && { disbursedAt: now }),
  });
  if (!isChanged) throw new Error(`transaction ${transaction.id} was changed without its lock`);
  if (status !== transaction.status) {
    const position = transaction.steps.length;
    const step = { transactionId: transaction.id, position, status, amountMinor, actor, at: now };
    await queries.insertEvents(trx, [step]);
  }
  const changed = await getTransaction(trx, work.merchant.id, transaction.id);
  for (const effect of effects) await announceTransaction(work, changed, effect);
  return changed;
}

/** What a later request says of the order and the amount of a transaction that is locked. */
export async function changeTransaction(
  { trx, merchant, now }: ServerWork,
  transaction: WholeTransaction,
  change: Pick<Transaction, 'amountMinor' | 'orderId' | 'orderDetails' | 'shipping'>,
): Promise<WholeTransaction> {
  await queries.updateTransaction(trx, transaction, {
    amountMinor: change.amountMinor,
    orderId: change.orderId,
    orderDetails: JSON.stringify(change.orderDetails),
    shipping: JSON.stringify(change.shipping),
    updatedAt: now,
  });
  return getTransaction(trx, merchant.id, transaction.id);
}

/** No more of an authorization is going to be settled. */
export async function closeAuthorization(
  { trx, now }: ServerWork,
  transaction: WholeTransaction,
): Promise<void> {
  const processing = { ...transaction.processing, isFinallyCaptured: true };
  await queries.updateTransaction(trx, transaction, {
    processing: JSON.stringify(processing),
    updatedAt: now,
  });
}

interface AdjustmentOrder {
  adjustment: Adjustment;
  amountMinor: number;
}

/** Remembers that the processor was asked for another amount of a transaction that is locked. */
export async function adjustTransaction(
  { trx, merchant, now }: ServerWork,
  transaction: WholeTransaction,
  { adjustment, amountMinor }: AdjustmentOrder,
): Promise<WholeTransaction> {
  const { adjustments = [] } = transaction.processing;
  const processing = { ...transaction.processing, adjustments: [...adjustments, adjustment] };
  await queries.updateTransaction(trx, transaction, {
    amountMinor,
    processing: JSON.stringify(processing),
    updatedAt: now,
  });
  return getTransaction(trx, merchant.id, transaction.id);
}

/** Columns hold what `addTransaction` wrote. */
function transactionOf(row: TransactionRow): Transaction {
  return {
    ...row,
    instrument: row.instrument as Transaction['instrument'],
    customer: row.customer as Transaction['customer'],
    billing: row.billing as Transaction['billing'],
    shipping: row.shipping as Transaction['shipping'],
    customFields: row.customFields as Transaction['customFields'],
    orderDetails: row.orderDetails as Transaction['orderDetails'],
    processing: row.processing as Transaction['processing'],
  };
}
