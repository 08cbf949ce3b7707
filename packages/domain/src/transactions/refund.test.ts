import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planRefund, type RefundableSale } from './refund.ts';

const sale: RefundableSale = {
  type: 'sale',
  status: 'settled',
  amountMinor: 10_000,
  refundedMinor: [],
};

test('without an amount the whole rest goes back', () => {
  expect(planRefund(sale)).toEqual({ amountMinor: 10_000 });
  expect(planRefund({ ...sale, refundedMinor: [2_500, 500] })).toEqual({ amountMinor: 7_000 });
});

test.each([
  { of: 'a credit', sale: { ...sale, type: 'credit' as const }, refusal: 'is-credit' },
  {
    of: 'money that did not settle',
    sale: { ...sale, status: 'authorized' as const },
    refusal: 'not-settled',
  },
  {
    of: 'what is all refunded',
    sale: { ...sale, refundedMinor: [10_000] },
    refusal: 'already-refunded',
  },
  {
    of: 'more than is left',
    sale: { ...sale, refundedMinor: [9_000] },
    askedMinor: 1_001,
    refusal: 'too-large',
  },
  { of: 'nothing', sale, askedMinor: 0, refusal: 'not-positive' },
])('no refund of $of', ({ sale: refused, askedMinor, refusal }) => {
  expect(planRefund(refused, askedMinor)).toEqual({ refusal });
});

test('however it is refunded, never more goes back than came in', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(fc.option(fc.integer({ min: -10, max: 1_000_000 }), { nil: undefined })),
      (amountMinor, asked) => {
        const refundedMinor: number[] = [];
        for (const each of asked) {
          const plan = planRefund({ ...sale, amountMinor, refundedMinor }, each);
          if ('amountMinor' in plan) refundedMinor.push(plan.amountMinor);
        }
        expect(refundedMinor.every((each) => each > 0)).toBe(true);
        expect(refundedMinor.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(amountMinor);
      },
    ),
  );
});
