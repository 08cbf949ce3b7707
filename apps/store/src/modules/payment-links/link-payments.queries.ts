import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type LinkPaymentRow = Selectable<Tables['linkPayments']>;

export function insertPayment(
  trx: Kysely<Tables>,
  payment: Insertable<Tables['linkPayments']>,
): Promise<LinkPaymentRow> {
  return trx.insertInto('linkPayments').values(payment).returningAll().executeTakeFirstOrThrow();
}

export function findPayment(db: Kysely<Tables>, id: string): Promise<LinkPaymentRow | undefined> {
  return db.selectFrom('linkPayments').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findByReference(
  db: Kysely<Tables>,
  reference: string,
): Promise<LinkPaymentRow | undefined> {
  return db
    .selectFrom('linkPayments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** Behind its link's lock; presses may still be tied to it. */
export function lockPayment(trx: Kysely<Tables>, id: string): Promise<LinkPaymentRow> {
  return trx
    .selectFrom('linkPayments')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The one that is on its way, or whose money is awaited. */
export function findOpen(db: Kysely<Tables>, linkId: string): Promise<LinkPaymentRow | undefined> {
  return db
    .selectFrom('linkPayments')
    .selectAll()
    .where('linkId', '=', linkId)
    .where('status', 'in', ['claimed', 'unknown', 'pending'])
    .executeTakeFirst();
}

export function findCharged(
  db: Kysely<Tables>,
  linkId: string,
): Promise<LinkPaymentRow | undefined> {
  return db
    .selectFrom('linkPayments')
    .selectAll()
    .where('linkId', '=', linkId)
    .where('status', '=', 'charged')
    .executeTakeFirst();
}

/** Charges that were accepted and whose money takes days: the next few by id. */
export function listAwaited(
  db: Kysely<Tables>,
  { after, count }: { after: string; count: number },
) {
  return db
    .selectFrom('linkPayments')
    .select(['id', 'provider', 'reference', 'amountMinor', 'currency'])
    .where('status', '=', 'pending')
    .where('transactionId', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
}

/** Of several links, those that are charged. */
export function listCharged(db: Kysely<Tables>, linkIds: readonly string[]) {
  return db
    .selectFrom('linkPayments')
    .select(['linkId', 'payerName', 'payerEmail', 'method', 'cardBrand', 'cardLast4', 'account'])
    .where('linkId', 'in', linkIds)
    .where('status', '=', 'charged')
    .execute();
}

export async function updatePayment(
  trx: Kysely<Tables>,
  { id, version }: Pick<LinkPaymentRow, 'id' | 'version'>,
  change: Updateable<Tables['linkPayments']>,
): Promise<LinkPaymentRow> {
  const row = await trx
    .updateTable('linkPayments')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new Error(`link payment ${id} changed under its lock`);
  return row;
}

export async function countLook(db: Kysely<Tables>, id: string): Promise<number> {
  const { looks } = await db
    .updateTable('linkPayments')
    .set({ looks: sql`looks + 1` })
    .where('id', '=', id)
    .returning('looks')
    .executeTakeFirstOrThrow();
  return looks;
}

export interface LinkPress {
  linkId: string;
  key: string;
  requestHash: Buffer;
}

export function findPress(db: Kysely<Tables>, { linkId, key }: LinkPress) {
  return db
    .selectFrom('linkPressKeys')
    .select(['requestHash', 'paymentId'])
    .where('linkId', '=', linkId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Of the press that a payment came of. */
export async function pressKeyOf(
  db: Kysely<Tables>,
  paymentId: string,
): Promise<string | undefined> {
  const press = await db
    .selectFrom('linkPressKeys')
    .select('key')
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  return press?.key;
}

/** A key that is known leads to the newer payment from then on. */
export async function insertPress(
  trx: Kysely<Tables>,
  press: LinkPress & { paymentId: string },
): Promise<void> {
  await trx
    .insertInto('linkPressKeys')
    .values(press)
    .onConflict((known) =>
      known.columns(['linkId', 'key']).doUpdateSet({ paymentId: press.paymentId }),
    )
    .execute();
}
