import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Names one submission, however often it is sent. */
export interface IdempotencyKey {
  /** The checkout or the link that the submission is made of. */
  scopeId: string;
  key: string;
  /** A hash of what the submission would charge: a key serves one request only. */
  requestHash: Buffer;
}

export function findKey(db: Kysely<Tables>, { scopeId, key }: IdempotencyKey) {
  return db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'attemptId'])
    .where('scopeId', '=', scopeId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** A key that is known already stands for the newer attempt. */
export async function insertKey(
  trx: Kysely<Tables>,
  key: IdempotencyKey & { attemptId: string },
): Promise<void> {
  const { attemptId } = key;
  await trx
    .insertInto('idempotencyKeys')
    .values(key)
    .onConflict((known) => known.columns(['scopeId', 'key']).doUpdateSet({ attemptId }))
    .execute();
}
