import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

type Db = Kysely<Tables>;

export type PaymentMethodRow = Selectable<Tables['paymentMethods']>;

export interface PaymentMethodKey {
  merchantId: string;
  token: string;
}

export function findPaymentMethod(
  db: Db,
  { merchantId, token }: PaymentMethodKey,
): Promise<PaymentMethodRow | undefined> {
  return db
    .selectFrom('paymentMethods')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('token', '=', token)
    .executeTakeFirst();
}

/** Lists those of these tokens, in no order. */
export function listByToken(
  db: Db,
  merchantId: string,
  tokens: readonly string[],
): Promise<PaymentMethodRow[]> {
  return db
    .selectFrom('paymentMethods')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('token', 'in', tokens)
    .execute();
}

/** The default one first, then the newest. */
export function listPaymentMethods(
  db: Db,
  merchantId: string,
  customerId: string,
): Promise<PaymentMethodRow[]> {
  return db
    .selectFrom('paymentMethods')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('customerId', '=', customerId)
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('token')
    .execute();
}

export function insertPaymentMethod(
  trx: Db,
  values: Insertable<Tables['paymentMethods']>,
): Promise<PaymentMethodRow> {
  return trx.insertInto('paymentMethods').values(values).returningAll().executeTakeFirstOrThrow();
}

export function updatePaymentMethod(
  trx: Db,
  { merchantId, token }: PaymentMethodKey,
  values: Updateable<Tables['paymentMethods']>,
): Promise<PaymentMethodRow> {
  return trx
    .updateTable('paymentMethods')
    .set(values)
    .where('merchantId', '=', merchantId)
    .where('token', '=', token)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** True when it was there. */
export async function deletePaymentMethod(
  trx: Db,
  { merchantId, token }: PaymentMethodKey,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('paymentMethods')
    .where('merchantId', '=', merchantId)
    .where('token', '=', token)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function clearDefault(trx: Db, merchantId: string, customerId: string) {
  await trx
    .updateTable('paymentMethods')
    .set({ isDefault: false })
    .where('merchantId', '=', merchantId)
    .where('customerId', '=', customerId)
    .where('isDefault', '=', true)
    .execute();
}

/** Whoever adds the first method of a customer makes it the default: one at a time. */
export async function lockCustomer(trx: Db, merchantId: string, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('customers')
    .select('id')
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

interface CardSearch {
  merchantId: string;
  fingerprint: string;
  /** Limits the search to this customer. */
  customerId?: string | undefined;
}

/** Whether a card of this number is in the vault. */
export async function hasCard(
  db: Db,
  { merchantId, fingerprint, customerId }: CardSearch,
): Promise<boolean> {
  const row = await db
    .selectFrom('paymentMethods')
    .innerJoin('cards', 'cards.id', 'paymentMethods.cardId')
    .select('paymentMethods.token')
    .where('paymentMethods.merchantId', '=', merchantId)
    .where('cards.merchantId', '=', merchantId)
    .where('cards.fingerprint', '=', fingerprint)
    .$if(customerId !== undefined, (query) =>
      query.where('paymentMethods.customerId', '=', customerId ?? ''),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The first and the last month, as `2034-12`. */
export interface Months {
  first: string;
  last: string;
}

interface ExpirySearch {
  months: Months;
  ids?: readonly string[];
  limit: number;
}

/** Tokens of plain cards by the month in which they run out. */
export async function listExpiring(
  db: Db,
  merchantId: string,
  { months, ids, limit }: ExpirySearch,
): Promise<string[]> {
  const month = sql<string>`cards.expiration_year || '-' || cards.expiration_month`;
  const rows = await db
    .selectFrom('paymentMethods')
    .innerJoin('cards', 'cards.id', 'paymentMethods.cardId')
    .select('paymentMethods.token')
    .where('paymentMethods.merchantId', '=', merchantId)
    .where('paymentMethods.type', '=', 'CreditCard')
    .where('cards.expirationYear', '<>', '')
    .where(month, '>=', months.first)
    .where(month, '<=', months.last)
    .$if(ids !== undefined, (query) =>
      query.where('paymentMethods.token', 'in', [...(ids ?? []), '']),
    )
    .orderBy(month)
    .orderBy('paymentMethods.token')
    .limit(limit)
    .execute();
  return rows.map(({ token }) => token);
}
