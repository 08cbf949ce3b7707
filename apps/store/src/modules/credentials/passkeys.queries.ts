import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { columnOf, type Holder } from './holder.ts';

const now = sql<Date>`now()`;

type NewPasskey = Omit<Insertable<Tables['passkeys']>, 'accountId' | 'operatorId'>;

/** False where somebody has it already. */
export async function insertPasskey(
  db: Kysely<Tables>,
  holder: Holder,
  passkey: NewPasskey,
): Promise<boolean> {
  const row = await db
    .insertInto('passkeys')
    .values({ ...passkey, [columnOf(holder)]: holder.id })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function listPasskeys(db: Kysely<Tables>, holder: Holder) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'host', 'createdAt', 'lastUsedAt', 'credentialId', 'transports'])
    .where(columnOf(holder), '=', holder.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Held until the transaction ends, so that of two answers of one passkey the second one sees the first. */
export function lockByCredential(trx: Kysely<Tables>, credentialId: string) {
  return trx
    .selectFrom('passkeys')
    .select(['id', 'name', 'counter', 'accountId', 'operatorId'])
    .where('credentialId', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();
}

export function findPublicKey(db: Kysely<Tables>, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(['publicKey', 'accountId', 'operatorId'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
}

export async function markUsed(db: Kysely<Tables>, id: string, counter: number): Promise<void> {
  await db.updateTable('passkeys').set({ counter, lastUsedAt: now }).where('id', '=', id).execute();
}

/** The name until now; undefined where the holder has no such passkey. */
export async function renamePasskey(
  trx: Kysely<Tables>,
  holder: Holder,
  { id, name }: { id: string; name: string },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('passkeys')
    .select('name')
    .where(columnOf(holder), '=', holder.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row !== undefined)
    await trx.updateTable('passkeys').set({ name }).where('id', '=', id).execute();
  return row?.name;
}

/** Its name; undefined where the holder has no such passkey. */
export async function deletePasskey(
  db: Kysely<Tables>,
  holder: Holder,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkeys')
    .where(columnOf(holder), '=', holder.id)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** All of a holder's; answers what they were. */
export function deletePasskeys(db: Kysely<Tables>, holder: Holder) {
  return db
    .deleteFrom('passkeys')
    .where(columnOf(holder), '=', holder.id)
    .returning(['id', 'name'])
    .execute();
}
