import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { merchantAccountsOf } from '../merchants/merchants.service.ts';

/** Whether European rules ask a cardholder to prove themselves. */
export type Regulation = 'psd2' | 'unregulated' | 'unavailable';

const regulatedCurrencies = new Set(['EUR', 'PLN']);

/** Follows from the currency of the account that is to be paid into; without a known one nobody knows. */
export async function regulationOf(
  db: Kysely<Tables>,
  merchantId: string,
  merchantAccountId: unknown,
): Promise<Regulation> {
  const accounts = await merchantAccountsOf(db, merchantId);
  const account = accounts.find(({ id }) => id === merchantAccountId);
  if (!account) return 'unavailable';
  return regulatedCurrencies.has(account.currency) ? 'psd2' : 'unregulated';
}
