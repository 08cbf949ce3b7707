import { expect, test } from 'vitest';
import { nameOf, openFaultRig, payableKinds, ways, type FaultCase } from './charge-faults.ts';

const { play, playStray, failReturn } = await openFaultRig();

/* One fault of each nature; `charge-faults.long.test.ts` has them all. */
const faults: Pick<FaultCase, 'fault' | 'times'>[] = [
  { fault: { kind: 'status', when: 'after', status: 429 }, times: 2 },
  { fault: { kind: 'status', when: 'before', status: 403 }, times: 1 },
  { fault: { kind: 'cutOff', when: 'after', status: 500 }, times: 1 },
];
const cases = payableKinds.flatMap((payable) =>
  ways.flatMap((way) => faults.map((fault) => ({ payable, way, ...fault }))),
);

test.each(cases.map((one) => [nameOf(one), one] as const))(
  '%s: what is paid is charged once, what is not is not charged',
  async (_, one) => {
    const { isPaid, standing, open, wrongInBooks } = await play(one);
    expect({ standing, open }).toEqual({ standing: isPaid ? 1 : 0, open: 0 });
    expect(wrongInBooks).toEqual([]);
    expect(isPaid).toBe(one.way !== 'first submission' || one.fault.when === 'after');
  },
);

test.each(payableKinds)(
  'a charge that lay on its way until its %s was paid by another goes back: timeline and mail say so',
  async (payable) => {
    const { isPaid, standing, open, events, mails, wrongInBooks } = await playStray(payable);
    expect({ isPaid, standing, open }).toEqual({ isPaid: true, standing: 1, open: 0 });
    expect(wrongInBooks).toEqual([]);
    expect(events.slice(-3)).toEqual(['pay', 'stray-charge', 'stray-returned']);
    expect(mails.filter((kind) => kind === 'lateCharge')).toHaveLength(1);

    // The bank did not take it back: that is told, and no second mail comes of it.
    const later = await failReturn();
    expect({ standing: later.standing, open: later.open }).toEqual({ standing: 1, open: 0 });
    expect(later.events.slice(-2)).toEqual(['stray-return-failed', 'stray-returned']);
    expect(later.mails.filter((kind) => kind === 'lateCharge')).toHaveLength(1);
    expect(later.wrongInBooks).toEqual([]);
  },
);
