import { expect, test } from 'vitest';
import { rateCards } from '../checkout/rate-card.ts';
import { isSamePriceAt } from './same-price-address.ts';

const austin = { country: 'US', region: 'TX', isPostOfficeBox: false } as const;
const rateCard = rateCards.halide;
const cheap = { rateCard, shippingType: 'dropship', methodIds: ['dropship_lowest_cost'] } as const;
const overnight = { ...cheap, methodIds: ['dropship_overnight'] };

test('another street of the same state costs the same, another state or country does not', () => {
  expect(isSamePriceAt(austin, { ...austin }, cheap)).toBe(true);
  expect(isSamePriceAt(austin, { ...austin, region: 'OR' }, cheap)).toBe(false);
  expect(isSamePriceAt(austin, { ...austin, country: 'CA', region: 'ON' }, cheap)).toBe(false);
});

test('a box is fine for the post, and not for a carrier that needs a door', () => {
  const box = { ...austin, isPostOfficeBox: true };
  expect(isSamePriceAt(austin, box, cheap)).toBe(true);
  expect(isSamePriceAt(austin, box, overnight)).toBe(false);
});
