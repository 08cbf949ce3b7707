import {
  decideDispute,
  type DisputeEvent,
  type DisputeStatus,
} from '@albumen/domain/transactions/dispute.machine';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { refuse } from '../../http/refusal.ts';
import { newPublicId } from '../../ids.ts';
import type { ServerWork } from '../server-api/server-work.ts';
import { announce } from '../webhooks/webhooks.service.ts';
import type { Dispute, DisputedTransaction, DisputeStep } from './dispute.ts';
import { presentDispute } from './dispute.presenter.ts';
import * as queries from './disputes.queries.ts';
import type { DisputeRow } from './disputes.queries.ts';
import { reasonOf } from './reasons.ts';

type Db = Kysely<Tables>;

export interface NewDispute {
  merchantAccountId: string;
  customerId: string | null;
  amountMinor: number;
  currency: string;
  transaction: DisputedTransaction;
}

const dayMs = 86_400_000;
const replyWithinMs = 14 * dayMs;

/** The payer's bank takes a sale back; its merchant is notified. */
export async function openDispute(work: ServerWork, order: NewDispute): Promise<void> {
  const { trx, merchant, now } = work;
  const today = new Date(now.getTime() - (now.getTime() % dayMs));
  const row = await queries.insertDispute(trx, {
    ...reasonOf(order.transaction.amount),
    id: newPublicId(16),
    merchantId: merchant.id,
    merchantAccountId: order.merchantAccountId,
    transactionId: order.transaction.id,
    customerId: order.customerId,
    status: 'open',
    kind: 'chargeback',
    caseNumber: newPublicId(14).toUpperCase(),
    referenceNumber: newPublicId(12).toUpperCase(),
    amountDisputedMinor: order.amountMinor,
    currency: order.currency,
    transaction: JSON.stringify(order.transaction),
    history: JSON.stringify([stepTo('open', now)]),
    receivedAt: today,
    replyByAt: new Date(today.getTime() + replyWithinMs),
    createdAt: now,
    updatedAt: now,
  });
  await announceDispute(work, disputeOf(row, []));
}

export async function getDispute(db: Db, merchantId: string, id: string): Promise<Dispute> {
  const [dispute] = await getDisputes(db, merchantId, [id]);
  return dispute ?? refuse(404, 'There is no such dispute.');
}

/** The newest first; those that the merchant does not have are left out. */
export async function getDisputes(
  db: Db,
  merchantId: string,
  ids: readonly string[],
): Promise<readonly Dispute[]> {
  if (ids.length === 0) return [];
  return withEvidence(db, await queries.listDisputes(db, merchantId, ids));
}

/** Disputes by the transaction that they are about. */
export async function disputesOf(
  db: Db,
  transactionIds: readonly string[],
): Promise<Map<string, Dispute[]>> {
  const disputes = await withEvidence(db, await queries.listDisputesOf(db, transactionIds));
  return Map.groupBy(disputes, ({ transactionId }) => transactionId);
}

/** Nobody else can change it until this work is done. */
export async function lockDispute({ trx, merchant }: ServerWork, id: string): Promise<Dispute> {
  const row = await queries.lockDispute(trx, merchant.id, id);
  const [dispute] = row ? await withEvidence(trx, [row]) : [];
  return dispute ?? refuse(404, 'There is no such dispute.');
}

/** The dispute after an event, or undefined when its status does not allow it. */
export async function moveDispute(
  work: ServerWork,
  dispute: Dispute,
  event: DisputeEvent,
): Promise<Dispute | undefined> {
  const decision = decideDispute(dispute.status, event);
  if ('problem' in decision) return undefined;
  const { trx, merchant, now } = work;
  const { state: status } = decision;
  await queries.updateDispute(trx, dispute.id, {
    status,
    history: JSON.stringify([...dispute.history, stepTo(status, now)]),
    updatedAt: now,
    ...(event === 'win' && { amountWonMinor: dispute.amountDisputedMinor }),
  });
  if (event === 'finalize') await queries.markSent(trx, dispute.id, now);
  const moved = await getDispute(trx, merchant.id, dispute.id);
  await announceDispute(work, moved);
  return moved;
}

function stepTo(status: DisputeStatus, now: Date): DisputeStep {
  return { status, at: now.toISOString() };
}

async function announceDispute({ trx, deps, now }: ServerWork, dispute: Dispute): Promise<void> {
  const { status, merchantId, id } = dispute;
  await announce(trx, deps.jobs, {
    merchantId,
    kind: status === 'open' ? 'dispute_opened' : `dispute_${status}`,
    subjectId: id,
    subject: { dispute: presentDispute(dispute) },
    now,
  });
}

async function withEvidence(db: Db, rows: readonly DisputeRow[]): Promise<Dispute[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const evidence = Map.groupBy(await queries.listEvidence(db, ids), (one) => one.disputeId);
  return rows.map((row) => disputeOf(row, evidence.get(row.id) ?? []));
}

/** JSON columns hold what is written above. */
function disputeOf(row: DisputeRow, evidence: Dispute['evidence']): Dispute {
  return {
    ...row,
    evidence,
    transaction: row.transaction as DisputedTransaction,
    history: row.history as readonly DisputeStep[],
  };
}
