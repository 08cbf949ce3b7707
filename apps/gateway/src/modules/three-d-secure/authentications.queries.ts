import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

type Db = Kysely<Tables>;
export type AuthenticationRow = Selectable<Tables['authentications']>;
export type DeviceSessionRow = Selectable<Tables['deviceSessions']>;

export function insertAuthentication(
  db: Db,
  values: Insertable<Tables['authentications']>,
): Promise<unknown> {
  return db.insertInto('authentications').values(values).execute();
}

export function findAuthentication(db: Db, id: string): Promise<AuthenticationRow | undefined> {
  return db.selectFrom('authentications').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Nobody else can answer it until this transaction ends. */
export function lockAuthentication(db: Db, id: string): Promise<AuthenticationRow | undefined> {
  return db
    .selectFrom('authentications')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function updateAuthentication(
  db: Db,
  id: string,
  changes: Updateable<Tables['authentications']>,
): Promise<unknown> {
  return db.updateTable('authentications').set(changes).where('id', '=', id).execute();
}

/** Finds the authentication of a nonce that a lookup or a challenge gave. */
export function findAuthenticationOfNonce(
  db: Db,
  merchantId: string,
  nonceHash: Buffer,
): Promise<AuthenticationRow | undefined> {
  return db
    .selectFrom('authentications')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where((row) =>
      row.or([row('nonceHash', '=', nonceHash), row('finalNonceHash', '=', nonceHash)]),
    )
    .executeTakeFirst();
}

export function insertDeviceSession(
  db: Db,
  values: Insertable<Tables['deviceSessions']>,
): Promise<unknown> {
  return db
    .insertInto('deviceSessions')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function updateDeviceSession(
  db: Db,
  id: string,
  changes: Updateable<Tables['deviceSessions']>,
): Promise<unknown> {
  return db.updateTable('deviceSessions').set(changes).where('id', '=', id).execute();
}

export function findDeviceSession(db: Db, id: string): Promise<DeviceSessionRow | undefined> {
  return db.selectFrom('deviceSessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What began more than two days before. */
export async function deleteOldAuthentications(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('authentications').where('createdAt', '<', before).execute();
  await db.deleteFrom('deviceSessions').where('createdAt', '<', before).execute();
}
