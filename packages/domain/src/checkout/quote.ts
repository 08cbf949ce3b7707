import type { DepartmentId } from '@albumen/contract/catalog/families';
import type {
  Quote,
  QuoteGroup,
  ShippingPriorityEntry,
} from '@albumen/contract/endpoints/checkout';
import { percentOf } from '../money/rounding.ts';
import { discountLines, type DiscountableLine, type DiscountRule } from './discounts.ts';
import {
  chosenMethod,
  chosenPackaging,
  methodsFor,
  packagingFor,
  standardMinorOf,
  type ParcelFacts,
  type ShippingSituation,
} from './shipping.ts';
import { taxLines, type TaxRule } from './tax.ts';

/** A priced cart item. */
export interface QuotedItem extends DiscountableLine {
  shippingGroup: string;
  departmentId: DepartmentId;
  longestSideInches: number;
  /** Working days until it is made. */
  productionDays: { least: number; most: number };
}

/** Everything a price depends on; the same input gives the same quote. */
export interface QuoteInput extends ShippingSituation {
  /** ISO 4217 in capitals. */
  currency: string;
  items: readonly QuotedItem[];
  /** A group without an entry has the default method and no packaging. */
  choices: readonly ShippingPriorityEntry[];
  discount: (DiscountRule & { code: string }) | null;
  tax: TaxRule;
}

/**
 * What an order costs, in this order: list prices, discounts on items, the discount on the order shared
 * out over the lines, shipping and packaging of each group, tax on what is left. Nothing is negative,
 * the parts add up to the total exactly, and the order of the items changes no amount.
 */
export function quote(input: QuoteInput): Quote {
  const discounted = discountLines(input.items, input.discount);
  const { lines, isApplied, shippingPercentOff } = discounted;
  const groups = groupItems(input.items).map((group) =>
    quoteGroup(group, input, shippingPercentOff),
  );
  const goodsMinor = sum(lines, ({ totalMinor }) => totalMinor);
  const shippingMinor = sum(groups, (group) => group.shippingMinor);
  const packagingMinor = sum(groups, (group) => group.packagingMinor);
  const taxes = taxLines(input.tax, { goodsMinor, shippingMinor, packagingMinor });
  const taxMinor = sum(taxes, ({ amountMinor }) => amountMinor);
  const itemsMinor = sum(lines, ({ listMinor }) => listMinor);
  return {
    currency: input.currency,
    lines,
    groups,
    itemsMinor,
    discountMinor: itemsMinor - goodsMinor,
    quantityDiscountMinor: sum(input.items, (item) => item.quantityDiscountMinor),
    discountCode: isApplied && input.discount !== null ? input.discount.code : null,
    shippingMinor,
    shippingDiscountMinor: sum(groups, (group) => group.shippingDiscountMinor),
    packagingMinor,
    taxLines: taxes,
    taxMinor,
    totalMinor: goodsMinor + shippingMinor + packagingMinor + taxMinor,
  };
}

interface Group {
  shippingGroup: string;
  itemIds: string[];
  parcel: ParcelFacts;
}

/** What ships together, by name of the group, so that the order of a cart's items doesn't show. */
function groupItems(items: readonly QuotedItem[]): Group[] {
  const byName = Map.groupBy(items, ({ shippingGroup }) => shippingGroup);
  const names = [...byName.keys()].toSorted();
  return names.flatMap((shippingGroup) => {
    const members = byName.get(shippingGroup) ?? [];
    const [first] = members;
    if (first === undefined) return [];
    const parcel: ParcelFacts = {
      departmentId: first.departmentId,
      listMinor: sum(members, ({ listMinor }) => listMinor),
      longestSideInches: Math.max(...members.map((member) => member.longestSideInches)),
      productionDays: {
        least: Math.max(...members.map(({ productionDays }) => productionDays.least)),
        most: Math.max(...members.map(({ productionDays }) => productionDays.most)),
      },
    };
    return [{ shippingGroup, itemIds: members.map(({ itemId }) => itemId), parcel }];
  });
}

function quoteGroup(
  { shippingGroup, itemIds, parcel }: Group,
  input: QuoteInput,
  shippingPercentOff: number,
): QuoteGroup {
  const choice = input.choices.find((entry) => entry.shippingGroup === shippingGroup);
  const methods = methodsFor(parcel, input);
  const method = chosenMethod(methods, choice?.shippingMethod);
  const packagingOptions = packagingFor(parcel.departmentId, input.rateCard);
  const packaging = chosenPackaging(packagingOptions, choice?.packagingOption);
  const fullMinor = method?.priceMinor ?? 0;
  /* Free shipping is the standard one: who wants it faster, or abroad, pays the difference. */
  const coveredMinor = Math.min(fullMinor, standardMinorOf(input.rateCard));
  const shippingDiscountMinor = percentOf(coveredMinor, shippingPercentOff);
  return {
    shippingGroup,
    departmentId: parcel.departmentId,
    itemIds,
    methods,
    shippingMethod: method?.id ?? null,
    packagingOptions,
    packagingOption: packaging?.id ?? null,
    shippingMinor: fullMinor - shippingDiscountMinor,
    shippingDiscountMinor,
    packagingMinor: packaging?.priceMinor ?? 0,
  };
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}
