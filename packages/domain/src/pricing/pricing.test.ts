import type { OptionKey } from '@albumen/contract/catalog/families';
import type { OptionValue, Product } from '@albumen/contract/catalog/product';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readChoice, type Attributes, type Choice } from './choice.ts';
import { fillChoice } from './fill-choice.ts';
import { priceItem } from './item-price.ts';
import { priceRange } from './price-range.ts';
import { production } from './production.ts';
import { shippingGroupOf } from './shipping-group.ts';

function value(
  id: string,
  surchargesMinor: Record<string, number>,
  more: Partial<OptionValue> = {},
): OptionValue {
  return { id, label: id, surchargesMinor, extraDays: 0, look: {}, ...more };
}

function option(key: OptionKey, values: OptionValue[]): Product['options'][number] {
  return { key, label: key, defaultId: values[0]?.id ?? '', values };
}

const print: Product = {
  id: 'print',
  family: 'print',
  name: 'Print',
  summary: 'A print.',
  description: 'A print.',
  tags: [],
  departmentId: 'prints',
  productionDays: { least: 1, most: 2 },
  bleedInches: 0,
  safeInches: 0.125,
  isTurnable: true,
  piecesPerUnit: 1,
  maxQuantity: 999,
  quantityDiscounts: [
    { from: 10, percentOff: 10 },
    { from: 100, percentOff: 25 },
  ],
  sizes: [
    { id: '4x6', widthInches: 4, heightInches: 6, priceMinor: 199 },
    { id: '16x20', widthInches: 16, heightInches: 20, priceMinor: 4_200 },
  ],
  options: [
    option('paper', [
      value('luster', { '4x6': 0, '16x20': 0 }),
      value('metal', { '4x6': 40, '16x20': 840 }),
    ]),
    option('mount', [
      value('none', { '4x6': 0, '16x20': 0 }),
      value(
        'gatorboard',
        { '16x20': 3_420 },
        { departmentId: 'wall', extraDays: 2, bleedInches: 0.25 },
      ),
    ]),
  ],
};

const album: Product = {
  ...print,
  family: 'album',
  departmentId: 'albums',
  maxQuantity: 50,
  quantityDiscounts: [],
  spreads: { included: 10, most: 40, gutterInches: 0 },
  sizes: [
    { id: '8x8', widthInches: 8, heightInches: 8, priceMinor: 42_000, extraSpreadMinor: 1_400 },
  ],
  options: [],
};

const card: Product = {
  ...print,
  family: 'flatCard',
  options: [
    option('engraving', [value('none', { '4x6': 0 }), value('debossed', { '4x6': 2_000 })]),
  ],
  sizes: print.sizes.slice(0, 1),
};

const mounted = { size: '16x20', paper: 'metal', mount: 'gatorboard' };

function choiceOf(product: Product, attributes: Attributes): Choice {
  const read = readChoice(product, attributes);
  if (!read.isComplete) throw new Error(JSON.stringify(read.fields));
  return read.choice;
}

test('a price is the size, each option in that size, times the quantity', () => {
  expect(priceItem(print, choiceOf(print, { ...mounted, quantity: '3' }))).toEqual({
    unitMinor: 8_460,
    quantity: 3,
    listMinor: 25_380,
    percentOff: 0,
    discountMinor: 0,
    totalMinor: 25_380,
  });
});

test('the best discount that the quantity has reached is taken, rounded once', () => {
  const small = { size: '4x6', paper: 'luster', mount: 'none' };
  const totals = ['9', '10', '99', '100'].map(
    (quantity) => priceItem(print, choiceOf(print, { ...small, quantity })).totalMinor,
  );
  expect(totals).toEqual([1_791, 1_791, 17_731, 14_925]);
});

test('an album costs what its spreads beyond the included ones cost', () => {
  const priced = (spreads?: string) =>
    priceItem(album, choiceOf(album, { size: '8x8', spreads })).totalMinor;
  expect([priced(), priced('10'), priced('13')]).toEqual([42_000, 42_000, 46_200]);
});

test('everything missing or unknown is named at once', () => {
  expect(readChoice(print, { size: '5x5', mount: 'gold', quantity: '0' })).toEqual({
    isComplete: false,
    fields: {
      size: ['Choose one of the options.'],
      paper: ['This field is required.'],
      mount: ['Choose one of the options.'],
      quantity: ['Choose a quantity from 1 to 999.'],
    },
  });
});

test('a value that is not made in the size is refused', () => {
  const read = readChoice(print, { size: '4x6', paper: 'luster', mount: 'gatorboard' });
  expect(read).toEqual({ isComplete: false, fields: { mount: ['Choose one of the options.'] } });
});

test.each(['-1', '0', '1.5', '1e3', '1000', '99999999999', ' 2', '٣', 'NaN', ''])(
  'a quantity of %j is refused',
  (quantity) => {
    expect(readChoice(print, { ...mounted, quantity }).isComplete).toBe(false);
  },
);

test.each(['9', '41', '-1', '10.5'])('an album of %s spreads is refused', (spreads) => {
  const read = readChoice(album, { size: '8x8', spreads });
  expect(read).toEqual({
    isComplete: false,
    fields: { spreads: ['Choose a number from 10 to 40.'] },
  });
});

test('names that every object has are no values', () => {
  for (const name of ['constructor', '__proto__', 'toString']) {
    expect(readChoice(print, { ...mounted, size: name }).isComplete).toBe(false);
    expect(readChoice(print, { ...mounted, paper: name }).isComplete).toBe(false);
  }
});

test('a card pays for an engraving of its design, whichever it is, and may be without', () => {
  const prices = [undefined, 'none', 'wreath'].map(
    (engraving) => priceItem(card, choiceOf(card, { size: '4x6', engraving })).unitMinor,
  );
  expect(prices).toEqual([199, 199, 2_199]);
});

test('a page shows the price of an engraved card that is charged', () => {
  const engraved = { size: '4x6', engraving: 'wreath' };
  expect(fillChoice(card, engraved)).toEqual(choiceOf(card, engraved));
});

test("a product's page shows a whole choice, whatever its address says", () => {
  const nonsense = { size: '4x6', mount: 'gatorboard', paper: 'metal', quantity: 'many' };
  const shown = fillChoice(print, nonsense);
  expect(shown.values.map((each) => each.value.id)).toEqual(['metal', 'none']);
  expect(shown.quantity).toBe(1);
  expect(fillChoice(print, {}).size.id).toBe('4x6');
  expect(fillChoice(print, { ...mounted, quantity: '7' }).quantity).toBe(7);
});

test('the range goes from the plainest of the cheapest size to the fullest of the dearest', () => {
  expect(priceRange(print)).toEqual({ leastMinor: 199, mostMinor: 8_460 });
  expect(priceRange(album)).toEqual({ leastMinor: 42_000, mostMinor: 84_000 });
});

test('any choice costs something within the range, and more pieces never cost less in total', () => {
  const { leastMinor, mostMinor } = priceRange(print);
  const anyChoice = fc.record({
    size: fc.constantFrom('4x6', '16x20'),
    paper: fc.constantFrom('luster', 'metal'),
    mount: fc.constantFrom('none', 'gatorboard'),
    quantity: fc.integer({ min: 1, max: 999 }).map(String),
  });
  fc.assert(
    fc.property(anyChoice, (attributes) => {
      const { unitMinor, listMinor, discountMinor, totalMinor } = priceItem(
        print,
        fillChoice(print, attributes),
      );
      expect(unitMinor).toBeGreaterThanOrEqual(leastMinor);
      expect(unitMinor).toBeLessThanOrEqual(mostMinor);
      expect(discountMinor + totalMinor).toBe(listMinor);
      expect(totalMinor).toBeGreaterThan(0);
    }),
  );
});

test('an option moves a print to another department, with more days and more bleed', () => {
  expect(production(print, choiceOf(print, mounted))).toEqual({
    departmentId: 'wall',
    widthInches: 16,
    heightInches: 20,
    bleedInches: 0.25,
    safeInches: 0.125,
    days: { least: 3, most: 4 },
  });
});

test('departments that make each design by itself ship each by itself', () => {
  const facts = { name: '', productionDays: { least: 1, most: 2 }, cutOffMinutes: 0 };
  const departments = [
    { ...facts, id: 'wall', isPerDesign: false } as const,
    { ...facts, id: 'press', isPerDesign: true } as const,
  ];
  expect(shippingGroupOf('wall', departments, 'design-1')).toBe('wall');
  expect(shippingGroupOf('press', departments, 'design-1')).toBe('press:design-1');
});
