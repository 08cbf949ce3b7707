import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { timeOf } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { getMerchant, type Merchant } from '../merchants/merchants.service.ts';

/** Who asks, and when by the merchant's clock. */
export interface Caller {
  merchant: Merchant;
  /** The public key that called. */
  actor: string;
  now: Date;
}

/** A piece of work inside one database transaction. */
export interface ServerWork extends Caller {
  deps: Dependencies;
  trx: Kysely<Tables>;
}

/** Does all of the work or nothing of it. */
export function inTransaction<Result>(
  deps: Dependencies,
  { merchant, actor, now }: Caller,
  work: (work: ServerWork) => Promise<Result>,
): Promise<Result> {
  return deps.db.transaction().execute((trx) => work({ deps, trx, merchant, actor, now }));
}

/** What time does to a merchant's things; nothing where there is no merchant any more. */
export async function asGateway(
  deps: Dependencies,
  merchantId: string,
  work: (work: ServerWork) => Promise<void>,
): Promise<void> {
  const merchant = await getMerchant(deps.db, merchantId);
  if (merchant === undefined) return;
  const now = timeOf(deps.clock, merchant);
  await inTransaction(deps, { merchant, actor: 'gateway', now }, work);
}
