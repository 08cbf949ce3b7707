import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { lockAccount } from './accounts.queries.ts';

/** What two calls of one account must not do at once is done one after the other, until the transaction ends. */
export async function holdAccount(trx: Kysely<Tables>, id: string): Promise<void> {
  if ((await lockAccount(trx, id)) === undefined) throw new Error('no such account');
}
