import type { Product } from '@albumen/contract/catalog/product';
import { expect, test } from 'vitest';
import { fillChoice } from './fill-choice.ts';
import { priceItem } from './item-price.ts';
import { withMarkup } from './markup.ts';

const size = { id: '8x8', label: '8 × 8 in', widthInches: 8, heightInches: 8 };
const value = { id: 'linen', label: 'Linen', extraDays: 0 };
// Only what a price is made of.
const album = {
  id: 'album',
  family: 'album',
  maxQuantity: 9,
  sizes: [{ ...size, priceMinor: 10_000, extraSpreadMinor: 333 }],
  options: [
    {
      key: 'cover_material',
      defaultId: 'linen',
      values: [{ ...value, surchargesMinor: { '8x8': 1_001 } }],
    },
  ],
  spreads: { included: 10, most: 20 },
  quantityDiscounts: [{ from: 2, percentOff: 10 }],
} as unknown as Product; // as much of one as prices are made of

const priceOf = (product: Product, quantity: number) =>
  priceItem(product, fillChoice(product, { spreads: '12', quantity: String(quantity) }));

test('a percentage raises the size, every option and every extra spread', () => {
  expect(priceOf(album, 1).unitMinor).toBe(10_000 + 1_001 + 2 * 333);
  const sold = withMarkup(album, { kind: 'percent', value: 50 });
  expect(priceOf(sold, 1).unitMinor).toBe(15_000 + 1_502 + 2 * 500);
});

test('an amount is added once to each piece, whatever its options', () => {
  const sold = withMarkup(album, { kind: 'amount', value: 2_500 });
  expect(priceOf(sold, 1).unitMinor).toBe(priceOf(album, 1).unitMinor + 2_500);
  expect(priceOf(sold, 3).listMinor).toBe(3 * (priceOf(album, 1).unitMinor + 2_500));
});

test('a discount for the quantity is taken off the price with its markup', () => {
  const sold = withMarkup(album, { kind: 'amount', value: 2_500 });
  const { percentOff, discountMinor } = priceOf(sold, 2);
  const eachMinor = 10_000 + 1_001 + 2 * 333 + 2_500;
  expect([percentOff, discountMinor]).toEqual([10, Math.round((2 * eachMinor) / 10)]);
});

test('without a markup it is the same product', () => {
  expect(withMarkup(album, undefined)).toBe(album);
});
