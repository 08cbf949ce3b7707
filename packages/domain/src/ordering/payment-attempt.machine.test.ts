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
  'decline',
  'fail',
  'lose-answer',
  'confirm-return',
];

/** Written out by hand, so that a slip in the table shows here. */
const declared: Record<PaymentAttemptStatus, PaymentAttemptEvent[]> = {
  claimed: ['approve', 'decline', 'fail', 'lose-answer'],
  unknown: ['approve', 'decline', 'fail'],
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
  for (const event of path) {
    const decision = decidePaymentAttempt(status, event);
    if ('problem' in decision) continue;
    status = decision.state;
    effects.push(...decision.effects);
  }
  return { status, effects };
}

const paths = fc.array(fc.constantFrom(...events), { maxLength: 40 });

test('whatever happens, an order is told once at most what its payment came to', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const { status, effects } = walk(path);
      const told = effects.filter((effect) => effect.startsWith('mark-order'));
      expect(told).toHaveLength(isOpenAttempt(status) ? 0 : 1);
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
