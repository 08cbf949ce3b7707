import type { LabBrand } from '@albumen/contract/brands';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import * as queries from './orders.queries.ts';

/** After a mailbox was proved: orders that were made with it as a guest are the account's. */
export function adoptGuestOrders(
  trx: Kysely<Tables>,
  account: { id: string; email: string; labBrand: LabBrand },
): Promise<void> {
  return queries.adopt(trx, account);
}
