import fc from 'fast-check';
import { expect, test } from 'vitest';
import { declaredPairs, reachableFrom } from '../lib/transition-table.ts';
import {
  decideTransaction,
  isLive,
  isSettledOrSettling,
  transactionTable,
  type TransactionEvent,
  type TransactionStatus,
} from './transaction.machine.ts';

const events: TransactionEvent[] = [
  'approve',
  'decline',
  'fail',
  'reject',
  'expire',
  'submit',
  'void',
  'begin-settling',
  'hold-settlement',
  'confirm-settlement',
  'settle',
  'decline-settlement',
  'disburse',
];
/** Written out by hand, so that a slip in the table shows here. */
const declared: Record<TransactionStatus, TransactionEvent[]> = {
  authorizing: ['approve', 'decline', 'fail', 'reject'],
  authorized: ['submit', 'void', 'expire'],
  submitted_for_settlement: [
    'void',
    'begin-settling',
    'hold-settlement',
    'confirm-settlement',
    'settle',
    'decline-settlement',
  ],
  settling: ['confirm-settlement', 'settle', 'decline-settlement'],
  settlement_pending: ['void', 'confirm-settlement', 'settle', 'decline-settlement'],
  settlement_confirmed: ['settle', 'decline-settlement'],
  settled: ['disburse'],
  authorization_expired: [],
  settlement_declined: [],
  voided: [],
  failed: [],
  gateway_rejected: [],
  processor_declined: [],
};
const statuses = Object.keys(declared) as TransactionStatus[]; // the record names them all

function walk(path: readonly TransactionEvent[]) {
  let status: TransactionStatus = 'authorizing';
  const seen: { status: TransactionStatus; effects: readonly string[] }[] = [];
  for (const event of path) {
    const decision = decideTransaction(status, event);
    if ('problem' in decision) continue;
    status = decision.state;
    seen.push({ status, effects: decision.effects });
  }
  return { status, seen };
}

const paths = fc.array(fc.constantFrom(...events), { maxLength: 60 });

test('exactly these pairs of status and event are declared', () => {
  const expected = Object.entries(declared).flatMap(([status, list]) =>
    list.map((event) => `${status} ${event}`),
  );
  expect(declaredPairs(transactionTable).toSorted()).toEqual(expected.toSorted());
});

test('every undeclared pair is refused and names itself', () => {
  for (const status of statuses) {
    for (const event of events.filter((each) => !declared[status].includes(each))) {
      expect(decideTransaction(status, event)).toEqual({
        problem: 'undeclared-transition',
        from: status,
        event,
      });
    }
  }
});

test('every status can be reached', () => {
  expect([...reachableFrom(transactionTable, 'authorizing')].toSorted()).toEqual(
    statuses.toSorted(),
  );
});

test('whatever happens, money that was not approved is never settled', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const { seen } = walk(path);
      const settledAt = seen.findIndex(({ status }) => isSettledOrSettling(status));
      if (settledAt === -1) return;
      const before = seen.slice(0, settledAt).map(({ status }) => status);
      expect(before).toContain('authorized');
      expect(before).toContain('submitted_for_settlement');
    }),
  );
});

test('whatever happens, a transaction that came to nothing never comes back', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const { seen } = walk(path);
      const endedAt = seen.findIndex(({ status }) => !isLive(status));
      expect([-1, seen.length - 1]).toContain(endedAt);
    }),
  );
});

test('whatever happens, settlement is announced at most once and never beside a decline', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const effects = walk(path).seen.flatMap((step) => step.effects);
      const announced = effects.filter(
        (effect) => effect === 'announce-settled' || effect === 'announce-settlement-declined',
      );
      expect(announced.length).toBeLessThanOrEqual(1);
    }),
  );
});
