import { cancelOrder, getOrder } from '@albumen/contract/endpoints/orders';
import { exchange } from '@albumen/domain/money/exchange';
import { expect, test } from 'vitest';
import { paymentId } from '../../../../test/bank-checkout.ts';
import { openBankRig } from '../../../../test/bank-rig.ts';
import {
  completedXml,
  expiredXml,
  sendNotice,
  transactionXml,
} from '../../../../test/gateway-notices.ts';
import { readyCheckout } from '../../../../test/ready-checkout.ts';
import { collect } from '../../payments/collect.service.ts';
import { expireOrders } from '../changes/expire-orders.service.ts';
import { listForOperator } from '../operator-orders.service.ts';

const { fake, app, kinds } = await openBankRig();
const { db, deps, clock } = app;

/** A checkout whose buyer pays by phone, later. */
async function mbwayCheckout() {
  const ready = await readyCheckout(app);
  const amountMinor = exchange(ready.totalMinor, '0.92');
  const local = { paymentId, country: 'PT', amountMinor, currency: 'EUR' };
  const promise = () => ready.submit({ payment: { method: 'mbway', local } });
  return { ...ready, promise, approved: { paymentId, amountMinor, currency: 'EUR' } };
}

async function promised() {
  const ready = await mbwayCheckout();
  expect((await ready.promise()).status).toBe(204);
  const read = async () =>
    (await ready.client.call(getOrder, { params: { resourceId: ready.resourceId } })).body;
  return { ...ready, read };
}

/** What the worker does with the jobs that wait. */
async function workOff() {
  await collect(deps, paymentId);
}

const completed = (approved: Parameters<typeof completedXml>[0]) =>
  sendNotice(app, { kind: 'local_payment_completed', subject: completedXml(approved) });

test('an order that is promised is awaited: 204, an empty cart, a mail, nothing charged or made', async () => {
  const { read, submit } = await promised();
  const order = await read();
  expect(order).toMatchObject({ status: 'awaitingPayment', placedAt: null, canCancel: true });
  expect(order.paidBy?.words).toBe('MB WAY');
  expect(order.timeline.map(({ title }) => title)).toEqual(['Order sent', 'Awaiting payment']);
  expect(await db.selectFrom('cartItems').select('id').execute()).toEqual([]);
  expect(await kinds()).toEqual(['orderAwaiting']);
  expect(fake.asked()).toBe(0);
  expect(await db.selectFrom('labOrders').select('id').execute()).toEqual([]);
  expect(await listForOperator(deps)).toMatchObject([
    { status: 'awaitingPayment', leftMinor: 0, paidBy: 'MB WAY' },
  ]);
  expect((await submit()).status).toBe(204);
  expect(fake.asked()).toBe(0);
});

test('what its payer approves is charged once, however often and in whatever order it is reported', async () => {
  const { read, approved } = await promised();
  const replies = await Promise.all([
    completed(approved),
    completed(approved),
    completed(approved),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([204, 204, 204]);
  await sendNotice(app, { kind: 'local_payment_expired', subject: expiredXml(paymentId) });
  await workOff();
  await workOff();
  expect(fake.asked()).toBe(1);
  const { amountMinor } = approved;
  expect([...fake.charges.values()]).toMatchObject([
    { token: 'approved-nonce', amountMinor, currency: 'EUR' },
  ]);
  expect((await read()).status).toBe('paid');
  expect(await kinds()).toEqual(['orderAwaiting', 'orderReceipt']);
});

test('the gateway may be quicker than the page that started the payment', async () => {
  const { promise, approved, client, resourceId } = await mbwayCheckout();
  await completed(approved);
  expect((await promise()).status).toBe(204);
  await workOff();
  const { body } = await client.call(getOrder, { params: { resourceId } });
  expect(body.status).toBe('paid');
});

test('an answer that is lost after the charge is found again, nothing is charged twice', async () => {
  const { read, approved } = await promised();
  await completed(approved);
  fake.next('lost');
  await expect(workOff()).rejects.toThrow('again');
  await workOff();
  expect(fake.asked()).toBe(1);
  expect((await read()).status).toBe('paid');
});

test.each([
  { what: 'another amount', overrides: { amountMinor: 1 } },
  { what: 'another currency', overrides: { currency: 'PLN' } },
])('$what than the order’s is not taken, and ends it', async ({ overrides }) => {
  const { read, approved } = await promised();
  await completed({ ...approved, ...overrides });
  await workOff();
  expect(fake.asked()).toBe(0);
  expect((await read()).status).toBe('expired');
});

test('a notice that nobody signed changes nothing', async () => {
  const { read, approved } = await promised();
  const kind = 'local_payment_completed';
  const forged = { kind, subject: completedXml(approved), signature: '0'.repeat(40) };
  expect((await sendNotice(app, forged)).status).toBe(401);
  await workOff();
  expect((await read()).status).toBe('awaitingPayment');
});

test('what its payer declines ends the order with a mail', async () => {
  const { read } = await promised();
  await sendNotice(app, { kind: 'local_payment_expired', subject: expiredXml(paymentId) });
  await workOff();
  const order = await read();
  expect(order.status).toBe('expired');
  expect(order.timeline.at(-1)?.title).toBe('The payment did not arrive');
  expect(await kinds()).toEqual(['orderAwaiting', 'orderExpired']);
});

test('what never comes expires with a mail', async () => {
  const { read } = await promised();
  await expireOrders(deps);
  expect((await read()).status).toBe('awaitingPayment');
  clock.moveBy(11 * 24 * 3_600_000);
  await expireOrders(deps);
  await expireOrders(deps);
  expect((await read()).status).toBe('expired');
  expect(await kinds()).toEqual(['orderAwaiting', 'orderExpired']);
});

test('an order that is canceled while it is awaited is never charged', async () => {
  const { read, approved, client, resourceId } = await promised();
  await client.call(cancelOrder, { params: { resourceId } });
  await completed(approved);
  await workOff();
  expect(fake.asked()).toBe(0);
  expect((await read()).status).toBe('canceled');
  expect(await kinds()).toEqual(['orderAwaiting', 'orderCanceled']);
});

test('a bank that always leads back promises no order', async () => {
  const { submit, totalMinor } = await readyCheckout(app);
  const amountMinor = exchange(totalMinor, '0.92');
  const local = { paymentId, country: 'NL', amountMinor, currency: 'EUR' };
  const reply = await submit({ payment: { method: 'ideal', local } });
  expect(reply.body).toMatchObject({ code: 'paymentUnavailable' });
  expect(await kinds()).toEqual([]);
});

test('nobody is mailed of more than a few promised orders a day', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const { submit, totalMinor } = await readyCheckout(app);
    const amountMinor = exchange(totalMinor, '0.92');
    const local = { paymentId: `PAY-${count}`, country: 'PT', amountMinor, currency: 'EUR' };
    statuses.push((await submit({ payment: { method: 'mbway', local } })).status);
  }
  expect(statuses).toEqual([...Array<number>(5).fill(204), 429]);
  expect(await kinds()).toHaveLength(5);
});

test('one payment pays one order, however often its id is sent', async () => {
  const local = { paymentId, country: 'PT', currency: 'EUR' };
  await promised();
  const other = await readyCheckout(app);
  const amountMinor = exchange(other.totalMinor, '0.92');
  const payment = { method: 'mbway' as const, local: { ...local, amountMinor } };
  expect((await other.submit({ payment })).status).toBe(402);
  expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(1);
});

/** Charged, but the money takes days. */
async function slow() {
  const ready = await mbwayCheckout();
  const local = { ...ready.approved, country: 'PT' };
  fake.next('deferred');
  const { status } = await ready.submit({ payment: { method: 'mbway', nonce: 'n', local } });
  expect(status).toBe(204);
  const attempt = await db.selectFrom('paymentAttempts').selectAll().executeTakeFirstOrThrow();
  const tell = (kind: string, state: string) =>
    sendNotice(app, { kind, subject: transactionXml(attempt, state) });
  const read = async () =>
    (await ready.client.call(getOrder, { params: { resourceId: ready.resourceId } })).body;
  return { ...ready, attempt, tell, read };
}

test('money that takes days is awaited until it has settled', async () => {
  const { read, tell } = await slow();
  expect((await read()).status).toBe('awaitingPayment');
  await Promise.all([1, 2, 3].map(() => tell('transaction_settled', 'settled')));
  expect((await read()).status).toBe('paid');
  expect(await kinds()).toEqual(['orderAwaiting', 'orderReceipt']);
});

test('money that is refused after days ends the order', async () => {
  const { read, tell } = await slow();
  await tell('transaction_settlement_declined', 'settlement_declined');
  expect((await read()).status).toBe('expired');
  await tell('transaction_settled', 'settled');
  expect((await read()).status).toBe('expired');
  const refunds = await db.selectFrom('refunds').select(['reason', 'chargedMinor']).execute();
  expect(refunds).toEqual([{ reason: 'late', chargedMinor: expect.any(Number) }]);
});

test('a notice that was lost is made up for before the order would expire', async () => {
  const { read, attempt } = await slow();
  clock.moveBy(11 * 24 * 3_600_000);
  const { reference, amountMinor, currency } = attempt;
  fake.charges.set(reference, { reference, amountMinor, currency, token: 'n' });
  await expireOrders(deps);
  expect((await read()).status).toBe('paid');
});
