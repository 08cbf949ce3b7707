import { beforeEach, expect, test } from 'vitest';
import { bankSettings } from '../../../../test/bank-checkout.ts';
import { openFakeProvider } from '../../../../test/fake-provider.ts';
import { debitedOrder, mandatedCheckout } from '../../../../test/debit-checkout.ts';
import { waitingMails } from '../../../../test/mailbox.ts';
import { buyer } from '../../../../test/ready-checkout.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const fake = openFakeProvider();
const app = await openTestApp({
  poolSize: 6,
  settings: bankSettings,
  deps: { payments: { hostedFields: fake.provider, otherMethods: fake.provider } },
});
const { db, empty } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
});

function mails() {
  return waitingMails(db, buyer.email);
}

async function kinds() {
  return (await mails()).map(({ kind }) => kind);
}

test('a debit is of what the total comes to in euros; its order is awaited, and reported by mail', async () => {
  const { read, submitted, submitAgain, debit, totalMinor } = await debitedOrder(app, fake);
  expect(submitted.status).toBe(204);
  const { amountMinor } = debit;
  expect([...fake.charges.values()]).toMatchObject([
    { amountMinor, currency: 'EUR', token: 'mandate' },
  ]);
  const order = await read();
  expect(order).toMatchObject({ status: 'awaitingPayment', totalMinor, currency: 'USD' });
  expect(order).toMatchObject({ placedAt: null, canCancel: true });
  expect(order.paidBy).toEqual({
    words: 'SEPA direct debit',
    charged: { amountMinor, currency: 'EUR' },
  });
  const [mail] = await mails();
  expect(mail?.kind).toBe('orderAwaiting');
  expect(mail?.text).toContain(
    `by SEPA direct debit, charged as €${(amountMinor / 100).toFixed(2)}`,
  );
  expect(await db.selectFrom('cartItems').select('id').execute()).toEqual([]);
  expect((await submitAgain()).status).toBe(204);
  expect(fake.asked()).toBe(1);
});

test('once the debit has settled the order is paid, with one receipt that names the way', async () => {
  const { read, settle } = await debitedOrder(app, fake);
  await Promise.all([settle(), settle(), settle()]);
  expect((await read()).status).toBe('paid');
  const sent = await mails();
  expect(sent.map(({ kind }) => kind)).toEqual(['orderAwaiting', 'orderReceipt']);
  expect(sent[1]?.text).toContain('Paid by SEPA direct debit, charged as €');
});

test('a debit that fails ends its order with a mail, and what comes later goes back', async () => {
  const { read, refuse, settle } = await debitedOrder(app, fake);
  await refuse();
  await refuse();
  expect((await read()).status).toBe('expired');
  expect(await kinds()).toEqual(['orderAwaiting', 'orderExpired']);
  await settle();
  expect((await read()).status).toBe('expired');
  const refunds = await db.selectFrom('refunds').select('reason').execute();
  expect(refunds).toEqual([{ reason: 'late' }]);
});

test.each([
  { what: 'another amount', overrides: { amountMinor: 1 }, status: 409 },
  { what: 'a country without debits', overrides: { country: 'US' }, status: 503 },
])('$what is not charged', async ({ overrides, status }) => {
  const { submit, payment, debit } = await mandatedCheckout(app);
  const asked = await submit({ payment: { ...payment, debit: { ...debit, ...overrides } } });
  expect(asked.status).toBe(status);
  expect(fake.asked()).toBe(0);
  expect(await db.selectFrom('orders').select('id').execute()).toEqual([]);
});
