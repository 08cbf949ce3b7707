import { expect, test, vi } from 'vitest';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import { startTestStore } from '../../../test/test-store.ts';
import type { PaymentProvider } from '../../third-parties/payments/payment-provider.ts';
import { seedDemo } from '../seed.ts';
import { addDemoOrders } from './add-demo-orders.ts';
import { demoOrders } from './demo-order-list.ts';

/** Renditions and print files give way to everything else: a timeout, not a measure. */
vi.setConfig({ testTimeout: 300_000 });

const cards = openFakeProvider();
const debits = openFakeProvider();
// The first of these is a debit, whose money takes days however often it is asked for.
debits.next('deferred');
const find: PaymentProvider['find'] = async ({ reference }) =>
  debits.charges.has(reference) ? { kind: 'deferred', transactionId: `t-${reference}` } : undefined;
const store = await startTestStore({
  environment: { CHECKOUT_RATES: 'EUR=0.92' },
  change: () => ({
    payments: { hostedFields: cards.provider, otherMethods: { ...debits.provider, find } },
  }),
});
await store.startWorker();

async function statuses() {
  const rows = await store.db.selectFrom('orders').select('status').execute();
  return rows.map(({ status }) => status).toSorted();
}

/** Of orders whose timeline begins at another hour than their list says. */
async function eventsOutOfTime() {
  const rows = await store.db
    .selectFrom('payableEvents')
    .innerJoin('orders', 'orders.id', 'payableEvents.orderId')
    .where('kind', '=', 'submit')
    .select(['kind', 'happenedAt', 'placedAt'])
    .execute();
  const isLate = (happenedAt: Date, orderAt: Date) =>
    Math.abs(happenedAt.getTime() - orderAt.getTime()) > 10 * 60_000;
  return rows.filter(({ happenedAt, placedAt }) => placedAt && isLate(happenedAt, placedAt));
}

test('the demo’s people order once, and what they ordered is in every state', async () => {
  const log = () => undefined;
  const { signal } = new AbortController();
  await seedDemo(store.deps, log);
  await addDemoOrders(store.deps, { log, signal });
  const wanted = demoOrders.map(({ end }) => (end === 'placed' ? 'paid' : end));
  expect(await statuses()).toEqual(wanted.toSorted());
  expect(await eventsOutOfTime()).toEqual([]);
  const links = await store.db.selectFrom('paymentLinks').select('status').execute();
  expect(links.map(({ status }) => status).toSorted()).toEqual(['open', 'paid', 'paid']);
  await addDemoOrders(store.deps, { log, signal });
  expect(await statuses()).toHaveLength(demoOrders.length);
});
