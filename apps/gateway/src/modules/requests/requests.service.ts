import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { listRequests, type LoggedRequest } from './requests.queries.ts';

/** The newest first; `before` is the id of the last one that was seen. */
export function listLoggedRequests(
  db: Kysely<Tables>,
  merchantId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<readonly LoggedRequest[]> {
  return listRequests(db, merchantId, { before, limit });
}
