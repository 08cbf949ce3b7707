import { paidByWords } from '@albumen/contract/payments/paid-by';
import type { LinkPaymentRow } from './link-payments.queries.ts';

/** How a link was paid, as pages, mails and the export say it. */
export function paidWords({
  method,
  cardBrand,
  cardLast4,
  account,
}: Pick<LinkPaymentRow, 'method' | 'cardBrand' | 'cardLast4' | 'account'>): string {
  return paidByWords({
    method,
    hint: cardLast4 ?? account ?? '',
    ...(cardBrand !== null && { brand: cardBrand }),
  });
}
