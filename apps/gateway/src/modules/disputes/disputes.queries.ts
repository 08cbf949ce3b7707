import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

type Db = Kysely<Tables>;
export type DisputeRow = Selectable<Tables['disputes']>;
export type EvidenceRow = Selectable<Tables['disputeEvidence']>;

export function insertDispute(
  trx: Db,
  values: Insertable<Tables['disputes']>,
): Promise<DisputeRow> {
  return trx.insertInto('disputes').values(values).returningAll().executeTakeFirstOrThrow();
}

export function listDisputes(db: Db, merchantId: string, ids: readonly string[]) {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('id', 'in', ids)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

/** One change at a time. */
export function lockDispute(trx: Db, merchantId: string, id: string) {
  return trx
    .selectFrom('disputes')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updateDispute(trx: Db, id: string, values: Updateable<Tables['disputes']>) {
  await trx.updateTable('disputes').set(values).where('id', '=', id).execute();
}

export function listDisputesOf(db: Db, transactionIds: readonly string[]) {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('transactionId', 'in', transactionIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export function listEvidence(db: Db, disputeIds: readonly string[]) {
  return db
    .selectFrom('disputeEvidence')
    .selectAll()
    .where('disputeId', 'in', disputeIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export function insertEvidence(
  trx: Db,
  values: Insertable<Tables['disputeEvidence']>,
): Promise<EvidenceRow> {
  return trx.insertInto('disputeEvidence').values(values).returningAll().executeTakeFirstOrThrow();
}

/** True when it was there. */
export async function deleteEvidence(trx: Db, disputeId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('disputeEvidence')
    .where('disputeId', '=', disputeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function markSent(trx: Db, disputeId: string, sentAt: Date) {
  await trx
    .updateTable('disputeEvidence')
    .set({ sentAt })
    .where('disputeId', '=', disputeId)
    .execute();
}

const mostAtOnce = 500;

/** Open disputes that may be overdue by the latest of all merchants' clocks. */
export function listOpen(db: Db) {
  return db
    .selectFrom('disputes')
    .innerJoin('merchants', 'merchants.id', 'disputes.merchantId')
    .select(['disputes.id', 'disputes.merchantId', 'disputes.replyByAt'])
    .select('merchants.clockOffsetMs')
    .where('status', '=', 'open')
    .orderBy('replyByAt')
    .limit(mostAtOnce)
    .execute();
}
