import { packagingIds, shippingMethodIds } from '@albumen/contract/checkout/shipping-ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DiscountRule } from './discounts.ts';
import { quote, type QuotedItem, type QuoteInput } from './quote.ts';
import { rateCards } from './rate-card.ts';
import { sumRows } from './sum-rows.ts';
import { taxRuleOf } from './tax.ts';
import { taxTable } from './tax-table.ts';

const printed = { shippingGroup: 'prints', departmentId: 'prints', family: 'print' } as const;
const wall = { shippingGroup: 'wall', departmentId: 'wall', family: 'canvas' } as const;
const card = { shippingGroup: 'press:wreath', departmentId: 'press', family: 'flatCard' } as const;

function percentRule<Kind extends 'order' | 'shipping'>(kind: Kind) {
  return fc.record({
    kind: fc.constant(kind),
    percentOff: fc.integer({ min: 1, max: 100 }),
    minimumMinor: fc.nat(20_000),
  });
}

const rules: fc.Arbitrary<DiscountRule | null> = fc.option(
  fc.oneof(
    fc.record({
      kind: fc.constant('items' as const),
      percentOff: fc.integer({ min: 1, max: 100 }),
      families: fc.subarray(['print', 'canvas', 'flatCard'] as const),
      minimumMinor: fc.nat(20_000),
    }),
    percentRule('order'),
    percentRule('shipping'),
    fc.record({
      kind: fc.constant('order' as const),
      amountOffMinor: fc.integer({ min: 1, max: 500_000 }),
      minimumMinor: fc.nat(20_000),
    }),
  ),
);

const items = fc
  .array(
    fc.record({
      listMinor: fc.integer({ min: 0, max: 2_000_000 }),
      quantityPercent: fc.nat(40),
      longestSideInches: fc.integer({ min: 3, max: 40 }),
      where: fc.constantFrom(printed, wall, card),
    }),
    { maxLength: 12 },
  )
  .map((rows) =>
    rows.map(({ listMinor, quantityPercent, longestSideInches, where }, index): QuotedItem => ({
      itemId: `item-${index}`,
      listMinor,
      quantityDiscountMinor: Math.floor((listMinor * quantityPercent) / 100),
      longestSideInches,
      productionDays: { least: 2, most: 3 },
      ...where,
    })),
  );

const situations = fc
  .record({
    items,
    discount: rules,
    region: fc.constantFrom(...taxTable),
    isPostOfficeBox: fc.boolean(),
    shippingType: fc.constantFrom('dropship' as const, 'studio' as const),
    brand: fc.constantFrom('halide' as const, 'cyan' as const),
    choices: fc.array(
      fc.record({
        shippingGroup: fc.constantFrom('prints', 'wall', 'press:wreath', 'nowhere'),
        shippingMethod: fc.option(fc.constantFrom(...shippingMethodIds)),
        packagingOption: fc.option(fc.constantFrom(...packagingIds)),
      }),
      { maxLength: 4 },
    ),
    onDate: fc.constantFrom('2026-01-01', '2026-12-01'),
  })
  .map(({ region, isPostOfficeBox, brand, discount, ...rest }): QuoteInput => {
    const destination = { country: region.country, region: region.code, isPostOfficeBox };
    const tax = taxRuleOf(destination);
    return {
      ...rest,
      discount: discount && { ...discount, code: 'TEST' },
      currency: 'USD',
      rateCard: rateCards[brand],
      destination,
      tax,
    };
  });

test('whatever is ordered, the parts add up and nothing is negative', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const result = quote(situation);
      const { lines, groups } = result;
      for (const line of lines) {
        const { listMinor, itemDiscountMinor, orderDiscountMinor, totalMinor } = line;
        expect(totalMinor).toBe(listMinor - itemDiscountMinor - orderDiscountMinor);
      }
      const amounts = JSON.stringify(result).match(/"\w+Minor":[^,}]+/g) ?? [];
      expect(amounts.every((amount) => /:\d+$/.test(amount))).toBe(true);
      const add = (minors: number[]) => minors.reduce((sum, minor) => sum + minor, 0);
      expect(add(lines.map(({ listMinor }) => listMinor))).toBe(result.itemsMinor);
      expect(add(lines.map(({ totalMinor }) => totalMinor))).toBe(
        result.itemsMinor - result.discountMinor,
      );
      expect(add(groups.map(({ shippingMinor }) => shippingMinor))).toBe(result.shippingMinor);
      expect(add(groups.map(({ packagingMinor }) => packagingMinor))).toBe(result.packagingMinor);
      expect(add(result.taxLines.map(({ amountMinor }) => amountMinor))).toBe(result.taxMinor);
      expect(result.totalMinor).toBe(
        result.itemsMinor -
          result.discountMinor +
          result.shippingMinor +
          result.packagingMinor +
          result.taxMinor,
      );
      const rows = sumRows(result).map(({ amountMinor }) => amountMinor);
      expect(result.itemsMinor + add(rows)).toBe(result.totalMinor);
      expect(groups.flatMap(({ itemIds }) => itemIds).toSorted()).toEqual(
        lines.map(({ itemId }) => itemId).toSorted(),
      );
    }),
  );
});

test('the order of the items in the cart changes no amount of any of them', () => {
  fc.assert(
    fc.property(situations, fc.infiniteStream(fc.nat()), (situation, ranks) => {
      const ranked = situation.items.map((each) => ({ each, rank: ranks.next().value }));
      const shuffled = ranked.toSorted((one, other) => one.rank - other.rank);
      const first = quote(situation);
      const second = quote({ ...situation, items: shuffled.map(({ each }) => each) });
      const byId = (lines: typeof first.lines) =>
        lines.toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1));
      expect(byId(second.lines)).toEqual(byId(first.lines));
      expect(second.totalMinor).toBe(first.totalMinor);
    }),
  );
});
