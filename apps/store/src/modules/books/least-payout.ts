import { payoutMinimum } from '@albumen/domain/books/payout-minimum';
import type { PayeeRow } from './payees.queries.ts';

/** An account on its way out has no next month to carry anything to: it is paid whatever is due. */
export function leastPayout(
  payee: Pick<PayeeRow, 'deletionDueAt'> | undefined,
  currency: string,
): number {
  return payee?.deletionDueAt == null ? payoutMinimum(currency) : 1;
}
