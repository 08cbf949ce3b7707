import {
  listOperatorOrders,
  refundOrder,
  type OperatorOrder,
} from '@albumen/contract/endpoints/operator-orders';
import { cancelOrder, getOrder } from '@albumen/contract/endpoints/orders';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../../test/fake-provider.ts';
import { emptyMailbox, waitingMails } from '../../../../test/mailbox.ts';
import { buyer, readyCheckout } from '../../../../test/ready-checkout.ts';
import { openTestApp } from '../../../../test/test-app.ts';
import { createOrderPort } from '../lab-port.service.ts';
import { refundOnce } from '../../payments/refunds.service.ts';

const fake = openFakeProvider();
const app = await openTestApp({
  deps: { payments: { hostedFields: fake.provider } },
  poolSize: 6,
});
const { db, deps, browser, empty } = app;
const note = 'One print had a scratch.';

beforeEach(async () => {
  await empty();
  fake.reset();
});

const items = [
  { productId: 'photographic-print', size: '8x10', quantity: 2 },
  { productId: 'framed-print', size: '8x10' },
];

/** Two groups of one item each, paid a moment ago, and the operator at the fake. */
async function placed() {
  const ready = await readyCheckout(app, { items });
  const { status } = await ready.submit();
  if (status !== 204) throw new Error(`the order was not placed: ${status}`);
  const operator = browser();
  await operator.operate();
  const list = async () => {
    const [order] = (await operator.call(listOperatorOrders)).body.orders;
    if (order === undefined) throw new Error('the operator sees no order');
    return order;
  };
  const params = { resourceId: ready.resourceId };
  const read = async () => (await ready.client.call(getOrder, { params })).body;
  const order = await list();
  const refund = (body: Partial<Parameters<typeof bodyOf>[0]>) =>
    operator.call(refundOrder, { params: { orderId: order.orderId }, body: bodyOf(body) });
  const bodyOf = (body: {
    leftMinor?: number;
    amount?: string;
    itemIds?: string[];
    note?: string;
  }) => ({ leftMinor: order.totalMinor, amount: '', itemIds: [], note, ...body });
  return { ...ready, operator, list, read, order, refund };
}

/** Austin taxes goods and shipping alike. */
function withTax(amountMinor: number, { taxLines }: OperatorOrder): number {
  const rate = taxLines.reduce((sum, { rate: percent }) => sum + percent, 0);
  return amountMinor + Math.round((amountMinor * rate) / 100);
}

async function payOut(): Promise<void> {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', 'requested')
    .execute();
  for (const { id } of rows) await refundOnce(deps, id);
}

test('an amount goes back: by the card, in the timeline and by mail', async () => {
  const { refund, read, order, list } = await placed();
  await emptyMailbox(db);
  expect((await refund({ amount: '12.50' })).body).toEqual({ isDone: true });
  expect((await list()).leftMinor).toBe(order.totalMinor - 1_250);
  expect(await read()).toMatchObject({ refundedMinor: 0, status: 'paid' });
  await payOut();
  await payOut();
  expect(fake.returns).toMatchObject([{ amountMinor: 1_250 }]);
  const { refundedMinor, timeline } = await read();
  expect(refundedMinor).toBe(1_250);
  expect(timeline.slice(-2)).toMatchObject([
    { title: 'Money on its way back', detail: `$12.50: ${note}` },
    { title: 'Money returned', detail: '$12.50' },
  ]);
  const mails = await waitingMails(db, buyer.email);
  expect(mails.map(({ kind }) => kind)).toEqual(['orderRefund']);
  expect(mails[0]?.text).toContain(note);
});

test('an item goes back with its tax, once, and nothing is returned beyond what is left', async () => {
  const { refund, order, list } = await placed();
  const [first, second] = order.lines;
  const back = await refund({ itemIds: [first?.itemId ?? ''] });
  expect(back.status).toBe(200);
  const { leftMinor, lines } = await list();
  const rate = order.taxLines.reduce((sum, { rate: percent }) => sum + percent, 0);
  const goods = first?.totalMinor ?? 0;
  expect(order.totalMinor - leftMinor).toBe(goods + Math.round((goods * rate) / 100));
  expect(lines[0]?.refundedMinor).toBe(goods);
  const again = await refund({ leftMinor, itemIds: [first?.itemId ?? ''] });
  expect(again.body).toMatchObject({ fields: { itemIds: [expect.any(String)] } });
  const tooMuch = await refund({ leftMinor, amount: String(leftMinor / 100 + 1) });
  expect(tooMuch.body).toMatchObject({ fields: { amount: [expect.stringContaining('At most')] } });
  await refund({ leftMinor, itemIds: [second?.itemId ?? ''] });
  const rest = (await list()).leftMinor;
  expect((await refund({ leftMinor: rest, amount: (rest / 100).toFixed(2) })).status).toBe(200);
  expect((await list()).leftMinor).toBe(0);
});

test('what is no amount, has no reason or is not the operator’s is refused and returns nothing', async () => {
  const { refund, client, order } = await placed();
  for (const amount of ['', '0', '-5', '1e3', 'all', '12.345']) {
    expect((await refund({ amount })).body).toMatchObject({
      fields: { amount: [expect.any(String)] },
    });
  }
  expect((await refund({ amount: '1', note: ' ' })).body).toMatchObject({
    fields: { note: [expect.any(String)] },
  });
  const params = { orderId: order.orderId };
  const body = { leftMinor: order.totalMinor, amount: '1', itemIds: [], note };
  expect((await client.call(refundOrder, { params, body })).status).toBe(401);
  expect(await db.selectFrom('refunds').selectAll().execute()).toEqual([]);
});

test('of many refunds at once that saw the same amount left, one is made', async () => {
  const { refund, list, order } = await placed();
  const replies = await Promise.all(Array.from({ length: 12 }, () => refund({ amount: '20' })));
  const statuses = Map.groupBy(replies, ({ status }) => status);
  expect([statuses.get(200)?.length, statuses.get(409)?.length]).toEqual([1, 11]);
  expect((await list()).leftMinor).toBe(order.totalMinor - 2_000);
});

test('what is canceled after a refund returns the rest, never more than was paid', async () => {
  const { refund, client, resourceId, totalMinor } = await placed();
  await refund({ amount: '10' });
  await client.call(cancelOrder, { params: { resourceId } });
  await payOut();
  const returned = new Set(fake.returns.map(({ amountMinor }) => amountMinor));
  expect(returned).toEqual(new Set([1_000, totalMinor - 1_000]));
  const mail = (await waitingMails(db, buyer.email)).find(({ kind }) => kind === 'orderCanceled');
  expect(mail?.text).toContain(((totalMinor - 1_000) / 100).toFixed(2));
});

test('an order whose money goes back as a whole before the cut-off is canceled, and never made', async () => {
  const { refund, read, order, totalMinor } = await placed();
  await emptyMailbox(db);
  await refund({ amount: '10' });
  const leftMinor = totalMinor - 1_000;
  expect((await refund({ leftMinor, amount: (leftMinor / 100).toFixed(2) })).status).toBe(200);
  const { orderId } = order;
  const lab = createOrderPort(deps);
  expect(await db.transaction().execute((trx) => lab.handOver(trx, orderId))).toBeUndefined();
  await payOut();
  const { status, refundedMinor, timeline } = await read();
  expect([status, refundedMinor]).toEqual(['canceled', totalMinor]);
  expect(timeline).toContainEqual(expect.objectContaining({ title: 'Canceled', detail: note }));
  const [, mail, ...others] = await waitingMails(db, buyer.email);
  expect([mail?.kind, others]).toEqual(['orderCanceled', []]);
  expect(mail?.text).toContain(note);
  expect(mail?.text).not.toContain('The lab');
});

test('an item whose money went back before the cut-off is not made, and its parcel is not paid for', async () => {
  const { refund, read, list, order } = await placed();
  const [print, frame] = order.lines;
  const { orderId } = order;
  await refund({ itemIds: [print?.itemId ?? ''] });
  const handOver = () =>
    db.transaction().execute((trx) => createOrderPort(deps).handOver(trx, orderId));
  const handed = await handOver();
  expect(handed?.items.map(({ itemId }) => itemId)).toEqual([frame?.itemId]);
  expect(handed?.groups.map(({ itemIds }) => itemIds)).toEqual([[frame?.itemId]]);
  const { leftMinor, lines, shippingMinor } = await list();
  const [, kept] = (await read()).groups;
  const madeAndSent = (lines[1]?.totalMinor ?? 0) + (kept?.shippingMinor ?? 0);
  expect(leftMinor).toBe(withTax(madeAndSent, order));
  expect(kept?.shippingMinor).toBeLessThan(shippingMinor);
  expect(await handOver()).toEqual(handed);
  expect((await list()).leftMinor).toBe(leftMinor);
});

test('an order whose items were all paid back is canceled at its cut-off, and the rest goes back', async () => {
  const { refund, read, order, totalMinor } = await placed();
  await refund({ itemIds: order.lines.map(({ itemId }) => itemId) });
  const { orderId } = order;
  const lab = createOrderPort(deps);
  expect(await db.transaction().execute((trx) => lab.handOver(trx, orderId))).toBeUndefined();
  await payOut();
  expect(await read()).toMatchObject({ status: 'canceled', refundedMinor: totalMinor });
});

test('a part that the lab gives up after some money went back returns what is left of its carriage', async () => {
  const { refund, order, read, list } = await placed();
  const halfMinor = Math.round(order.totalMinor / 2);
  expect((await refund({ amount: (halfMinor / 100).toFixed(2) })).status).toBe(200);
  const { orderId } = order;
  const lab = createOrderPort(deps);
  const handed = await db.transaction().execute((trx) => lab.handOver(trx, orderId));
  const [given] = handed?.groups ?? [];
  const { shippingGroup = '', itemIds = [] } = given ?? {};
  const news = { orderId, labOrderId: 'lab', shippingGroup, itemIds, at: new Date() };
  const before = await list();
  await db
    .transaction()
    .execute((trx) => lab.recordLabNews(trx, { ...news, kind: 'canceled', note: 'No paper.' }));
  const returnedMinor = before.leftMinor - (await list()).leftMinor;
  const { items: lines, groups } = await read();
  const goods = lines.find(({ itemId }) => itemId === itemIds[0])?.totalMinor ?? 0;
  const shipping = groups.find((group) => group.shippingGroup === shippingGroup)?.shippingMinor;
  const half = withTax(goods + (shipping ?? 0), order) / 2;
  expect(Math.abs(returnedMinor - half)).toBeLessThanOrEqual(2);
});

test('a part that the lab gives up goes back with its shipping; the rest ships, and the order is done', async () => {
  const { order, read } = await placed();
  const { orderId } = order;
  const lab = createOrderPort(deps);
  const handed = await db.transaction().execute((trx) => lab.handOver(trx, orderId));
  const [given, kept] = handed?.groups ?? [];
  const tell = (kind: 'shipped' | 'canceled', group: typeof given, isLast: boolean) =>
    db.transaction().execute((trx) =>
      lab.recordLabNews(trx, {
        orderId,
        labOrderId: 'lab',
        shippingGroup: group?.shippingGroup ?? '',
        itemIds: group?.itemIds ?? [],
        at: new Date(),
        kind,
        note: 'Out of stock.',
        isLast,
      }),
    );
  await tell('canceled', given, false);
  await payOut();
  const one = await read();
  const group = one.groups.find(({ shippingGroup }) => shippingGroup === given?.shippingGroup);
  const goods = one.items
    .filter(({ shippingGroup }) => shippingGroup === given?.shippingGroup)
    .reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  expect(one.status).toBe('inProduction');
  expect(one.refundedMinor).toBeGreaterThanOrEqual(goods + (group?.shippingMinor ?? 0));
  await tell('shipped', kept, true);
  expect((await read()).status).toBe('shipped');
  const kinds = (await waitingMails(db, buyer.email)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['orderPartDropped', 'orderShipped']));
});
