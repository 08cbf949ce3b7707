import type { PaymentLinkRow } from '@albumen/contract/endpoints/payment-links';
import { paymentLinkStatusWords } from '@albumen/contract/payment-links/link-labels';
import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { byteOrderMark, csvRecord } from '../../csv-record.ts';
import type { AttemptRow } from '../payments/attempts.service.ts';
import { paidByLabel } from './payment-links.presenter.ts';
import type { LinkRow } from './payment-links.queries.ts';

export function csvHead(): string {
  return (
    byteOrderMark +
    csvRecord([
      'Reference',
      'Status',
      'Created',
      'Due',
      'For',
      'Payer',
      'Payer email',
      'Payer country',
      'Amount',
      'Refunded',
      'Currency',
      'Paid',
      'Paid by',
      'Paid by email',
      'Paid with',
      'Link',
    ])
  );
}

/** Moments in ISO 8601, amounts as decimal numbers. */
export function csvLine(link: LinkRow, row: PaymentLinkRow, paid: AttemptRow | undefined): string {
  const { currency } = link;
  return csvRecord([
    row.reference,
    paymentLinkStatusWords[row.status],
    row.createdAt,
    row.dueOn ?? '',
    row.purpose,
    row.payerName,
    link.payerEmail ?? '',
    link.payerCountry,
    formatAmount(row.amountMinor, currency),
    formatAmount(row.refundedMinor, currency),
    currency,
    row.paidAt ?? '',
    paid?.payerName ?? '',
    paid?.payerEmail ?? '',
    paid === undefined ? '' : paidByLabel(paid),
    row.url,
  ]);
}
