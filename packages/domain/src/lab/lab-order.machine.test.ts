import fc from 'fast-check';
import { expect, test } from 'vitest';
import { declaredPairs, reachableFrom } from '../lib/transition-table.ts';
import {
  decideLabOrder,
  labOrderTable,
  type LabOrderEvent,
  type LabOrderStatus,
} from './lab-order.machine.ts';

const events: LabOrderEvent[] = [
  'files-ready',
  'send',
  'accept',
  'reject',
  'hold',
  'ship',
  'resend',
  'cancel',
];

/** Written out by hand, so that a slip in the table shows here. */
const declared: Record<LabOrderStatus, LabOrderEvent[]> = {
  preparing: ['files-ready', 'hold'],
  sending: ['send', 'hold', 'accept', 'reject', 'ship'],
  sent: ['accept', 'reject', 'ship'],
  accepted: ['accept', 'send', 'reject', 'ship', 'resend'],
  rejected: ['resend', 'cancel', 'accept', 'reject', 'send'],
  held: ['resend', 'cancel'],
  shipped: ['accept', 'send', 'ship', 'resend'],
  canceled: [],
};
const statuses = Object.keys(declared) as LabOrderStatus[]; // the record names them all

test('exactly these pairs of status and event are declared', () => {
  const expected = Object.entries(declared).flatMap(([status, list]) =>
    list.map((event) => `${status} ${event}`),
  );
  expect(declaredPairs(labOrderTable).toSorted()).toEqual(expected.toSorted());
});

test('every undeclared pair is refused and names itself', () => {
  for (const status of statuses) {
    for (const event of events.filter((each) => !declared[status].includes(each))) {
      expect(decideLabOrder(status, event)).toEqual({
        problem: 'undeclared-transition',
        from: status,
        event,
      });
    }
  }
});

test('every status can be reached', () => {
  expect(reachableFrom(labOrderTable, 'preparing')).toEqual(new Set(statuses));
});

test('whatever comes in whatever order, a parcel is reported each time and a shipped order stays shipped unless a person sends it again', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (path) => {
      let status: LabOrderStatus = 'preparing';
      for (const event of path) {
        const decision = decideLabOrder(status, event);
        if ('problem' in decision) continue;
        expect(decision.effects.includes('notify-shipped')).toBe(event === 'ship');
        if (status === 'shipped' && event !== 'resend') expect(decision.state).toBe('shipped');
        status = decision.state;
      }
    }),
  );
});

test('the lab gets an order once, however often the files are said to be ready', () => {
  const ready = decideLabOrder('preparing', 'files-ready');
  expect(ready).toEqual({ state: 'sending', effects: ['hand-over'] });
  expect(decideLabOrder('sending', 'files-ready')).toHaveProperty('problem');
});
