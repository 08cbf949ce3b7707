import { expect, test } from 'vitest';
import {
  allFaults,
  nameOf,
  openFaultRig,
  payableKinds,
  ways,
  type FaultCase,
} from './charge-faults.ts';

const { play } = await openFaultRig();

const cases: FaultCase[] = payableKinds.flatMap((payable) =>
  ways.flatMap((way) =>
    allFaults().flatMap((fault) => [1, 2].map((times) => ({ payable, way, fault, times }))),
  ),
);

test.each(cases.map((one) => [nameOf(one), one] as const))(
  '%s: what is paid is charged once, what is not is not charged',
  async (_, one) => {
    const { isPaid, standing, open, wrongInBooks } = await play(one);
    expect({ standing, open }).toEqual({ standing: isPaid ? 1 : 0, open: 0 });
    expect(wrongInBooks).toEqual([]);
    /* A second submission, and what its payer approved, end paid whatever went wrong before. */
    if (one.way !== 'first submission') expect(isPaid).toBe(true);
    if (one.fault.when === 'after') expect(isPaid).toBe(true);
  },
);
