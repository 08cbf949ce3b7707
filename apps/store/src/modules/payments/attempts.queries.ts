import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import { columnsOf, type RowOf } from '../../db/columns.ts';
import { compiledOnce } from '../../db/compiled-once.ts';
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
export async function insertKeyedAttempt(
  trx: Kysely<Tables>,
  attempt: NewAttemptRow,
  key: IdempotencyKey,
): Promise<AttemptRow> {
  const [row] = await insertingKeyed(trx, { ...attempt, ...key });
  if (row === undefined) throw new Error(`payment attempt ${attempt.id} was not inserted`);
  return row;
}

const insertingKeyed = compiledOnce(
  (db, { scopeId, key, requestHash, ...attempt }: NewAttemptRow & IdempotencyKey) =>
    db
      .with('attempt', () => insertingAttempt(db, attempt))
      .with('keyed', () => insertingKey(db, { scopeId, key, requestHash, attemptId: attempt.id }))
      .selectFrom('attempt')
      .select(attemptColumns),
);

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

/**
 * Charges that were accepted and whose money takes days, also where nobody waits for it any more and it
 * is to go back: the next few by id.
 */
export function listAwaited(db: Kysely<Tables>, { after, count }: IdPage): Promise<AttemptRow[]> {
  return db
    .selectFrom('paymentAttempts')
    .select(attemptColumns)
    .where((row) =>
      row.or([
        row('status', '=', 'pending'),
        row.and([
          row('status', '=', 'failed'),
          row('failureCode', '=', 'abandoned'),
          row('claimedAt', '>', sql<Date>`now() - interval '30 days'`),
        ]),
      ]),
    )
    .where('transactionId', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
}

/** What of an attempt changes with its status. */
const changingColumns = columnsOf('paymentAttempts', [
  'status',
  'version',
  'transactionId',
  'failureCode',
  'failureText',
  'settledAt',
  'paidBy',
  'isPresumed',
]);

type Changing = Pick<Updateable<Tables['paymentAttempts']>, (typeof changingColumns)[number]>;
export type AttemptChange = Omit<Changing, 'version'>;

/** Nothing where it has changed since it was read. */
export async function updateUnchanged(
  trx: Kysely<Tables>,
  read: AttemptRow,
  change: AttemptChange,
): Promise<AttemptRow | undefined> {
  const { id, version: seen } = read;
  const [changed] = await updating(trx, { ...change, version: seen + 1, id, seen });
  return changed && { ...read, ...changed };
}

const updating = compiledOnce(
  (db, { id, seen, ...change }: Changing & { id: string; seen: number }) =>
    db
      .updateTable('paymentAttempts')
      .set(change)
      .where('id', '=', id)
      .where('version', '=', seen)
      .returning(changingColumns),
);

/** Counted, so that a change based on an older state is a mistake that shows. */
export async function updateAttempt(
  trx: Kysely<Tables>,
  locked: AttemptRow,
  change: AttemptChange,
): Promise<AttemptRow> {
  const row = await updateUnchanged(trx, locked, change);
  if (row === undefined) throw new Error(`payment attempt ${locked.id} changed under its lock`);
  return row;
}
