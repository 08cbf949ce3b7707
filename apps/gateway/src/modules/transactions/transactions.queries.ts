import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { TransactionStatus } from '@albumen/domain/transactions/transaction.machine';
import type { Tables } from '../../db/tables.ts';

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

interface DuplicateSearch {
  merchantId: string;
  instrument: {
    fingerprint: string;
    card: { expirationMonth: string; expirationYear: string } | null;
    /** Whose wallet it is; a payment of it has another fingerprint each time. */
    payerEmail: string | undefined;
  };
  amountMinor: number;
  currency: string;
  orderId: string | null;
  since: Date;
}

const cameToNothing = ['processor_declined', 'gateway_rejected', 'failed'] as const;

/** What was submitted of these authorizations as sales of their own. */
export function listParts(db: Db, transactionIds: readonly string[]) {
  return db
    .selectFrom('transactions')
    .select(['id', 'authorizedTransactionId', 'amountMinor', 'status'])
    .where('authorizedTransactionId', 'in', transactionIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** A sale like this one, so short ago that it may be the same by mistake; voided ones count, too. */
export async function hasDuplicate(trx: Db, search: DuplicateSearch): Promise<boolean> {
  const { card, fingerprint, payerEmail } = search.instrument;
  const date = sql<string>`(instrument #>> '{card,expirationMonth}')
    || '/' || (instrument #>> '{card,expirationYear}')`;
  const row = await trx
    .selectFrom('transactions')
    .select('id')
    .where('merchantId', '=', search.merchantId)
    .where('type', '=', 'sale')
    .where('status', 'not in', [...cameToNothing, 'authorization_expired'])
    .where('amountMinor', '=', search.amountMinor)
    .where('currency', '=', search.currency)
    .where('orderId', 'is not distinct from', search.orderId)
    .where('createdAt', '>', search.since)
    .$if(payerEmail === undefined, (sale) => sale.where('instrumentFingerprint', '=', fingerprint))
    .$if(payerEmail !== undefined, (sale) =>
      sale.where(sql<string>`instrument #>> '{details,email}'`, '=', payerEmail ?? ''),
    )
    .$if(card !== null, (sale) =>
      sale.where(date, '=', `${card?.expirationMonth}/${card?.expirationYear}`),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface InstrumentKey {
  merchantId: string;
  instrumentFingerprint: string;
}

/** Was anything ever sold by this card or account? */
export async function hasSale(
  trx: Db,
  { merchantId, instrumentFingerprint }: InstrumentKey,
): Promise<boolean> {
  const row = await trx
    .selectFrom('transactions')
    .select('id')
    .where('merchantId', '=', merchantId)
    .where('instrumentFingerprint', '=', instrumentFingerprint)
    .where('type', '=', 'sale')
    .where('status', 'not in', [...cameToNothing, 'voided', 'authorization_expired'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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
