import fc from 'fast-check';
import { test } from 'vitest';
import { expectSame } from '../../test/ledger-equals.ts';
import { play, simulatedOrder } from '../../test/simulated-order.ts';

test('ledger, gateway and orders say the same, whatever is declined, charged late or returned', () => {
  fc.assert(
    fc.property(fc.array(simulatedOrder, { maxLength: 5 }), (orders) => {
      expectSame(orders.map((order, at) => play(String(at), order)));
    }),
    { numRuns: 400 },
  );
});
