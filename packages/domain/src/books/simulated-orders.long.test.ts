import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectSame } from '../../test/ledger-equals.ts';
import { play, simulatedOrder } from '../../test/simulated-order.ts';

const count = 10_000;

test(
  'ledger, gateway and orders say the same of 10,000 orders together',
  { timeout: 120_000 },
  () => {
    const orders = fc.sample(simulatedOrder, count);
    const outcomes = orders.map((order, at) => play(String(at), order));
    expect(outcomes).toHaveLength(count);
    expectSame(outcomes);
  },
);
