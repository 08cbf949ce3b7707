import fc from 'fast-check';
import { expect, test } from 'vitest';
import { declaredPairs, reachableFrom } from '../lib/transition-table.ts';
import {
  decidePaymentLink,
  isSettledLink,
  mayHappen,
  paymentLinkTable,
  type PaymentLinkEvent,
  type PaymentLinkStatus,
} from './payment-link.machine.ts';

const events: PaymentLinkEvent[] = [
  'change',
  'await',
  'pay',
  'fail',
  'cancel',
  'expire',
  'refund-part',
  'refund-rest',
];

/** Written out by hand, so that a slip in the table shows here. */
const declared: Record<PaymentLinkStatus, PaymentLinkEvent[]> = {
  open: ['change', 'await', 'pay', 'cancel', 'expire'],
  awaitingPayment: ['pay', 'fail', 'cancel', 'expire'],
  paid: ['refund-part', 'refund-rest'],
  partlyRefunded: ['refund-part', 'refund-rest'],
  refunded: [],
  canceled: [],
  expired: ['change'],
};
const statuses = Object.keys(declared) as PaymentLinkStatus[]; // the record names them all

test('exactly these pairs of status and event are declared', () => {
  const expected = Object.entries(declared).flatMap(([status, list]) =>
    list.map((event) => `${status} ${event}`),
  );
  expect(declaredPairs(paymentLinkTable).toSorted()).toEqual(expected.toSorted());
});

test('every undeclared pair is refused and names itself', () => {
  for (const status of statuses) {
    for (const event of events.filter((each) => !declared[status].includes(each))) {
      expect(mayHappen(status, event)).toBe(false);
      expect(decidePaymentLink(status, event)).toEqual({
        problem: 'undeclared-transition',
        from: status,
        event,
      });
    }
  }
});

test('every status can be reached', () => {
  expect(reachableFrom(paymentLinkTable, 'open')).toEqual(new Set(statuses));
});

test('whatever happens, a link is paid once at most and nothing unpaid is refunded', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (path) => {
      let status: PaymentLinkStatus = 'open';
      let receipts = 0;
      for (const event of path) {
        const decision = decidePaymentLink(status, event);
        if ('problem' in decision) continue;
        if (event.startsWith('refund')) expect(receipts).toBe(1);
        receipts += decision.effects.filter((effect) => effect === 'send-receipt').length;
        status = decision.state;
      }
      expect(receipts).toBe(isSettledLink(status) ? 1 : 0);
    }),
  );
});
