import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type AttemptRow = Selectable<Tables['paymentAttempts']>;

/** Held by whoever writes it, until the transaction ends. */
export function insertAttempt(
  trx: Kysely<Tables>,
  attempt: Insertable<Tables['paymentAttempts']>,
): Promise<AttemptRow> {
  return trx.insertInto('paymentAttempts').values(attempt).returningAll().executeTakeFirstOrThrow();
}

export function findAttempt(db: Kysely<Tables>, id: string): Promise<AttemptRow | undefined> {
  return db.selectFrom('paymentAttempts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Beside it presses may still be tied to the attempt. */
export function lockAttempt(trx: Kysely<Tables>, id: string): Promise<AttemptRow> {
  return trx
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Of an order, the newest. */
export function findNewestAttempt(
  db: Kysely<Tables>,
  orderId: string,
): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('claimedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Of an order, which has at most one charged and one pending attempt. */
export function findAttemptInStatus(
  db: Kysely<Tables>,
  orderId: string,
  status: 'charged' | 'pending',
): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('status', '=', status)
    .executeTakeFirst();
}

export function findByReference(
  db: Kysely<Tables>,
  reference: string,
): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** The one that a local payment of this id pays, or is to pay. */
export function findStandingOf(
  db: Kysely<Tables>,
  paymentId: string,
): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .where('status', 'not in', ['declined', 'failed'])
    .executeTakeFirst();
}

/** Charges that were accepted and whose money takes days: the next few by id. */
export function listAwaited(
  db: Kysely<Tables>,
  { after, count }: { after: string; count: number },
) {
  return db
    .selectFrom('paymentAttempts')
    .select(['id', 'provider', 'reference', 'amountMinor', 'currency'])
    .where('status', '=', 'pending')
    .where('transactionId', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
}

/** Counted, so that a change based on an older state is a mistake that shows. */
export async function updateAttempt(
  trx: Kysely<Tables>,
  { id, version }: Pick<AttemptRow, 'id' | 'version'>,
  change: Updateable<Tables['paymentAttempts']>,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('paymentAttempts')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`payment attempt ${id} changed under its lock`);
}

export async function countLook(db: Kysely<Tables>, id: string): Promise<number> {
  const { looks } = await db
    .updateTable('paymentAttempts')
    .set({ looks: sql`looks + 1` })
    .where('id', '=', id)
    .returning('looks')
    .executeTakeFirstOrThrow();
  return looks;
}

export interface SubmitKey {
  checkoutId: string;
  key: string;
  requestHash: Buffer;
}

export function findKey(db: Kysely<Tables>, { checkoutId, key }: SubmitKey) {
  return db
    .selectFrom('submitKeys')
    .select(['requestHash', 'attemptId'])
    .where('checkoutId', '=', checkoutId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** A key that is known already stands for the newer attempt. */
export async function insertKey(
  trx: Kysely<Tables>,
  key: SubmitKey & { attemptId: string },
): Promise<void> {
  const { attemptId } = key;
  await trx
    .insertInto('submitKeys')
    .values(key)
    .onConflict((known) => known.columns(['checkoutId', 'key']).doUpdateSet({ attemptId }))
    .execute();
}
