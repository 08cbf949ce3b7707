import fc from 'fast-check';
import { expect, test } from 'vitest';
import { declaredPairs, reachableFrom } from '../lib/transition-table.ts';
import {
  decidePaymentAttempt,
  isOpenAttempt,
  paymentAttemptTable,
  type PaymentAttemptEvent,
  type PaymentAttemptStatus,
} from './payment-attempt.machine.ts';

const events: PaymentAttemptEvent[] = [
  'approve',
  'defer',
  'decline',
  'fail',
  'lose-answer',
  'abandon',
  'confirm-return',
];

/** Written out by hand, so that a slip in the table shows here. */
const declared: Record<PaymentAttemptStatus, PaymentAttemptEvent[]> = {
  claimed: ['approve', 'defer', 'decline', 'fail', 'lose-answer'],
  unknown: ['approve', 'defer', 'decline', 'fail'],
  pending: ['approve', 'defer', 'decline', 'fail', 'abandon'],
  charged: [],
  declined: ['approve'],
  failed: ['approve'],
  returning: ['confirm-return'],
  returned: [],
};
const statuses = Object.keys(declared) as PaymentAttemptStatus[]; // the record names them all

test('exactly these pairs of status and event are declared', () => {
  const expected = Object.entries(declared).flatMap(([status, list]) =>
    list.map((event) => `${status} ${event}`),
  );
  expect(declaredPairs(paymentAttemptTable).toSorted()).toEqual(expected.toSorted());
});

test('every undeclared pair is refused and names itself', () => {
  for (const status of statuses) {
    for (const event of events.filter((each) => !declared[status].includes(each))) {
      expect(decidePaymentAttempt(status, event)).toEqual({
        problem: 'undeclared-transition',
        from: status,
        event,
      });
    }
  }
});

test('every status can be reached', () => {
  expect(reachableFrom(paymentAttemptTable, 'claimed')).toEqual(new Set(statuses));
});

function walk(path: readonly PaymentAttemptEvent[]) {
  let status: PaymentAttemptStatus = 'claimed';
  const effects: string[] = [];
  let isAbandoned = false;
  for (const event of path) {
    const decision = decidePaymentAttempt(status, event);
    if ('problem' in decision) continue;
    isAbandoned ||= event === 'abandon';
    status = decision.state;
    effects.push(...decision.effects);
  }
  return { status, effects, isAbandoned };
}

const paths = fc.array(fc.constantFrom(...events), { maxLength: 40 });

test('whatever happens, an order is told once what its payment came to, at most once more after waiting', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const { status, effects, isAbandoned } = walk(path);
      const waited = effects.filter((effect) => effect === 'mark-order-awaiting');
      expect(waited.length).toBeLessThanOrEqual(1);
      const ends = ['mark-order-paid', 'mark-order-unpaid', 'mark-order-expired'];
      const told = effects.filter((effect) => ends.includes(effect));
      const isEnded = !isOpenAttempt(status) && status !== 'pending';
      // An order that gave up waiting knows that itself.
      expect(told).toHaveLength(isEnded && !isAbandoned ? 1 : 0);
    }),
  );
});

test('whatever happens, money is kept or on its way back, never both and never neither', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const { status, effects } = walk(path);
      expect(effects.includes('mark-order-paid')).toBe(status === 'charged');
      expect(effects.filter((effect) => effect === 'return-money')).toHaveLength(
        status === 'returning' || status === 'returned' ? 1 : 0,
      );
    }),
  );
});
