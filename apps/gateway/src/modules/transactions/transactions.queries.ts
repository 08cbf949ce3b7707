import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { TransactionStatus } from '@albumen/domain/transactions/transaction.machine';
import type { Tables } from '../../db/tables.ts';
import type { Condition } from '../../search/search-fields.ts';

type Db = Kysely<Tables>;
export type TransactionRow = Selectable<Tables['transactions']>;

interface TransactionKey {
  merchantId: string;
  id: string;
}

export async function insertTransaction(trx: Db, values: Insertable<Tables['transactions']>) {
  await trx.insertInto('transactions').values(values).execute();
}

export async function insertEvents(
  trx: Db,
  values: readonly Insertable<Tables['transactionEvents']>[],
) {
  if (values.length > 0) await trx.insertInto('transactionEvents').values(values).execute();
}

export function findTransaction(
  db: Db,
  { merchantId, id }: TransactionKey,
): Promise<TransactionRow | undefined> {
  return db
    .selectFrom('transactions')
    .selectAll()
    .where('id', '=', id)
    .where('merchantId', '=', merchantId)
    .executeTakeFirst();
}

/** One change at a time. */
export function lockTransaction(
  trx: Db,
  { merchantId, id }: TransactionKey,
): Promise<TransactionRow | undefined> {
  return trx
    .selectFrom('transactions')
    .selectAll()
    .where('id', '=', id)
    .where('merchantId', '=', merchantId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Nothing is changed when somebody else has changed it since. */
export async function updateTransaction(
  trx: Db,
  { id, version }: { id: string; version: number },
  values: Updateable<Tables['transactions']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('transactions')
    .set((row) => ({ ...values, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function listEvents(db: Db, transactionIds: readonly string[]) {
  return db
    .selectFrom('transactionEvents')
    .selectAll()
    .where('transactionId', 'in', transactionIds)
    .orderBy('position')
    .execute();
}

/** Ids and amounts of the refunds of these transactions. */
export function listRefunds(db: Db, transactionIds: readonly string[]) {
  return db
    .selectFrom('transactions')
    .select(['id', 'refundedTransactionId', 'amountMinor', 'status'])
    .where('refundedTransactionId', 'in', transactionIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Whoever comes with the same order waits until this one is through. */
export async function lockName(trx: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/** False when somebody else is at it. */
export async function tryLockName(trx: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isLocked"`.execute(trx);
  return rows[0]?.isLocked ?? false;
}

/** The merchant's newest transaction of this order with the very same request. */
export function findRepeated(
  trx: Db,
  wanted: { merchantId: string; orderId: string; requestFingerprint: string },
) {
  return trx
    .selectFrom('transactions')
    .selectAll()
    .where('merchantId', '=', wanted.merchantId)
    .where('orderId', '=', wanted.orderId)
    .where('requestFingerprint', '=', wanted.requestFingerprint)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

interface DuplicateSearch {
  merchantId: string;
  instrumentFingerprint: string;
  amountMinor: number;
  currency: string;
  orderId: string | null;
  since: Date;
}

/** A sale like this one, so short ago that it may be the same by mistake. */
export async function hasDuplicate(trx: Db, search: DuplicateSearch): Promise<boolean> {
  const row = await salesThatCount(trx, search)
    .where('amountMinor', '=', search.amountMinor)
    .where('currency', '=', search.currency)
    .where('orderId', 'is not distinct from', search.orderId)
    .where('createdAt', '>', search.since)
    .executeTakeFirst();
  return row !== undefined;
}

type InstrumentKey = Pick<DuplicateSearch, 'merchantId' | 'instrumentFingerprint'>;

/** Was anything ever sold by this card or account? */
export async function hasSale(trx: Db, key: InstrumentKey): Promise<boolean> {
  return (await salesThatCount(trx, key).executeTakeFirst()) !== undefined;
}

function salesThatCount(trx: Db, { merchantId, instrumentFingerprint }: InstrumentKey) {
  return trx
    .selectFrom('transactions')
    .select('id')
    .where('merchantId', '=', merchantId)
    .where('instrumentFingerprint', '=', instrumentFingerprint)
    .where('type', '=', 'sale')
    .where('status', 'not in', [
      'processor_declined',
      'gateway_rejected',
      'failed',
      'voided',
      'authorization_expired',
    ])
    .limit(1);
}

/** The most that the protocol lets a search find. */
const mostIds = 50_000;

function found(db: Db, merchantId: string, conditions: readonly Condition[]) {
  return conditions
    .reduce(
      (query, condition) => query.where(condition),
      db.selectFrom('transactions').where('merchantId', '=', merchantId),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id');
}

export async function listFoundIds(
  db: Db,
  merchantId: string,
  conditions: readonly Condition[],
): Promise<string[]> {
  const rows = await found(db, merchantId, conditions).select('id').limit(mostIds).execute();
  return rows.map(({ id }) => id);
}

export function listFound(
  db: Db,
  merchantId: string,
  { conditions, limit }: { conditions: readonly Condition[]; limit: number },
): Promise<TransactionRow[]> {
  return found(db, merchantId, conditions).selectAll().limit(limit).execute();
}

const mostAtOnce = 500;

interface DueSearch {
  status: TransactionStatus;
  afterMs: number;
  /** Limits the list to one kind of payment instrument. */
  instrumentType?: string;
  /** The real time; each merchant's clock may be elsewhere. */
  now: Date;
}

/** Lists transactions that have stayed in a status for so long that time moves them on. */
export function listDue(db: Db, { status, afterMs, instrumentType, now }: DueSearch) {
  return db
    .selectFrom('transactions')
    .innerJoin('merchants', 'merchants.id', 'transactions.merchantId')
    .select(['transactions.id', 'transactions.merchantId'])
    .where('transactions.status', '=', status)
    .where('transactions.disbursedAt', 'is', null)
    .$if(instrumentType !== undefined, (due) =>
      due.where('transactions.paymentInstrumentType', '=', instrumentType ?? ''),
    )
    .where(
      sql<boolean>`transactions.updated_at <= ${now}::timestamptz
        + make_interval(secs => (merchants.clock_offset_ms - ${afterMs}::int8) / 1000.0)`,
    )
    .orderBy('transactions.updatedAt')
    .limit(mostAtOnce)
    .execute();
}

/** Where a page of the newest transactions goes on. */
export function findPlace(db: Db, merchantId: string, id: string) {
  return db
    .selectFrom('transactions')
    .select(['id', 'createdAt'])
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst();
}
