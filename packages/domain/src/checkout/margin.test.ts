import { expect, test } from 'vitest';
import { worstMarginOf, type SoldSize } from './margin.ts';
import { rateCards } from './rate-card.ts';

const rateCard = rateCards.halide;
const print: SoldSize = {
  family: 'print',
  priceMinor: 1_000,
  costMinor: 400,
  quantityDiscounts: [{ from: 50, percentOff: 20 }],
};
const card: SoldSize = { ...print, family: 'flatCard', priceMinor: 3_000, costMinor: 1_500 };

test('lab, parcel and card are taken off what one piece is sold for', () => {
  const rule = { kind: 'order', percentOff: 10, minimumMinor: 0 } as const;
  /* 9.00 and 7.95 shipping are paid; 2.9 % and 30 c, the parcel and 4.00 go away. */
  expect(worstMarginOf(print, rule, rateCard)).toBe(900 - 400 - (49 + 30));
});

test('goods alone would still pay: fees make it a loss', () => {
  const rule = { kind: 'order', percentOff: 55, minimumMinor: 0 } as const;
  expect(1_000 - 550 - 400).toBeGreaterThan(0);
  expect(worstMarginOf(print, rule, rateCard)).toBeLessThan(0);
});

test('the best discount for a quantity comes on top', () => {
  const rule = { kind: 'order', percentOff: 50, minimumMinor: 0 } as const;
  const withoutTiers = { ...print, quantityDiscounts: [] };
  expect(worstMarginOf(withoutTiers, rule, rateCard)).toBeGreaterThan(0);
  expect(worstMarginOf(print, rule, rateCard)).toBeLessThan(0);
});

test('free shipping pays for itself only from a minimum on', () => {
  const rule = { kind: 'shipping', percentOff: 100, minimumMinor: 0 } as const;
  expect(worstMarginOf(print, rule, rateCard)).toBeLessThan(0);
  expect(worstMarginOf(print, { ...rule, minimumMinor: 7_500 }, rateCard)).toBeGreaterThan(0);
});

test('each card design is a parcel of its own, so that no minimum helps cheap ones', () => {
  const rule = { kind: 'shipping', percentOff: 100, minimumMinor: 100_000 } as const;
  expect(worstMarginOf(card, rule, rateCard)).toBeGreaterThan(0);
  expect(worstMarginOf({ ...card, costMinor: 2_300 }, rule, rateCard)).toBeLessThan(0);
});

test('an amount off is tested on the smallest order that it holds for', () => {
  const rule = { kind: 'order', amountOffMinor: 3_000 } as const;
  expect(worstMarginOf(print, { ...rule, minimumMinor: 4_000 }, rateCard)).toBeLessThan(0);
  expect(worstMarginOf(print, { ...rule, minimumMinor: 10_000 }, rateCard)).toBeGreaterThan(0);
});
