import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planLinkRefund } from './plan-link-refund.ts';

const amounts = fc.integer({ min: 1, max: 10_000_000 });

test('whatever is asked for, no more goes back than was paid, and all of it ends in refunded', () => {
  fc.assert(
    fc.property(
      amounts,
      fc.array(fc.integer({ min: -5, max: 12_000_000 })),
      (amountMinor, asked) => {
        let refundedMinor = 0;
        for (const each of asked) {
          const plan = planLinkRefund({ amountMinor, refundedMinor }, each);
          if ('refusal' in plan) {
            expect(each <= 0 || refundedMinor + each > amountMinor).toBe(true);
            continue;
          }
          expect(plan.refundedMinor).toBe(refundedMinor + each);
          refundedMinor = plan.refundedMinor;
          expect(plan.event === 'refund-rest').toBe(refundedMinor === amountMinor);
        }
        expect(refundedMinor).toBeLessThanOrEqual(amountMinor);
      },
    ),
  );
});

test('half a cent is nothing', () => {
  expect(planLinkRefund({ amountMinor: 100, refundedMinor: 0 }, 0.5)).toEqual({
    refusal: 'not-positive',
  });
});
