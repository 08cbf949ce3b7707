import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

type Db = Kysely<Tables>;
export type RequestRow = Selectable<Tables['paypalRequests']>;

export function insertRequest(
  db: Db,
  values: Insertable<Tables['paypalRequests']>,
): Promise<RequestRow> {
  return db.insertInto('paypalRequests').values(values).returningAll().executeTakeFirstOrThrow();
}

/** Finds a request by its id or by the token in the wallet's address. */
export function findRequest(db: Db, name: string): Promise<RequestRow | undefined> {
  return named(db, name).executeTakeFirst();
}

/** The lock makes the first of two answers to one question the only one that counts. */
export function lockRequest(trx: Db, name: string): Promise<RequestRow | undefined> {
  return named(trx, name).forUpdate().executeTakeFirst();
}

function named(db: Db, name: string) {
  return db
    .selectFrom('paypalRequests')
    .selectAll()
    .where((where) => where.or([where('id', '=', name), where('token', '=', name)]));
}

export function updateRequest(
  trx: Db,
  id: string,
  values: Updateable<Tables['paypalRequests']>,
): Promise<RequestRow> {
  return trx
    .updateTable('paypalRequests')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Expires requests that were not finished in time, by the clocks of their merchants. */
export async function expireRequests(
  db: Db,
  { afterMs, now }: { afterMs: number; now: Date },
): Promise<void> {
  await sql`
    update paypal_requests set status = 'expired'
    from merchants
    where merchants.id = paypal_requests.merchant_id
      and paypal_requests.status in ('created', 'approved')
      and paypal_requests.created_at < ${now}::timestamptz
        + (merchants.clock_offset_ms - ${afterMs}) * interval '1 millisecond'
  `.execute(db);
}
