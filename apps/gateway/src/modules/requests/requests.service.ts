import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { deleteOldRequests, listRequests, type LoggedRequest } from './requests.queries.ts';

/** The newest first; `before` is the id of the last one that was seen. */
export function listLoggedRequests(
  db: Kysely<Tables>,
  merchantId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<readonly LoggedRequest[]> {
  return listRequests(db, merchantId, { before, limit });
}

/** All but the newest of each merchant. */
export function removeOldRequests(db: Kysely<Tables>): Promise<void> {
  return deleteOldRequests(db);
}
