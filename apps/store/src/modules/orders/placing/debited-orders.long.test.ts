import { getCheckout, updateCheckout } from '@albumen/contract/endpoints/checkout';
import { cancelOrder } from '@albumen/contract/endpoints/orders';
import { exchange } from '@albumen/domain/money/exchange';
import { beforeEach, expect, test } from 'vitest';
import { acting } from '../../../../test/acting.ts';
import { bankSettings } from '../../../../test/bank-checkout.ts';
import { openFakeProvider } from '../../../../test/fake-provider.ts';
import { debitedOrder, mandatedCheckout } from '../../../../test/debit-checkout.ts';
import { sendNotice, transactionXml } from '../../../../test/gateway-notices.ts';
import { waitingMails } from '../../../../test/mailbox.ts';
import { buyer } from '../../../../test/ready-checkout.ts';
import { openTestApp } from '../../../../test/test-app.ts';
import { addDiscount } from '../../discounts/add-discount.service.ts';
import { expireOrders } from '../changes/expire-orders.service.ts';
import { lookUpAwaitedCharges } from '../../payments/look-up-awaited.service.ts';
import { refundOnce } from '../../payments/refunds.service.ts';
import { refundOrder } from '../changes/refund-order.service.ts';

const fake = openFakeProvider();
const app = await openTestApp({
  poolSize: 6,
  settings: bankSettings,
  deps: { payments: { hostedFields: fake.provider, otherMethods: fake.provider } },
});
const { db, deps, clock, empty } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
});

async function kinds() {
  return (await waitingMails(db, buyer.email)).map(({ kind }) => kind);
}

test('a debit that is never reported expires with a mail', async () => {
  const { read } = await debitedOrder(app, fake);
  fake.charges.clear();
  clock.moveBy(11 * 24 * 3_600_000);
  await expireOrders(deps);
  expect((await read()).status).toBe('expired');
  expect(await kinds()).toEqual(['orderAwaiting', 'orderExpired']);
});

test('a debit that settles after its order was canceled goes back whole, in euros', async () => {
  const { read, settle, client, resourceId, debit } = await debitedOrder(app, fake);
  await client.call(cancelOrder, { params: { resourceId } });
  await settle();
  expect((await read()).status).toBe('canceled');
  const { id } = await db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
  await refundOnce(deps, id);
  expect(fake.returns).toMatchObject([{ amountMinor: debit.amountMinor, currency: 'EUR' }]);
});

test('a part of a debit goes back in euros', async () => {
  const { settle, totalMinor } = await debitedOrder(app, fake);
  await settle();
  const order = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const part = { amount: '5.01', leftMinor: totalMinor, itemIds: [], note: '' };
  await refundOrder(deps, acting, { ...part, orderId: order.id });
  const { id } = await db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
  await refundOnce(deps, id);
  expect(fake.returns).toMatchObject([{ amountMinor: exchange(501, '0.92'), currency: 'EUR' }]);
});

test('a debit that the bank refuses at once is a 402, and a card may pay instead', async () => {
  const { submit, payment, read } = await mandatedCheckout(app);
  fake.next('declined');
  expect((await submit({ payment })).status).toBe(402);
  expect((await submit()).status).toBe(204);
  expect((await read()).paidBy?.words).toBe('Visa ending in 1111');
});

test.each([
  { what: 'without its mandate', overrides: { nonce: undefined } },
  { what: 'without what was shown', overrides: { debit: undefined } },
  {
    what: 'that is a local payment, too',
    overrides: { local: { paymentId: 'PAY-1', country: 'FR', amountMinor: 1, currency: 'EUR' } },
  },
])('a debit $what charges nothing', async ({ overrides }) => {
  const { submit, payment } = await mandatedCheckout(app);
  expect((await submit({ payment: { ...payment, ...overrides } })).status).toBe(402);
  expect(fake.asked()).toBe(0);
});

test('a debit that fails frees the only use of its code', async () => {
  await addDiscount(deps, {
    labBrand: 'halide',
    code: 'once',
    label: '10 % off',
    takes: { kind: 'order', percentOff: 10 },
    useLimit: 1,
  });
  const { client, resourceId, submit, payment } = await mandatedCheckout(app);
  const params = { resourceId };
  await client.call(updateCheckout, { params, body: { discountCode: 'once' } });
  const { cartTotal } = (await client.call(getCheckout, { params })).body;
  const debit = { ...payment.debit, amountMinor: exchange(cartTotal, '0.92') };
  fake.next('deferred');
  expect((await submit({ payment: { ...payment, debit }, cartTotal })).status).toBe(204);
  const used = () => db.selectFrom('discounts').select('usedCount').executeTakeFirstOrThrow();
  expect(await used()).toEqual({ usedCount: 1 });
  const attempt = await db.selectFrom('paymentAttempts').selectAll().executeTakeFirstOrThrow();
  await sendNotice(app, {
    kind: 'transaction_settlement_declined',
    subject: transactionXml(attempt, 'settlement_declined'),
  });
  expect(await used()).toEqual({ usedCount: 0 });
});

test('a debit that settled without a notice is found by looking for it', async () => {
  const { read } = await debitedOrder(app, fake);
  await lookUpAwaitedCharges(deps);
  await lookUpAwaitedCharges(deps);
  expect((await read()).status).toBe('paid');
  expect(await kinds()).toEqual(['orderAwaiting', 'orderReceipt']);
});
