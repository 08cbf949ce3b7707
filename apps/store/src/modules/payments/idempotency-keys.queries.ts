import type { Kysely } from 'kysely';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Tables } from '../../db/tables.ts';

/** Names one submission, however often it is sent. */
export interface IdempotencyKey {
  /** The checkout or the link that the submission is made of. */
  scopeId: string;
  key: string;
  /** A hash of what the submission would charge: a key serves one request only. */
  requestHash: Buffer;
}

type AttemptKey = IdempotencyKey & { attemptId: string };

export async function findKey(db: Kysely<Tables>, { scopeId, key }: IdempotencyKey) {
  const [known] = await findingKey(db, { scopeId, key });
  return known;
}

const findingKey = compiledOnce((db, { scopeId, key }: Pick<IdempotencyKey, 'scopeId' | 'key'>) =>
  db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'attemptId'])
    .where('scopeId', '=', scopeId)
    .where('key', '=', key),
);

export async function insertKey(trx: Kysely<Tables>, key: AttemptKey): Promise<void> {
  await insertingKey(trx, key).execute();
}

/** A key that is known already stands for the newer attempt. */
export function insertingKey(db: Kysely<Tables>, key: AttemptKey) {
  const { attemptId } = key;
  return db
    .insertInto('idempotencyKeys')
    .values(key)
    .onConflict((known) => known.columns(['scopeId', 'key']).doUpdateSet({ attemptId }));
}
