import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { isLive } from '@albumen/domain/transactions/transaction.machine';
import { z } from 'zod';
import { xmlList, type XmlObject } from '../../xml/xml-value.ts';
import type { WholeTransaction } from './transactions.service.ts';

const fewest = 2;
const most = 12;

/** A request's `installments`; only two to twelve of them make sense. */
export const installmentsField = z
  .object({ count: z.coerce.number().int().min(fewest).max(most) })
  .nullish();

const apartMs = 30 * 86_400_000;

/**
 * A sale that its payer's bank collects month by month, with what was given back taken off each
 * (https://developer.paypal.com/braintree/articles/br/transactions/installments).
 */
export function presentInstallments(transaction: WholeTransaction): XmlObject {
  const { currency, status, type } = transaction;
  const { installmentCount: count } = transaction.orderDetails;
  if (!count) return {};
  const isCollected = type === 'sale' && isLive(status) && status !== 'authorized';
  if (!isCollected) return { installmentCount: count };
  const refunds = transaction.refunds.filter((refund) => isLive(refund.status));
  const amounts = split(transaction.amountMinor, count);
  const installments = amounts.map((amountMinor, index) => ({
    id: `${transaction.id}_INST_${index + 1}`,
    amount: formatAmount(amountMinor, currency),
    projectedDisbursementDate: new Date(transaction.createdAt.getTime() + (index + 1) * apartMs),
    actualDisbursementDate: null,
    adjustments: xmlList(
      'adjustment',
      refunds.map((refund) => ({
        kind: 'REFUND',
        amount: formatAmount(-(split(refund.amountMinor, count)[index] ?? 0), currency),
        projectedDisbursementDate: new Date(
          transaction.createdAt.getTime() + (index + 1) * apartMs,
        ),
        actualDisbursementDate: null,
      })),
    ),
  }));
  return { installmentCount: count, installments: xmlList('installment', installments) };
}

/** Equal parts; the first ones have what cannot be shared. */
function split(amountMinor: number, count: number): number[] {
  const least = Math.floor(amountMinor / count);
  const over = amountMinor % count;
  return Array.from({ length: count }, (_, index) => least + (index < over ? 1 : 0));
}
