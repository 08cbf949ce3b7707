import type { Statement } from '@albumen/contract/endpoints/sales';
import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { csvFile } from '../../csv-record.ts';
import { statementWords } from '@albumen/contract/payments/statement-text';

/** Moments in ISO 8601, amounts as decimal numbers. */
export function statementCsv({ currencies }: Statement): string {
  return csvFile(
    ['Date', 'What', 'Reference', 'Detail', 'To you', 'Off it', 'Currency'],
    currencies.flatMap(({ currency, lines }) =>
      lines.map((line) => [
        line.happenedAt,
        statementWords[line.kind],
        line.reference,
        line.detail,
        line.amountMinor > 0 ? formatAmount(line.amountMinor, currency) : '',
        line.amountMinor < 0 ? formatAmount(-line.amountMinor, currency) : '',
        currency,
      ]),
    ),
  );
}
