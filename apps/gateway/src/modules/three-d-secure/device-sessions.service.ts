import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import {
  findDeviceSession,
  insertDeviceSession,
  updateDeviceSession,
} from './authentications.queries.ts';

type Db = Kysely<Tables>;

/** Begins to know a browser; the same page may do so again. */
export async function openDeviceSession(
  db: Db,
  session: { id: string; merchantId: string; createdAt: Date },
): Promise<void> {
  await insertDeviceSession(db, session);
}

/** Which card is going to be looked up. */
export async function rememberBin(db: Db, id: string, bin: string): Promise<void> {
  await updateDeviceSession(db, id, { bin });
}

/** What was seen of the browser; false where there is no such session. */
export async function rememberDevice(
  db: Db,
  id: string,
  collected: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const session = await findDeviceSession(db, id);
  if (!session) return false;
  await updateDeviceSession(db, id, { collected: JSON.stringify(collected) });
  return true;
}
