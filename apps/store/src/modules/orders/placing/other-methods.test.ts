import { getOrder } from '@albumen/contract/endpoints/orders';
import type { WalletId } from '@albumen/contract/payments/pay-methods';
import { exchange } from '@albumen/domain/money/exchange';
import { formatPrice } from '@albumen/domain/money/format-price';
import { beforeEach, expect, test } from 'vitest';
import { acting } from '../../../../test/acting.ts';
import { openFakeProvider } from '../../../../test/fake-provider.ts';
import { noticeSettings } from '../../../../test/gateway-notices.ts';
import { waitingMails } from '../../../../test/mailbox.ts';
import { buyer, readyCheckout } from '../../../../test/ready-checkout.ts';
import { openTestApp } from '../../../../test/test-app.ts';
import { refundOrder } from '../changes/refund-order.service.ts';
import { refundOnce } from '../../payments/refunds.service.ts';

const fake = openFakeProvider();
const app = await openTestApp({
  poolSize: 4,
  settings: { ...noticeSettings, CHECKOUT_RATES: 'EUR=0.92,PLN=3.95' },
  deps: { payments: { hostedFields: fake.provider, otherMethods: fake.provider } },
});
const { db, deps, empty } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
});

/** A checkout whose buyer pays at a Dutch bank. */
async function idealCheckout() {
  const ready = await readyCheckout(app);
  const amountMinor = exchange(ready.totalMinor, '0.92');
  const local = { paymentId: 'PAY-1', country: 'NL', amountMinor, currency: 'EUR' };
  return { ...ready, local };
}

test.each<[WalletId, string]>([
  ['paypal', 'PayPal'],
  ['payLater', 'PayPal Pay Later'],
  ['googlePay', 'Google Pay, Visa ending in 1111'],
])('%s pays an order like a card does', async (method, words) => {
  const { submit, client, resourceId, totalMinor } = await readyCheckout(app);
  const payment = { method, nonce: 'wallet' };
  expect((await submit({ payment, key: 'k' })).status).toBe(204);
  expect((await submit({ payment, key: 'k' })).status).toBe(204);
  expect([...fake.charges.values()]).toMatchObject([{ amountMinor: totalMinor, token: 'wallet' }]);
  const { body: order } = await client.call(getOrder, { params: { resourceId } });
  expect(order.status).toBe('paid');
  expect(order.paidBy?.words).toContain(words.split(' (')[0]);
});

test('a wallet that is refused is a 402, and the next submission may take a card', async () => {
  const { submit } = await readyCheckout(app);
  fake.next('declined');
  expect((await submit({ payment: { method: 'paypal', nonce: 'n' } })).status).toBe(402);
  expect((await submit()).status).toBe(204);
  expect(fake.charges.size).toBe(1);
});

test('a wallet without a nonce charges nothing', async () => {
  const { submit } = await readyCheckout(app);
  expect((await submit({ payment: { method: 'paypal' } })).status).toBe(402);
  expect(fake.asked()).toBe(0);
});

test('a bank of another country charges what the total comes to there', async () => {
  const { submit, local, client, resourceId, totalMinor } = await idealCheckout();
  expect((await submit({ payment: { method: 'ideal', nonce: 'n', local } })).status).toBe(204);
  const { amountMinor } = local;
  expect([...fake.charges.values()]).toMatchObject([{ amountMinor, currency: 'EUR' }]);
  const { body: order } = await client.call(getOrder, { params: { resourceId } });
  expect(order).toMatchObject({ status: 'paid', totalMinor, currency: 'USD' });
  expect(order.paidBy).toEqual({ words: 'iDEAL', charged: { amountMinor, currency: 'EUR' } });
});

test.each([
  { what: 'another amount', overrides: { amountMinor: 1 }, status: 409 },
  { what: 'another currency', overrides: { currency: 'USD' }, status: 409 },
  { what: 'a country without it', overrides: { country: 'US' }, status: 503 },
])('$what is not charged', async ({ overrides, status }) => {
  const { submit, local } = await idealCheckout();
  const payment = { method: 'ideal' as const, nonce: 'n', local: { ...local, ...overrides } };
  expect((await submit({ payment })).status).toBe(status);
  expect(fake.asked()).toBe(0);
  expect(await db.selectFrom('orders').select('id').execute()).toEqual([]);
});

test('parts that go back are of the currency that was charged, and make up the charge', async () => {
  const { submit, local, totalMinor } = await idealCheckout();
  await submit({ payment: { method: 'ideal', nonce: 'n', local } });
  const { id } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const first = { amount: '5.01', leftMinor: totalMinor, itemIds: [], note: '' };
  await refundOrder(deps, acting, { ...first, orderId: id });
  const rest = { ...first, amount: ((totalMinor - 501) / 100).toFixed(2) };
  await refundOrder(deps, acting, { ...rest, orderId: id, leftMinor: totalMinor - 501 });
  const [mail] = (await waitingMails(db, buyer.email)).filter(({ kind }) => kind === 'orderRefund');
  const euros = formatPrice(exchange(501, '0.92'), 'EUR');
  expect(mail?.text).toContain(`${euros} goes back the way you paid.`);
  const refunds = await db.selectFrom('refunds').select('id').orderBy('requestedAt').execute();
  for (const refund of refunds) await refundOnce(deps, refund.id);
  expect(fake.returns).toMatchObject([
    { amountMinor: exchange(501, '0.92'), currency: 'EUR' },
    { amountMinor: local.amountMinor - exchange(501, '0.92'), currency: 'EUR' },
  ]);
});
