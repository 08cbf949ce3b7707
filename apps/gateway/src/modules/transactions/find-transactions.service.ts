import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/tables.ts';
import { refuse } from '../../http/refusal.ts';
import { readCriteria } from '../../search/criteria.ts';
import { transactionSearch } from './transaction-search.ts';
import { findPlace, listFound, listFoundIds } from './transactions.queries.ts';
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

interface ConsoleSearch {
  status?: string | undefined;
  orderId?: string | undefined;
  customerId?: string | undefined;
  lastFour?: string | undefined;
  /** Id of the last one of the page before. */
  after?: string | undefined;
  limit: number;
}

/** The newest first, page by page. */
export async function listNewest(
  db: Db,
  merchantId: string,
  asked: ConsoleSearch,
): Promise<readonly WholeTransaction[]> {
  const { status, orderId, customerId, lastFour, after, limit } = asked;
  const conditions = conditionsOf({
    search: {
      ...(status !== undefined && { status: [status] }),
      ...(orderId !== undefined && { order_id: { is: orderId } }),
      ...(customerId !== undefined && { customer_id: { is: customerId } }),
      ...(lastFour !== undefined && { credit_card_number: { ends_with: lastFour } }),
    },
  });
  const place = after === undefined ? undefined : await findPlace(db, merchantId, after);
  if (after !== undefined && !place) refuse(404, 'There is no transaction to go on after.');
  const older =
    place &&
    sql<boolean>`(transactions.created_at < ${place.createdAt}
    or transactions.created_at = ${place.createdAt} and transactions.id > ${place.id})`;
  const all = older ? [...conditions, older] : conditions;
  return getTransactions(db, await listFound(db, merchantId, { conditions: all, limit }));
}
