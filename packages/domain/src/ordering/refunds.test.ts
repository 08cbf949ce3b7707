import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  earnedOf,
  leftOfCarriage,
  leftOfLine,
  refundOfLines,
  spreadRefund,
  type RefundableOrder,
} from './refunds.ts';

const order: RefundableOrder = {
  lines: [
    { itemId: 'a', totalMinor: 1_000, refundedMinor: 0 },
    { itemId: 'b', totalMinor: 3_000, refundedMinor: 0 },
  ],
  shippingMinor: 800,
  packagingMinor: 200,
  taxLines: [{ name: 'Sales tax', rate: 8.25 }],
  isShippingTaxed: false,
  leftMinor: 5_347,
};

test('a line goes back with its tax, and shipping is not taken back with it', () => {
  expect(refundOfLines(order, ['a'])).toBe(1_083);
});

test('lines that go back one after the other come to what they come to together', () => {
  const after = {
    ...order,
    lines: order.lines.map((line) =>
      line.itemId === 'a' ? { ...line, refundedMinor: 1_000 } : line,
    ),
    leftMinor: order.leftMinor - 1_083,
  };
  expect(refundOfLines(order, ['a']) + refundOfLines(after, ['b'])).toBe(
    refundOfLines(order, ['a', 'b']),
  );
});

test('with all of its carriage the whole payment goes back', () => {
  expect(refundOfLines(order, ['a', 'b'], { shippingMinor: 800, packagingMinor: 200 })).toBe(5_347);
});

test('where shipping is taxed, its tax goes back with it', () => {
  const taxed = {
    ...order,
    isShippingTaxed: true,
    leftMinor: 5_413,
  };
  expect(refundOfLines(taxed, ['a', 'b'], { shippingMinor: 800, packagingMinor: 200 })).toBe(5_413);
});

test.each([false, true])(
  'of the carriage is left what no refund took, whether its tax is charged (%s) or not',
  (isShippingTaxed) => {
    const leftMinor = isShippingTaxed ? 5_413 : 5_347;
    const whole = { ...order, isShippingTaxed, leftMinor };
    expect(leftOfCarriage(whole)).toBeCloseTo(1, 2);
    const lines = order.lines.map((line) => ({ ...line, refundedMinor: line.totalMinor / 2 }));
    const half = { ...whole, lines, leftMinor: Math.round(leftMinor / 2) };
    expect(leftOfCarriage(half)).toBeCloseTo(0.5, 2);
    expect(leftOfCarriage({ ...half, leftMinor: 2_165 })).toBe(0);
  },
);

test('never more goes back than is left', () => {
  expect(refundOfLines({ ...order, leftMinor: 500 }, ['b'])).toBe(500);
  expect(() => spreadRefund(order, { amountMinor: 5_348, itemIds: [] })).toThrow(RangeError);
});

test('an amount that names no line is borne by each in proportion to what is left of it', () => {
  const borne = spreadRefund(order, { amountMinor: 2_000, itemIds: [] });
  expect(borne).toEqual(
    new Map([
      ['a', 374],
      ['b', 1_122],
    ]),
  );
});

test('an amount is borne by all lines together, and by none more than is left of it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 90_000 })), {
        minLength: 1,
        maxLength: 8,
      }),
      fc.integer({ min: 0, max: 5_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (amounts, carriageMinor, part) => {
        const lines = amounts.map(([one, other], index) => ({
          itemId: String(index),
          totalMinor: Math.max(one, other),
          refundedMinor: Math.min(one, other),
        }));
        const goods = lines.reduce((sum, line) => sum + leftOfLine(line), 0);
        const leftMinor = goods + carriageMinor;
        const amountMinor = Math.round(leftMinor * part);
        if (amountMinor === 0) return;
        const borne = spreadRefund({ ...order, lines, leftMinor }, { amountMinor, itemIds: [] });
        for (const line of lines) {
          expect(borne.get(line.itemId)).toBeLessThanOrEqual(leftOfLine(line));
        }
        const whole = [...borne.values()].reduce((sum, minor) => sum + minor, 0);
        // The lines' share of the payment, to half a cent and in whole numbers: no rounding of ours hides in it.
        expect(2 * Math.abs(whole * leftMinor - goods * amountMinor)).toBeLessThanOrEqual(
          leftMinor,
        );
      },
    ),
  );
});

test('what a photographer earned goes back in proportion', () => {
  expect(earnedOf({ totalMinor: 3_000, refundedMinor: 0, markupMinor: 900 })).toBe(900);
  expect(earnedOf({ totalMinor: 3_000, refundedMinor: 1_000, markupMinor: 900 })).toBe(600);
  expect(earnedOf({ totalMinor: 3_000, refundedMinor: 3_000, markupMinor: 900 })).toBe(0);
});
