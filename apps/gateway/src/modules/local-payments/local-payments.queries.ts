import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { PaymentStatus } from '../../db/column-values.ts';
import type { Tables } from '../../db/tables.ts';

type Db = Kysely<Tables>;
export type PaymentRow = Selectable<Tables['localPayments']>;

export async function insertPayment(
  db: Db,
  values: Insertable<Tables['localPayments']>,
): Promise<PaymentRow> {
  return db.insertInto('localPayments').values(values).returningAll().executeTakeFirstOrThrow();
}

export function findPayment(db: Db, merchantId: string, id: string) {
  return db
    .selectFrom('localPayments')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findByBankKey(db: Db, bankKeyHash: Buffer) {
  return db
    .selectFrom('localPayments')
    .selectAll()
    .where('bankKeyHash', '=', bankKeyHash)
    .executeTakeFirst();
}

export function findByToken(db: Db, token: string) {
  return db.selectFrom('localPayments').selectAll().where('token', '=', token).executeTakeFirst();
}

/** Lists what waits on a phone, the newest first. */
export function listForPhone(db: Db, phoneKey: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('localPayments')
    .selectAll()
    .where('phoneKey', '=', phoneKey)
    .where('status', '=', 'pending')
    .orderBy('createdAt', 'desc')
    .limit(20)
    .execute();
}

/** The lock makes the first of two answers to one question the only one that counts. */
export function lockPayment(trx: Db, { merchantId, id }: Pick<PaymentRow, 'merchantId' | 'id'>) {
  return trx
    .selectFrom('localPayments')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updatePayment(
  trx: Db,
  { merchantId, id }: Pick<PaymentRow, 'merchantId' | 'id'>,
  values: { status: PaymentStatus; payerId: string | null; updatedAt: Date },
): Promise<PaymentRow> {
  return trx
    .updateTable('localPayments')
    .set(values)
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Lists payments that nobody answered in time, by the clocks of their merchants. */
export async function listOverdue(
  db: Db,
  { afterMs, now }: { afterMs: number; now: Date },
): Promise<Pick<PaymentRow, 'merchantId' | 'id'>[]> {
  const { rows } = await sql<{ merchantId: string; id: string }>`
    select local_payments.merchant_id, local_payments.id
    from local_payments join merchants on merchants.id = local_payments.merchant_id
    where local_payments.status = 'pending'
      and local_payments.created_at < ${now}::timestamptz
        + (merchants.clock_offset_ms - ${afterMs}) * interval '1 millisecond'
    order by local_payments.created_at limit 500
  `.execute(db);
  return rows;
}
