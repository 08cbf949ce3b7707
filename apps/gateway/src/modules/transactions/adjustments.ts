import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { xmlList, type XmlValue } from '../../xml/xml-value.ts';
import type { Transaction } from './transaction.ts';

/** An authorization that was asked to be for another amount. */
export interface Adjustment {
  /** By how much; less than zero where it was lowered. */
  amountMinor: number;
  success: boolean;
  /** ISO 8601. */
  at: string;
  processorResponseCode: string;
  processorResponseText: string;
  processorResponseType: string;
}

export function presentAdjustments({ processing, currency }: Transaction): XmlValue {
  return xmlList(
    'authorizationAdjustment',
    (processing.adjustments ?? []).map(({ amountMinor, at, ...answer }) => ({
      amount: formatAmount(amountMinor, currency),
      timestamp: new Date(at),
      ...answer,
    })),
  );
}
