import fc from 'fast-check';
import { expect, test } from 'vitest';
import { declaredPairs, reachableFrom } from '../lib/transition-table.ts';
import {
  decideOrder,
  mayCancel,
  orderTable,
  type OrderEvent,
  type OrderStatus,
} from './order.machine.ts';

const events: OrderEvent[] = [
  'pay',
  'give-up',
  'await',
  'expire',
  'hand-over',
  'ship-part',
  'ship-rest',
  'drop-rest',
  'cancel',
  'reject',
];

/** Written out by hand, so that a slip in the table shows here. */
const declared: Record<OrderStatus, OrderEvent[]> = {
  pending: ['pay', 'give-up', 'await'],
  unpaid: [],
  awaitingPayment: ['pay', 'expire', 'cancel'],
  expired: [],
  paid: ['hand-over', 'cancel'],
  inProduction: ['ship-part', 'ship-rest', 'reject'],
  partlyShipped: ['ship-part', 'ship-rest', 'drop-rest'],
  shipped: [],
  canceled: [],
};
const paidStatuses: OrderStatus[] = ['paid', 'inProduction', 'partlyShipped', 'shipped'];
const statuses = Object.keys(declared) as OrderStatus[]; // the record names them all

test('exactly these pairs of status and event are declared', () => {
  const expected = Object.entries(declared).flatMap(([status, list]) =>
    list.map((event) => `${status} ${event}`),
  );
  expect(declaredPairs(orderTable).toSorted()).toEqual(expected.toSorted());
});

test('every undeclared pair is refused and names itself', () => {
  for (const status of statuses) {
    for (const event of events.filter((each) => !declared[status].includes(each))) {
      expect(decideOrder(status, event)).toEqual({
        problem: 'undeclared-transition',
        from: status,
        event,
      });
    }
  }
});

test('every status can be reached', () => {
  expect(reachableFrom(orderTable, 'pending')).toEqual(new Set(statuses));
});

test('whatever happens, nothing unpaid reaches the lab and money goes back once at most', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (path) => {
      let status: OrderStatus = 'pending';
      let isPaid = false;
      const effects: string[] = [];
      for (const event of path) {
        const decision = decideOrder(status, event);
        if ('problem' in decision) continue;
        isPaid ||= event === 'pay';
        if (decision.effects.includes('send-to-lab')) expect(isPaid).toBe(true);
        status = decision.state;
        effects.push(...decision.effects);
      }
      const returned = effects.filter((effect) => effect === 'refund');
      expect(returned).toHaveLength(status === 'canceled' && isPaid ? 1 : 0);
      expect(isPaid).toBe(
        paidStatuses.includes(status) || (status === 'canceled' && returned.length === 1),
      );
      const abandoned = effects.includes('abandon-payment');
      expect(abandoned).toBe(status === 'expired' || (status === 'canceled' && !isPaid));
      const isOver = ['unpaid', 'expired', 'canceled'].includes(status);
      expect(effects.includes('release-discount')).toBe(isOver);
    }),
  );
});

test('an order can be canceled until its cut-off and not at it', () => {
  const cutOffAt = new Date('2026-12-01T12:00:00Z');
  const paid = { status: 'paid', cutOffAt } as const;
  expect(mayCancel(paid, new Date('2026-12-01T11:59:59.999Z'))).toBe(true);
  expect(mayCancel(paid, cutOffAt)).toBe(false);
  expect(mayCancel({ ...paid, status: 'inProduction' }, new Date('2026-12-01T11:00Z'))).toBe(false);
  expect(mayCancel({ ...paid, cutOffAt: null }, new Date('2026-12-01T11:00Z'))).toBe(false);
});

test('an order whose money has not come is canceled at any time', () => {
  const awaited = { status: 'awaitingPayment', cutOffAt: null } as const;
  expect(mayCancel(awaited, new Date('2026-12-01T12:00:00Z'))).toBe(true);
  expect(mayCancel({ ...awaited, status: 'expired' }, new Date())).toBe(false);
});
