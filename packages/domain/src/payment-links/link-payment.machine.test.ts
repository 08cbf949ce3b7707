import fc from 'fast-check';
import { expect, test } from 'vitest';
import { declaredPairs, reachableFrom } from '../lib/transition-table.ts';
import {
  decideLinkPayment,
  isBeingPaid,
  linkPaymentTable,
  type LinkPaymentEvent,
  type LinkPaymentStatus,
} from './link-payment.machine.ts';

const events: LinkPaymentEvent[] = [
  'approve',
  'defer',
  'decline',
  'fail',
  'lose-answer',
  'abandon',
  'confirm-return',
];

/** Written out by hand, so that a slip in the table shows here. */
const declared: Record<LinkPaymentStatus, LinkPaymentEvent[]> = {
  claimed: ['approve', 'defer', 'decline', 'fail', 'lose-answer'],
  unknown: ['approve', 'defer', 'decline', 'fail'],
  pending: ['approve', 'decline', 'fail', 'abandon'],
  charged: [],
  declined: ['approve'],
  failed: ['approve'],
  returning: ['confirm-return'],
  returned: [],
};
const statuses = Object.keys(declared) as LinkPaymentStatus[]; // the record names them all

test('exactly these pairs of status and event are declared', () => {
  const expected = Object.entries(declared).flatMap(([status, list]) =>
    list.map((event) => `${status} ${event}`),
  );
  expect(declaredPairs(linkPaymentTable).toSorted()).toEqual(expected.toSorted());
});

test('every undeclared pair is refused and names itself', () => {
  for (const status of statuses) {
    for (const event of events.filter((each) => !declared[status].includes(each))) {
      expect(decideLinkPayment(status, event)).toEqual({
        problem: 'undeclared-transition',
        from: status,
        event,
      });
    }
  }
});

test('every status can be reached', () => {
  expect(reachableFrom(linkPaymentTable, 'claimed')).toEqual(new Set(statuses));
});

function walk(path: readonly LinkPaymentEvent[]) {
  let status: LinkPaymentStatus = 'claimed';
  const effects: string[] = [];
  for (const event of path) {
    const decision = decideLinkPayment(status, event);
    if ('problem' in decision) continue;
    status = decision.state;
    effects.push(...decision.effects);
  }
  return { status, count: (name: string) => effects.filter((effect) => effect === name).length };
}

const paths = fc.array(fc.constantFrom(...events), { maxLength: 40 });

test('whatever happens, money is kept or on its way back, never both and never neither', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const { status, count } = walk(path);
      expect(count('mark-link-paid')).toBe(status === 'charged' ? 1 : 0);
      const isBack = status === 'returning' || status === 'returned';
      expect(count('return-money')).toBe(isBack ? 1 : 0);
    }),
  );
});

test('whatever happens, a link hears that its awaited money was refused only if it waited', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const { status, count } = walk(path);
      expect(count('mark-link-unpaid')).toBeLessThanOrEqual(count('mark-link-awaiting'));
      if (isBeingPaid(status)) expect(count('mark-link-awaiting')).toBe(0);
    }),
  );
});
