import { sql, type Insertable, type Kysely, type UpdateObject } from 'kysely';
import { columnsOf, type RowOf } from '../../db/columns.ts';
import type { Tables } from '../../db/tables.ts';
import { insertingKey, type IdempotencyKey } from './idempotency-keys.queries.ts';

const attemptColumns = columnsOf('paymentAttempts', [
  'id',
  'orderId',
  'reference',
  'provider',
  'status',
  'version',
  'amountMinor',
  'currency',
  'transactionId',
  'failureCode',
  'failureText',
  'looks',
  'claimedAt',
  'settledAt',
  'method',
  'paymentId',
  'linkId',
  'payableId',
  'payerName',
  'payerEmail',
  'paidBy',
  'isPresumed',
]);

export type AttemptRow = RowOf<'paymentAttempts', typeof attemptColumns>;
export type NewAttemptRow = Insertable<Tables['paymentAttempts']>;

/** Held by whoever writes it, until the transaction ends. */
export function insertAttempt(trx: Kysely<Tables>, attempt: NewAttemptRow): Promise<AttemptRow> {
  return insertingAttempt(trx, attempt).executeTakeFirstOrThrow();
}

function insertingAttempt(db: Kysely<Tables>, attempt: NewAttemptRow) {
  return db.insertInto('paymentAttempts').values(attempt).returning(attemptColumns);
}

/** With the key of the submission that it is of. */
export function insertKeyedAttempt(
  trx: Kysely<Tables>,
  attempt: NewAttemptRow,
  key: IdempotencyKey,
): Promise<AttemptRow> {
  return trx
    .with('attempt', () => insertingAttempt(trx, attempt))
    .with('keyed', () => insertingKey(trx, { ...key, attemptId: attempt.id }))
    .selectFrom('attempt')
    .select(attemptColumns)
    .executeTakeFirstOrThrow();
}

export function findAttempt(db: Kysely<Tables>, id: string): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('paymentAttempts')
    .select(attemptColumns)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Called behind its payable's lock; submissions may still be tied to the attempt. */
export function lockAttempt(trx: Kysely<Tables>, id: string): Promise<AttemptRow> {
  return trx
    .selectFrom('paymentAttempts')
    .select(attemptColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

function attemptsOf(db: Kysely<Tables>, payableId: string) {
  return db.selectFrom('paymentAttempts').select(attemptColumns).where('payableId', '=', payableId);
}

export function findNewestAttempt(
  db: Kysely<Tables>,
  payableId: string,
): Promise<AttemptRow | undefined> {
  return attemptsOf(db, payableId)
    .orderBy('claimedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The one that is on its way, or whose money is awaited; a payable has at most one. */
export function findOpenAttempt(
  db: Kysely<Tables>,
  payableId: string,
): Promise<AttemptRow | undefined> {
  return attemptsOf(db, payableId)
    .where('status', 'in', ['claimed', 'unknown', 'pending'])
    .executeTakeFirst();
}

/** The one that paid; a payable has at most one. */
export function findChargedAttempt(
  db: Kysely<Tables>,
  payableId: string,
): Promise<AttemptRow | undefined> {
  return attemptsOf(db, payableId).where('status', '=', 'charged').executeTakeFirst();
}

/** Charged attempts of several payables. */
export function listChargedAttempts(
  db: Kysely<Tables>,
  payableIds: readonly string[],
): Promise<AttemptRow[]> {
  return db
    .selectFrom('paymentAttempts')
    .select(attemptColumns)
    .where('payableId', 'in', payableIds)
    .where('status', '=', 'charged')
    .execute();
}

export function findByReference(
  db: Kysely<Tables>,
  reference: string,
): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('paymentAttempts')
    .select(attemptColumns)
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
    .select(attemptColumns)
    .where('paymentId', '=', paymentId)
    .where('status', 'not in', ['declined', 'failed'])
    .executeTakeFirst();
}

interface IdPage {
  after: string;
  count: number;
}

/** Charges that were accepted and whose money takes days: the next few by id. */
export function listAwaited(db: Kysely<Tables>, { after, count }: IdPage): Promise<AttemptRow[]> {
  return db
    .selectFrom('paymentAttempts')
    .select(attemptColumns)
    .where('status', '=', 'pending')
    .where('transactionId', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
}

/** Attempts in doubt that were claimed before this moment: the oldest few. */
export async function listInDoubt(
  db: Kysely<Tables>,
  { before, count }: { before: Date; count: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('paymentAttempts')
    .select('id')
    .where('status', 'in', ['claimed', 'unknown'])
    .where('claimedAt', '<', before)
    .orderBy('claimedAt')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

interface LostLooks {
  /** Claimed in this stretch of time. */
  from: Date;
  before: Date;
  /** How often each is looked for. */
  looks: number;
  count: number;
}

/** Attempts that are presumed to have failed and were not looked for often enough: the oldest few. */
export async function listLostLooks(
  db: Kysely<Tables>,
  { from, before, looks, count }: LostLooks,
): Promise<string[]> {
  const rows = await db
    .selectFrom('paymentAttempts')
    .select('id')
    .where('isPresumed', '=', true)
    .where('status', 'in', ['declined', 'failed'])
    .where('looks', '<', looks)
    .where('claimedAt', '>', from)
    .where('claimedAt', '<', before)
    .orderBy('claimedAt')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

/** How long ago it was claimed, by the database's clock. */
export async function getAgeMs(db: Kysely<Tables>, id: string): Promise<number> {
  const { ageMs } = await db
    .selectFrom('paymentAttempts')
    .select(sql<number>`(extract(epoch from now() - claimed_at) * 1000)::float8`.as('ageMs'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return ageMs;
}

/** Nothing where it has changed since it was read. */
export function updateUnchanged(
  trx: Kysely<Tables>,
  { id, version }: Pick<AttemptRow, 'id' | 'version'>,
  change: UpdateObject<Tables, 'paymentAttempts'>,
): Promise<AttemptRow | undefined> {
  return trx
    .updateTable('paymentAttempts')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(attemptColumns)
    .executeTakeFirst();
}

/** Counted, so that a change based on an older state is a mistake that shows. */
export async function updateAttempt(
  trx: Kysely<Tables>,
  locked: Pick<AttemptRow, 'id' | 'version'>,
  change: UpdateObject<Tables, 'paymentAttempts'>,
): Promise<AttemptRow> {
  const row = await updateUnchanged(trx, locked, change);
  if (row === undefined) throw new Error(`payment attempt ${locked.id} changed under its lock`);
  return row;
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
