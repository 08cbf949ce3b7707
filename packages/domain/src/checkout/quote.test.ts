import type { ShippingPriorityEntry } from '@albumen/contract/endpoints/checkout';
import { expect, test } from 'vitest';
import type { Destination } from './destination.ts';
import type { DiscountRule } from './discounts.ts';
import { quote, type QuotedItem, type QuoteInput } from './quote.ts';
import { rateCards } from './rate-card.ts';
import { noTax, taxRuleOf } from './tax.ts';
import { sumRows } from './sum-rows.ts';

function item(itemId: string, changes: Partial<QuotedItem> = {}): QuotedItem {
  return {
    itemId,
    shippingGroup: 'prints',
    departmentId: 'prints',
    family: 'print',
    listMinor: 1_000,
    quantityDiscountMinor: 0,
    longestSideInches: 10,
    productionDays: { least: 2, most: 3 },
    ...changes,
  };
}

const wall = { shippingGroup: 'wall', departmentId: 'wall', family: 'canvas' } as const;
const card = { shippingGroup: 'press:wreath', departmentId: 'press', family: 'flatCard' } as const;
const texas: Destination = { country: 'US', region: 'TX', isPostOfficeBox: false };

function input(changes: Partial<QuoteInput> = {}): QuoteInput {
  return {
    currency: 'USD',
    items: [item('a')],
    shippingType: 'dropship',
    choices: [],
    destination: texas,
    rateCard: rateCards.halide,
    discount: null,
    tax: noTax,
    onDate: '2026-03-02',
    ...changes,
  };
}

interface Overrides extends Partial<Omit<QuoteInput, 'discount'>> {
  discount?: DiscountRule;
}

const quoted = ({ discount, ...changes }: Overrides = {}) =>
  quote(input({ ...changes, ...(discount && { discount: { ...discount, code: 'TEST' } }) }));

test('forty prints, a canvas and a card design are three lab orders with three shipping fees', () => {
  const items = [item('a'), item('b'), item('c', wall), item('d', card)];
  const { groups, shippingMinor } = quoted({ items });
  expect(groups.map(({ shippingGroup, itemIds }) => [shippingGroup, itemIds])).toEqual([
    ['press:wreath', ['d']],
    ['prints', ['a', 'b']],
    ['wall', ['c']],
  ]);
  expect(groups.map(({ shippingMethod }) => shippingMethod)).toEqual(
    Array.from({ length: 3 }, () => 'dropship_lowest_cost'),
  );
  expect(shippingMinor).toBe(3 * 795);
});

test('an order discount is spread over the lines to the last cent', () => {
  const items = ['a', 'b', 'c'].map((id) => item(id, { listMinor: 3_333 }));
  const discount: DiscountRule = { kind: 'order', amountOffMinor: 1_000, minimumMinor: 0 };
  const { lines, discountMinor } = quoted({ items, discount });
  expect(lines.map(({ orderDiscountMinor }) => orderDiscountMinor)).toEqual([334, 333, 333]);
  expect(discountMinor).toBe(1_000);
});

test('quantity discounts come first, and a minimum is tested on what they leave', () => {
  const items = [item('a', { listMinor: 10_000, quantityDiscountMinor: 2_500 })];
  const half: DiscountRule = { kind: 'order', percentOff: 50, minimumMinor: 7_500 };
  expect(quoted({ items, discount: half }).lines).toEqual([
    {
      itemId: 'a',
      listMinor: 10_000,
      itemDiscountMinor: 2_500,
      orderDiscountMinor: 3_750,
      totalMinor: 3_750,
    },
  ]);
  const missed = quoted({ items, discount: { ...half, minimumMinor: 7_501 } });
  expect([missed.discountCode, missed.discountMinor]).toEqual([null, 2_500]);
});

test('a discount on cards leaves prints alone, and does not apply without cards', () => {
  const discount: DiscountRule = {
    kind: 'items',
    percentOff: 20,
    families: ['flatCard', 'foldedCard'],
    minimumMinor: 0,
  };
  const { lines, discountCode } = quoted({ items: [item('a'), item('b', card)], discount });
  expect(discountCode).toBe('TEST');
  expect(lines.map(({ itemDiscountMinor }) => itemDiscountMinor)).toEqual([0, 200]);
  expect(quoted({ discount }).discountCode).toBeNull();
});

test('a discount larger than the order makes it free, not negative', () => {
  const discount: DiscountRule = { kind: 'order', amountOffMinor: 99_999, minimumMinor: 0 };
  const { lines, totalMinor } = quoted({ discount, shippingType: 'studio', choices: studio(null) });
  expect([lines[0]?.totalMinor, totalMinor]).toEqual([0, 0]);
});

test('free shipping is the standard one: faster, or abroad, costs the difference', () => {
  const discount: DiscountRule = { kind: 'shipping', percentOff: 100, minimumMinor: 0 };
  const choice = { shippingGroup: 'prints', packagingOption: null } as const;
  const overnight = quoted({
    discount,
    choices: [{ ...choice, shippingMethod: 'dropship_overnight' }],
  });
  expect(overnight.groups[0]?.shippingDiscountMinor).toBe(795);
  expect(overnight.shippingMinor).toBe(2_995 - 795);
});

test('free shipping takes every fee off and says how much that was', () => {
  const discount: DiscountRule = { kind: 'shipping', percentOff: 100, minimumMinor: 0 };
  const { groups, shippingMinor } = quoted({ discount, items: [item('a'), item('b', wall)] });
  expect(groups.map(({ shippingDiscountMinor }) => shippingDiscountMinor)).toEqual([795, 795]);
  expect(shippingMinor).toBe(0);
});

test.each<[DiscountRule, string[]]>([
  [
    { kind: 'order', percentOff: 10, minimumMinor: 0 },
    ['Quantity discount -2500', 'Discount TEST -750', 'Shipping 795'],
  ],
  [
    { kind: 'shipping', percentOff: 100, minimumMinor: 0 },
    ['Quantity discount -2500', 'Shipping 795', 'Discount TEST on shipping -795'],
  ],
])('what the quantity and what the code took off stand apart: %j', (discount, rows) => {
  const items = [item('a', { listMinor: 10_000, quantityDiscountMinor: 2_500 })];
  const named = sumRows(quoted({ items, discount })).map(
    ({ label, amountMinor }) => `${label} ${amountMinor}`,
  );
  expect(named.slice(0, 3)).toEqual(rows);
});

test('an order without a code has a quantity discount, or none', () => {
  const sums = quoted({ items: [item('a', { quantityDiscountMinor: 100 })] });
  for (const quantityDiscountMinor of [100, 0]) {
    expect(sumRows({ ...sums, quantityDiscountMinor })[0]).toEqual({
      label: 'Quantity discount',
      amountMinor: -100,
    });
  }
});

test('packaging is one choice a group, and only what its department offers', () => {
  const choose = (packagingOption: ShippingPriorityEntry['packagingOption']) =>
    quoted({
      choices: [
        { shippingGroup: 'prints', shippingMethod: 'dropship_lowest_cost', packagingOption },
      ],
    }).packagingMinor;
  expect(choose('boutique_box')).toBe(595);
  expect(choose('album_presentation_box')).toBe(0);
  expect(choose(null)).toBe(0);
});

function studio(shippingMethod: ShippingPriorityEntry['shippingMethod']): ShippingPriorityEntry[] {
  return [{ shippingGroup: 'prints', shippingMethod, packagingOption: null }];
}

test('shipping to the studio is free from its minimum on', () => {
  const fee = (listMinor: number) =>
    quoted({
      items: [item('a', { listMinor })],
      shippingType: 'studio',
      choices: studio('studio_two_day'),
    }).shippingMinor;
  expect([fee(1_799), fee(1_800)]).toEqual([695, 0]);
});

test('a change of type leaves no method chosen, and says so', () => {
  const { groups, shippingMinor } = quoted({
    shippingType: 'studio',
    choices: studio('dropship_lowest_cost'),
  });
  expect([groups[0]?.shippingMethod, shippingMinor]).toEqual([null, 0]);
});

test('a move to Canada leaves the international method only, unchosen', () => {
  const destination = { country: 'CA', region: 'ON', isPostOfficeBox: false } as const;
  const [group] = quoted({ destination, choices: studio('dropship_lowest_cost') }).groups;
  expect(group?.methods.map(({ id }) => id)).toEqual(['international']);
  expect(group?.shippingMethod).toBeNull();
});

test.each([
  ['a post-office box', { ...texas, isPostOfficeBox: true }, 10, /post-office boxes/],
  ['Hawaii', { ...texas, region: 'HI' }, 10, /Alaska and Hawaii/],
  ['anywhere when it is large', texas, 36, /ground only/],
])('a piece to %s does not go overnight, with the reason', (...[, destination, inches, reason]) => {
  const items = [item('a', { longestSideInches: inches })];
  const [group] = quoted({ items, destination, choices: studio('dropship_overnight') }).groups;
  const overnight = group?.methods.find(({ id }) => id === 'dropship_overnight');
  expect(overnight).toMatchObject({ isAvailable: false, reason: expect.stringMatching(reason) });
  expect(group?.shippingMethod).toBeNull();
});

test.each([
  ['2026-11-14', 795],
  ['2026-11-15', 945],
  ['2026-12-24', 945],
  ['2026-12-25', 795],
])('on %s a parcel to a recipient costs %i cents', (onDate, minor) => {
  expect(quoted({ onDate }).shippingMinor).toBe(minor);
});

test('a group is at the door after its slowest item and the way', () => {
  const items = [item('a'), item('b', { productionDays: { least: 4, most: 6 } })];
  expect(quoted({ items }).groups[0]?.methods[0]?.days).toEqual({ least: 7, most: 13 });
});

test('Texas taxes shipping, California does not, Quebec takes two taxes', () => {
  const taxed = (country: 'US' | 'CA', region: string) =>
    quoted({
      tax: taxRuleOf({ country, region, isPostOfficeBox: false }),
      items: [item('a', { listMinor: 10_000 })],
    }).taxLines.map(({ name, amountMinor }) => [name, amountMinor]);
  expect(taxed('US', 'TX')).toEqual([['Texas sales tax', 675]]);
  expect(taxed('US', 'CA')).toEqual([['California sales tax', 725]]);
  expect(taxed('US', 'OR')).toEqual([]);
  expect(taxed('CA', 'QC')).toEqual([
    ['GST', 540],
    ['QST', 1_077],
  ]);
});
