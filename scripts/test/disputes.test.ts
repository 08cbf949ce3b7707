import { listOperatorOrders, refundOrder } from '@albumen/contract/endpoints/operator-orders';
import { cancelOrder } from '@albumen/contract/endpoints/orders';
import { refundPaymentLink } from '@albumen/contract/endpoints/payment-links';
import { getSales } from '@albumen/contract/endpoints/sales';
import { expect, test } from 'vitest';
import { openDisputes } from '../../apps/gateway/test/dispute-tools.ts';
import { booksBalance } from '../../apps/store/src/modules/books/books-balance.ts';
import { listAccountBalances } from '../../apps/store/src/modules/books/comparison.queries.ts';
import {
  compareNamedDay,
  getBooks,
} from '../../apps/store/src/modules/books/comparison.service.ts';
import { refundOnce } from '../../apps/store/src/modules/payments/refunds.service.ts';
import { madeLink } from '../../apps/store/test/made-link.ts';
import { readyCheckout } from '../../apps/store/test/ready-checkout.ts';
import { openStoreAndGateway } from './store-and-gateway.ts';

const { app, sdk, passNotices } = await openStoreAndGateway();
const { db, deps } = app;

/** A nonce of the card whose sales the sandbox disputes at once. */
async function disputedNonce(): Promise<string> {
  const server = await sdk();
  const { card } = openDisputes(server);
  const { customer } = await server.customer.create({ creditCard: card } as object);
  const token = customer.creditCards?.[0]?.token ?? '';
  return (await server.paymentMethodNonce.create(token)).paymentMethodNonce.nonce;
}

async function disputedOrder() {
  const { submit, totalMinor, client, resourceId } = await readyCheckout(app);
  const { status } = await submit({ nonce: await disputedNonce() });
  if (status !== 204) throw new Error(`the order was not placed: ${status}`);
  const operator = app.browser();
  await operator.operate();
  const list = async () => (await operator.call(listOperatorOrders)).body.orders[0];
  const orderId = (await list())?.orderId ?? '';
  const refund = (leftMinor: number) => {
    const body = { leftMinor, amount: '5.00', itemIds: [], note: 'A scratch.' };
    return operator.call(refundOrder, { params: { orderId }, body });
  };
  const cancel = () => client.call(cancelOrder, { params: { resourceId }, body: {} });
  return { totalMinor, list, refund, cancel };
}

async function decide(evidence: string): Promise<void> {
  const server = await sdk();
  const attempt = await db.selectFrom('paymentAttempts').selectAll().executeTakeFirstOrThrow();
  const { disputes = [] } = await server.transaction.find(attempt.transactionId ?? '');
  const id = disputes[0]?.id ?? '';
  await openDisputes(server).disputes.addTextEvidence(id, { content: evidence });
  await server.dispute.finalize(id);
}

/** What stands on an account of the books. */
async function balanceOf(account: string): Promise<number> {
  const rows = await listAccountBalances(db);
  return rows.find((row) => row.account === account)?.amountMinor ?? 0;
}

async function expectAgreement(): Promise<void> {
  expect(await booksBalance(db)).toEqual([]);
  await compareNamedDay(deps, new Date().toISOString().slice(0, 10));
  expect((await getBooks(deps)).gaps).toEqual([]);
}

test('what the bank took back is a loss, and nobody returns it a second time', async () => {
  const { totalMinor, list, refund } = await disputedOrder();
  await passNotices();
  expect(await list()).toMatchObject({ disputedMinor: totalMinor, leftMinor: 0 });
  expect((await refund(totalMinor)).status).toBe(409);
  expect((await refund(0)).body).toMatchObject({ fields: { amount: [expect.any(String)] } });
  expect(await balanceOf('disputes')).toBe(totalMinor);
  expect(await balanceOf('providerClearing')).toBe(0);
  await decide('losing_evidence');
  await passNotices();
  expect(await balanceOf('disputes')).toBe(totalMinor);
  await expectAgreement();
});

test.each([false, true])(
  'a dispute that is won brings all of it back, its notices turned: %s',
  async (isTurned) => {
    const { totalMinor, list, refund } = await disputedOrder();
    await decide('compelling_evidence');
    await passNotices({ isTurned });
    expect(await list()).toMatchObject({ disputedMinor: 0, leftMinor: totalMinor });
    expect(await balanceOf('disputes')).toBe(0);
    expect(await balanceOf('providerClearing')).toBe(totalMinor);
    expect((await refund(totalMinor)).status).toBe(200);
    await expectAgreement();
  },
);

test("a photographer is not due what their link's payer got back, and can't return it again", async () => {
  const { owner, linkId, submit } = await madeLink(app, { amount: '100.00', currency: 'USD' });
  expect((await submit({ nonce: await disputedNonce() })).status).toBe(200);
  const due = async () => (await owner.call(getSales)).body.balances[0];
  const before = await due();
  await passNotices();
  await passNotices();
  expect(await due()).toMatchObject({
    returnedMinor: 10_000,
    dueMinor: (before?.dueMinor ?? 0) - 10_000,
  });
  const again = await owner.call(refundPaymentLink, {
    params: { linkId },
    body: { amount: '1.00' },
  });
  expect(again.body).toMatchObject({ code: 'linkDisputed' });
  await decide('compelling_evidence');
  await passNotices();
  expect(await due()).toEqual(before);
  await expectAgreement();
});

test('a refund that was asked for before the bank took all of it is not sent', async () => {
  const { totalMinor, refund } = await disputedOrder();
  expect((await refund(totalMinor)).status).toBe(200);
  await passNotices();
  const { id } = await db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
  await expect(refundOnce(deps, id)).rejects.toThrow('took back already');
  await decide('compelling_evidence');
  await passNotices();
  await refundOnce(deps, id);
  await expectAgreement();
});

test('money that is won of an order that was canceled goes back to who paid it', async () => {
  const { totalMinor, cancel } = await disputedOrder();
  await passNotices();
  expect((await cancel()).status).toBe(200);
  expect(await db.selectFrom('refunds').selectAll().execute()).toEqual([]);
  await decide('compelling_evidence');
  await passNotices();
  expect(await db.selectFrom('refunds').select('amountMinor').execute()).toEqual([
    { amountMinor: totalMinor },
  ]);
  expect(await booksBalance(db)).toEqual([]);
});
