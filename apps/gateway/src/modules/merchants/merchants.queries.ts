import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

type Db = Kysely<Tables>;

export function findMerchant(
  db: Db,
  id: string,
): Promise<Selectable<Tables['merchants']> | undefined> {
  return db.selectFrom('merchants').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False when it is there already. */
export async function insertMerchant(
  db: Db,
  values: Insertable<Tables['merchants']>,
): Promise<boolean> {
  const row = await db
    .insertInto('merchants')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function insertMerchantAccounts(
  db: Db,
  values: readonly Insertable<Tables['merchantAccounts']>[],
) {
  return db
    .insertInto('merchantAccounts')
    .values(values)
    .onConflict((row) => row.doNothing())
    .execute();
}

export function listMerchantAccounts(db: Db, merchantId: string) {
  return db
    .selectFrom('merchantAccounts')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .orderBy('isDefault', 'desc')
    .orderBy('id')
    .execute();
}

export async function listOrigins(db: Db, merchantId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('merchantOrigins')
    .select('origin')
    .where('merchantId', '=', merchantId)
    .orderBy('origin')
    .execute();
  return rows.map(({ origin }) => origin);
}

/** Lists the origins of all merchants together. */
export async function listAllOrigins(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('merchantOrigins')
    .select('origin')
    .distinct()
    .orderBy('origin')
    .execute();
  return rows.map(({ origin }) => origin);
}

export function findApiKey(db: Db, publicKey: string) {
  return db
    .selectFrom('apiKeys')
    .selectAll()
    .where('publicKey', '=', publicKey)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
}

export function listApiKeys(db: Db, merchantId: string) {
  return db
    .selectFrom('apiKeys')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .orderBy('createdAt')
    .execute();
}

/** A key that is there already gets the private key anew; false where it is another merchant's. */
export async function upsertApiKey(
  db: Db,
  values: Insertable<Tables['apiKeys']>,
): Promise<boolean> {
  const row = await db
    .insertInto('apiKeys')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('publicKey')
        .doUpdateSet({ privateKeySealed: values.privateKeySealed })
        .where('apiKeys.merchantId', '=', values.merchantId),
    )
    .returning('publicKey')
    .executeTakeFirst();
  return row !== undefined;
}

/** The merchant of a key that was not revoked. */
export function findMerchantOfKey(
  db: Db,
  key: string,
): Promise<Selectable<Tables['merchants']> | undefined> {
  return db
    .selectFrom('tokenizationKeys')
    .innerJoin('merchants', 'merchants.id', 'tokenizationKeys.merchantId')
    .selectAll('merchants')
    .where('tokenizationKeys.key', '=', key)
    .where('tokenizationKeys.revokedAt', 'is', null)
    .executeTakeFirst();
}

export function insertTokenizationKey(db: Db, values: Insertable<Tables['tokenizationKeys']>) {
  return db
    .insertInto('tokenizationKeys')
    .values(values)
    .onConflict((row) => row.doNothing())
    .execute();
}

export async function insertOrigin(db: Db, values: Insertable<Tables['merchantOrigins']>) {
  await db
    .insertInto('merchantOrigins')
    .values(values)
    .onConflict((row) => row.doNothing())
    .execute();
}

export async function deleteOrigin(db: Db, merchantId: string, origin: string) {
  await db
    .deleteFrom('merchantOrigins')
    .where('merchantId', '=', merchantId)
    .where('origin', '=', origin)
    .execute();
}

export function listTokenizationKeys(db: Db, merchantId: string) {
  return db
    .selectFrom('tokenizationKeys')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .orderBy('createdAt')
    .execute();
}

/** One at a time looks which keys are left. */
export async function lockActiveApiKeys(trx: Db, merchantId: string): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('apiKeys')
    .select('publicKey')
    .where('merchantId', '=', merchantId)
    .where('revokedAt', 'is', null)
    .orderBy('publicKey')
    .forUpdate()
    .execute();
  return rows.map(({ publicKey }) => publicKey);
}

export async function revokeApiKey(db: Db, publicKey: string, now: Date) {
  await db
    .updateTable('apiKeys')
    .set({ revokedAt: now })
    .where('publicKey', '=', publicKey)
    .execute();
}

export async function revokeTokenizationKey(
  db: Db,
  { merchantId, key, now }: { merchantId: string; key: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tokenizationKeys')
    .set({ revokedAt: now })
    .where('merchantId', '=', merchantId)
    .where('key', '=', key)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function pageOfApiKeys(db: Db, after: string, limit: number) {
  return db
    .selectFrom('apiKeys')
    .select(['publicKey as id', 'privateKeySealed as sealed'])
    .where('publicKey', '>', after)
    .orderBy('publicKey')
    .limit(limit)
    .execute();
}

export async function replacePrivateKey(
  db: Db,
  publicKey: string,
  { from, to }: { from: Buffer; to: Buffer },
): Promise<void> {
  await db
    .updateTable('apiKeys')
    .set({ privateKeySealed: to })
    .where('publicKey', '=', publicKey)
    .where('privateKeySealed', '=', from)
    .execute();
}
