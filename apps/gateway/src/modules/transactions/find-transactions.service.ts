import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/tables.ts';
import { refuse } from '../../http/refusal.ts';
import { readCriteria } from '../../search/criteria.ts';
import { transactionSearch } from './transaction-search.ts';
import { listFound, listFoundIds } from './transactions.queries.ts';
import { getTransactions, type WholeTransaction } from './transactions.service.ts';

type Db = Kysely<Tables>;

/** How many of the found ones a client asks for at once. */
export const pageSize = 50;

const body = z.object({ search: z.record(z.string(), z.unknown()).nullish() }).nullish();

function conditionsOf(asked: unknown) {
  const parsed = body.safeParse(asked);
  if (!parsed.success) refuse(400, 'The request is malformed.');
  const read = readCriteria(transactionSearch, parsed.data?.search ?? {});
  return 'problem' in read
    ? refuse(422, `The search is invalid: ${read.problem}.`)
    : read.conditions;
}

/** Ids of everything found, the newest first. */
export function findTransactionIds(db: Db, merchantId: string, asked: unknown): Promise<string[]> {
  return listFoundIds(db, merchantId, conditionsOf(asked));
}

/** One page of what was found. */
export async function findTransactions(
  db: Db,
  merchantId: string,
  asked: unknown,
): Promise<readonly WholeTransaction[]> {
  const rows = await listFound(db, merchantId, {
    conditions: conditionsOf(asked),
    limit: pageSize,
  });
  return getTransactions(db, rows);
}
