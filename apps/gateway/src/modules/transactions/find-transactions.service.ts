import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { refuse } from '../../http/refusal.ts';
import { listFound, listFoundIds, pageSize } from '../../search/found-rows.ts';
import { readSearch } from '../../search/read-search.ts';
import { transactionSearch } from './transaction-search.ts';
import { findPlace } from './transactions.queries.ts';
import { getTransactions, type WholeTransaction } from './transactions.service.ts';

type Db = Kysely<Tables>;

/** Ids of everything found, the newest first. */
export function findTransactionIds(db: Db, merchantId: string, asked: unknown): Promise<string[]> {
  const conditions = readSearch(transactionSearch, asked);
  return listFoundIds(db, 'transactions', { merchantId, conditions });
}

/** One page of what was found. */
export async function findTransactions(
  db: Db,
  merchantId: string,
  asked: unknown,
): Promise<readonly WholeTransaction[]> {
  const conditions = readSearch(transactionSearch, asked);
  const search = { merchantId, conditions, limit: pageSize };
  return getTransactions(db, await listFound(db, 'transactions', search));
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
  const conditions = readSearch(transactionSearch, {
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
  const search = { merchantId, conditions: all, limit };
  return getTransactions(db, await listFound(db, 'transactions', search));
}
