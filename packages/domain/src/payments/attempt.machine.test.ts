import fc from 'fast-check';
import { expect, test } from 'vitest';
import { declaredPairs, reachableFrom } from '../lib/transition-table.ts';
import {
  decideAttempt,
  isInDoubt,
  attemptTable,
  type AttemptEvent,
  type AttemptStatus,
} from './attempt.machine.ts';

const events: AttemptEvent[] = [
  'approve',
  'defer',
  'decline',
  'fail',
  'lose-answer',
  'abandon',
  'confirm-return',
  'fail-return',
];

/** Written out by hand, so that a slip in the table shows here. */
const declared: Record<AttemptStatus, AttemptEvent[]> = {
  claimed: ['approve', 'defer', 'decline', 'fail', 'lose-answer'],
  unknown: ['approve', 'defer', 'decline', 'fail'],
  pending: ['approve', 'defer', 'decline', 'fail', 'abandon'],
  charged: [],
  declined: ['approve'],
  failed: ['approve'],
  returning: ['confirm-return'],
  returned: ['fail-return'],
};
const statuses = Object.keys(declared) as AttemptStatus[]; // the record names them all

test('exactly these pairs of status and event are declared', () => {
  const expected = Object.entries(declared).flatMap(([status, list]) =>
    list.map((event) => `${status} ${event}`),
  );
  expect(declaredPairs(attemptTable).toSorted()).toEqual(expected.toSorted());
});

test('every undeclared pair is refused and names itself', () => {
  for (const status of statuses) {
    for (const event of events.filter((each) => !declared[status].includes(each))) {
      expect(decideAttempt(status, event)).toEqual({
        problem: 'undeclared-transition',
        from: status,
        event,
      });
    }
  }
});

test('every status can be reached', () => {
  expect(reachableFrom(attemptTable, 'claimed')).toEqual(new Set(statuses));
});

function walk(path: readonly AttemptEvent[]) {
  let status: AttemptStatus = 'claimed';
  const effects: string[] = [];
  let isAbandoned = false;
  for (const event of path) {
    const decision = decideAttempt(status, event);
    if ('problem' in decision) continue;
    isAbandoned ||= event === 'abandon';
    status = decision.state;
    effects.push(...decision.effects);
  }
  return { status, effects, isAbandoned };
}

const paths = fc.array(fc.constantFrom(...events), { maxLength: 40 });

test('whatever happens, a payable is notified once what its payment came to, at most once more after waiting', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const { status, effects, isAbandoned } = walk(path);
      const waited = effects.filter((effect) => effect === 'mark-awaiting');
      expect(waited.length).toBeLessThanOrEqual(1);
      const ends = ['mark-paid', 'mark-unpaid', 'mark-lost'];
      const outcomes = effects.filter((effect) => ends.includes(effect));
      const isEnded = !isInDoubt(status) && status !== 'pending';
      // A payable that gave up waiting knows that itself.
      expect(outcomes).toHaveLength(isEnded && !isAbandoned ? 1 : 0);
    }),
  );
});

test('whatever happens, money is kept or on its way back, never both and never neither', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const { status, effects } = walk(path);
      expect(effects.includes('mark-paid')).toBe(status === 'charged');
      expect(effects.filter((effect) => effect === 'refund')).toHaveLength(
        status === 'returning' || status === 'returned' ? 1 : 0,
      );
    }),
  );
});
