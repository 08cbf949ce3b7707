import type { TaxLine } from '@albumen/contract/endpoints/checkout';
import { roundMinor } from '../money/rounding.ts';
import type { Destination } from './destination.ts';
import { taxTable, type TaxRate } from './tax-table.ts';

/** What is taxed on the way to one place. */
export interface TaxRule {
  rates: readonly TaxRate[];
  isShippingTaxed: boolean;
}

/** Nothing: before an address is known. */
export const noTax: TaxRule = { rates: [], isShippingTaxed: false };

/** The rule of a state or province by the table. */
export function taxRuleOf({ country, region }: Destination): TaxRule {
  return taxTable.find((row) => row.country === country && row.code === region) ?? noTax;
}

/** What an order is taxed on, discounts already taken off. */
export interface TaxBases {
  goodsMinor: number;
  shippingMinor: number;
  packagingMinor: number;
}

/** One line a tax, each rounded once on the whole order. */
export function taxLines({ rates, isShippingTaxed }: TaxRule, bases: TaxBases): TaxLine[] {
  const { goodsMinor, packagingMinor, shippingMinor } = bases;
  const baseMinor = goodsMinor + packagingMinor + (isShippingTaxed ? shippingMinor : 0);
  return rates.map(({ name, percent }) => ({
    name,
    rate: percent,
    amountMinor: roundMinor((baseMinor * Math.round(percent * 1_000)) / 100_000),
  }));
}
