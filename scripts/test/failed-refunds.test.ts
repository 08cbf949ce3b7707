import { refundOrder } from '@albumen/contract/endpoints/operator-orders';
import { getOrder } from '@albumen/contract/endpoints/orders';
import { expect, test } from 'vitest';
import { booksBalance } from '../../apps/store/src/modules/books/books-balance.ts';
import {
  compareNamedDay,
  getBooks,
} from '../../apps/store/src/modules/books/comparison.service.ts';
import { refundOnce } from '../../apps/store/src/modules/payments/refunds.service.ts';
import { readyCheckout } from '../../apps/store/test/ready-checkout.ts';
import { openStoreAndGateway } from './store-and-gateway.ts';

const { app, gateway, sdk, passNotices } = await openStoreAndGateway();
const { db, deps } = app;

/** A paid order whose money is with the merchant, and its operator, who returns five dollars of it. */
async function settledOrder() {
  const { submit, client, resourceId, totalMinor } = await readyCheckout(app);
  const { status } = await submit({ nonce: 'fake-valid-nonce' });
  if (status !== 204) throw new Error(`the order was not placed: ${status}`);
  const attempt = await db.selectFrom('paymentAttempts').selectAll().executeTakeFirstOrThrow();
  await (await sdk()).testing.settle(attempt.transactionId ?? '');
  const { id: orderId } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const operator = app.browser();
  await operator.operate();
  const body = { leftMinor: totalMinor, amount: '5.00', itemIds: [], note: 'A scratch.' };
  const refunded = await operator.call(refundOrder, { params: { orderId }, body });
  if (refunded.status !== 200) throw new Error(`the refund was refused: ${refunded.status}`);
  const read = async () => (await client.call(getOrder, { params: { resourceId } })).body;
  return { read };
}

function onlyRefund() {
  return db.selectFrom('refunds').selectAll().executeTakeFirstOrThrow();
}

async function credits() {
  return gateway.db
    .selectFrom('transactions')
    .select(['status', 'orderId', 'amountMinor'])
    .where('type', '=', 'credit')
    .orderBy('createdAt')
    .execute();
}

async function expectAgreement(): Promise<void> {
  expect(await booksBalance(db)).toEqual([]);
  await compareNamedDay(deps, new Date().toISOString().slice(0, 10));
  expect((await getBooks(deps)).gaps).toEqual([]);
}

test('a refund that comes to nothing after it was accepted is owed again, and sent anew', async () => {
  const { read } = await settledOrder();
  const { id } = await onlyRefund();
  await refundOnce(deps, id);
  const { providerRefundId } = await onlyRefund();
  expect((await read()).refundedMinor).toBe(500);
  await (await sdk()).testing.settlementDecline(providerRefundId ?? '');
  await passNotices();
  expect(await onlyRefund()).toMatchObject({ status: 'requested', providerRefundId: null });
  expect((await read()).refundedMinor).toBe(0);
  await expectAgreement();

  await refundOnce(deps, id);
  await refundOnce(deps, id);
  expect(await onlyRefund()).toMatchObject({ status: 'done' });
  expect(await credits()).toMatchObject([
    { status: 'settlement_declined', orderId: id, amountMinor: 500 },
    { status: 'submitted_for_settlement', orderId: `${id}-2`, amountMinor: 500 },
  ]);
  const { refundedMinor, timeline } = await read();
  expect(refundedMinor).toBe(500);
  expect(timeline.map(({ title }) => title).slice(-3)).toEqual([
    'Money returned',
    'Your bank did not take the money back; it is sent again',
    'Money returned',
  ]);
  await expectAgreement();
});
