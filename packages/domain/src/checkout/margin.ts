import { isCard, type ProductFamily } from '@albumen/contract/catalog/families';
import { percentOf } from '../money/rounding.ts';
import { discountLines, type DiscountRule } from './discounts.ts';
import type { RateCard } from './rate-card.ts';
import { standardMinorOf } from './shipping.ts';

/** What taking a card costs, of the whole amount and for each payment: the usual rate, rounded up. */
const cardFee = { percent: 2.9, fixedMinor: 30 };

/** One size of a product, as it is sold and as the lab charges it. Amounts in minor units. */
export interface SoldSize {
  family: ProductFamily;
  priceMinor: number;
  costMinor: number;
  /** The catalog's discounts for a quantity. */
  quantityDiscounts: readonly { from: number; percentOff: number }[];
}

/**
 * What is left of the worst order that a rule holds for: as few pieces as its minimum asks for, at any
 * quantity discount, after the lab's price, its parcels, and what the card costs. Below zero the rule
 * sells at a loss. Tax is passed on and left out.
 * @returns minor units
 */
export function worstMarginOf(size: SoldSize, rule: DiscountRule, rateCard: RateCard): number {
  const tiers = [{ from: 1, percentOff: 0 }, ...size.quantityDiscounts];
  return Math.min(...tiers.map((tier) => marginOf({ size, tier, rule, rateCard })));
}

interface WorstOrder {
  size: SoldSize;
  tier: { from: number; percentOff: number };
  rule: DiscountRule;
  rateCard: RateCard;
}

function marginOf({ size, tier, rule, rateCard }: WorstOrder): number {
  const { family, priceMinor, costMinor } = size;
  const leftEach = priceMinor - percentOf(priceMinor, tier.percentOff);
  const pieces = Math.max(tier.from, Math.ceil(rule.minimumMinor / Math.max(1, leftEach)));
  const listMinor = priceMinor * pieces;
  const { lines, shippingPercentOff } = discountLines(
    [
      {
        itemId: '',
        family,
        listMinor,
        quantityDiscountMinor: percentOf(listMinor, tier.percentOff),
      },
    ],
    rule,
  );
  const soldMinor = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const parcelsMinor = standardMinorOf(rateCard) * parcelsOf(size, { rule, pieces });
  const paidMinor = soldMinor + parcelsMinor - percentOf(parcelsMinor, shippingPercentOff);
  const feeMinor = paidMinor === 0 ? 0 : percentOf(paidMinor, cardFee.percent) + cardFee.fixedMinor;
  return paidMinor - feeMinor - parcelsMinor - costMinor * pieces;
}

/**
 * Each card design and each album is a parcel by itself. Where parcels go free, another department adds
 * one with next to nothing in it.
 */
function parcelsOf(
  { family }: SoldSize,
  { rule, pieces }: { rule: DiscountRule; pieces: number },
): number {
  const own = isCard(family) || family === 'album' ? pieces : 1;
  return rule.kind === 'shipping' ? Math.max(2, own) : 1;
}
