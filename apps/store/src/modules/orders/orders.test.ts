import { recordOf } from '@albumen/domain/json-record';
import { sendMailLink, redeemLink } from '@albumen/contract/endpoints/accounts';
import * as endpoints from '@albumen/contract/endpoints/orders';
import { inflateSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import { emptyMailbox, mailedToken, waitingMails } from '../../../test/mailbox.ts';
import { buyer, readyCheckout } from '../../../test/ready-checkout.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { drawInvoice } from './reading/invoice-pdf.ts';
import { createOrderPort } from './lab-port.service.ts';
import { listItems } from './order-items.queries.ts';
import { refundOnce } from '../payments/refunds.service.ts';
import { findOrder } from './orders.queries.ts';

const fake = openFakeProvider();
const app = await openTestApp({ deps: { payments: { hostedFields: fake.provider } } });
const { db, deps, browser, make, clock, empty } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
});

const minuteMs = 60_000;

async function placedOrder(options: Parameters<typeof readyCheckout>[1] = {}) {
  const ready = await readyCheckout(app, options);
  const { status } = await ready.submit();
  if (status !== 204) throw new Error(`the order was not placed: ${status}`);
  const params = { resourceId: ready.resourceId };
  const read = async () => (await ready.client.call(endpoints.getOrder, { params })).body;
  const { id } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  return { ...ready, params, read, orderId: id };
}

test('until the cut-off an order is canceled, its money goes back once, and its mail says so', async () => {
  const { client, params, read, totalMinor } = await placedOrder();
  expect((await read()).canCancel).toBe(true);
  const canceled = await client.call(endpoints.cancelOrder, { params });
  expect(canceled.body).toMatchObject({ status: 'canceled', canCancel: false });
  expect((await client.call(endpoints.cancelOrder, { params })).status).toBe(200);
  const { id } = await db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
  await refundOnce(deps, id);
  await refundOnce(deps, id);
  expect(fake.returns).toMatchObject([{ amountMinor: totalMinor }]);
  expect((await read()).refundedMinor).toBe(totalMinor);
  const mails = await waitingMails(db, buyer.email);
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['orderCanceled', 'orderReceipt']);
});

test('from the cut-off on an order is no longer canceled', async () => {
  const { client, params, read } = await placedOrder();
  clock.moveBy(60 * minuteMs);
  expect((await read()).canCancel).toBe(false);
  const reply = await client.call(endpoints.cancelOrder, { params });
  expect([reply.status, recordOf(reply.body)['code']]).toEqual([409, 'orderNotCancelable']);
});

test('an order is handed to the lab or canceled, never both', async () => {
  const { client, params, orderId } = await placedOrder();
  const lab = createOrderPort(deps);
  const handOver = () => db.transaction().execute((trx) => lab.handOver(trx, orderId));
  const handed = await handOver();
  expect(handed).toMatchObject({ orderId, shipTo: { city: 'Austin', country: 'US' } });
  expect(handed?.groups.flatMap(({ itemIds }) => itemIds)).toEqual(
    handed?.items.map(({ itemId }) => itemId),
  );
  expect(handed?.items[0]?.printProduct).toMatchObject({ family: 'print' });
  expect((await client.call(endpoints.cancelOrder, { params })).status).toBe(409);
  expect(await handOver()).toEqual(handed);
});

test('a canceled order is not handed to the lab', async () => {
  const { client, params, orderId } = await placedOrder();
  await client.call(endpoints.cancelOrder, { params });
  const lab = createOrderPort(deps);
  expect(await db.transaction().execute((trx) => lab.handOver(trx, orderId))).toBeUndefined();
});

test('what ships is reported in the timeline with its tracking, and by mail', async () => {
  const { read, orderId } = await placedOrder();
  const lab = createOrderPort(deps);
  await db.transaction().execute((trx) => lab.handOver(trx, orderId));
  await emptyMailbox(db);
  const [item] = await db.selectFrom('orderItems').select('id').execute();
  const parcel = {
    carrier: 'UPS Ground',
    trackingNumber: '1Z999',
    trackingUrl: 'https://ups.example/1Z999',
    shippedAt: new Date().toISOString(),
  };
  const news = {
    orderId,
    labOrderId: 'lab',
    shippingGroup: 'prints',
    itemIds: [item?.id ?? ''],
    at: new Date(),
  };
  const report = (news: Parameters<typeof lab.recordLabNews>[1]) =>
    db.transaction().execute((trx) => lab.recordLabNews(trx, news));
  await report({ ...news, kind: 'accepted' });
  await report({ ...news, kind: 'shipped', parcels: [parcel], isLast: true });
  await report({ ...news, kind: 'shipped', parcels: [parcel], isLast: true });
  const order = await read();
  expect(order.status).toBe('shipped');
  expect(order.timeline.slice(-2)).toMatchObject([
    { title: 'Shipped', detail: 'UPS Ground 1Z999', trackingUrl: parcel.trackingUrl },
    { title: 'Another parcel shipped' },
  ]);
  const mails = await waitingMails(db, buyer.email);
  expect(mails.map(({ kind }) => kind)).toEqual(['orderShipped', 'orderShipped']);
  expect(mails[0]?.text).toContain('1Z999');
  expect(mails[1]?.text).toContain('Another parcel of your order is on its way');
});

/** Orders of the same account, each a minute older than the one before. */
async function addOlderOrders(count: number) {
  await sql`insert into orders select (jsonb_populate_record(orders, jsonb_build_object(
      'id', lpad(number::text, 22, 'o'), 'checkout_id', lpad(number::text, 22, 'c'),
      'reference', 'H-' || number, 'created_at', created_at - make_interval(mins => number)
    ))).* from orders, generate_series(1, ${count}::int) as number`.execute(db);
}

test("an account lists its own orders, newest first, and nobody else's", async () => {
  const account = await make.account();
  const { params } = await placedOrder({ accountId: account.id });
  await addOlderOrders(21);
  await placedOrder();
  const client = await browser().signIn(account.id);
  const first = (await client.call(endpoints.listOrders)).body;
  const next = first.next ?? '';
  const rest = (await client.call(endpoints.listOrders, { query: { next } })).body;
  const listed = [...first.orders, ...rest.orders];
  const older = Array.from({ length: 21 }, (_, index) => `H-${index + 1}`);
  expect(listed[0]).toMatchObject(params);
  expect(listed.slice(1).map(({ reference }) => reference)).toEqual(older);
  expect(rest.next).toBeNull();
  expect((await browser().call(endpoints.listOrders)).status).toBe(401);
});

test("a guest's order joins the account of its email once that mailbox is proved", async () => {
  const account = await make.account({ email: buyer.email });
  const { read, params } = await placedOrder();
  const signedIn = await browser().signIn(account.id);
  expect((await signedIn.call(endpoints.listOrders)).body.orders).toEqual([]);
  await browser().call(sendMailLink, { params: { kind: 'login', email: buyer.email } });
  const token = await mailedToken(db, buyer.email);
  await browser().call(redeemLink, { body: { token } });
  const [joined] = (await signedIn.call(endpoints.listOrders)).body.orders;
  expect(joined).toMatchObject(params);
  expect(await read()).toMatchObject({ code: 'notSignedIn' });
});

test('an order is ordered again: its designs lie in the cart, once, however often it is asked', async () => {
  const { client, params, cart } = await placedOrder();
  expect((await client.call(endpoints.reorder, { params })).body).toEqual({ added: 1, missing: 0 });
  // What was chosen in the cart since is not set back.
  await db.updateTable('cartItems').set({ quantity: 4 }).execute();
  expect((await client.call(endpoints.reorder, { params })).body).toEqual({ added: 1, missing: 0 });
  const items = await db.selectFrom('cartItems').select(['cartId', 'quantity']).execute();
  expect(items).toEqual([{ cartId: cart.cartId, quantity: 4 }]);
  await db.deleteFrom('designSpaces').execute();
  expect((await client.call(endpoints.reorder, { params })).body).toEqual({ added: 0, missing: 1 });
});

test('the invoice is a PDF of the order, for whoever may see the order', async () => {
  const account = await make.account();
  const { client, params } = await placedOrder({ accountId: account.id });
  const reply = await client.call(endpoints.orderInvoice, { params });
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await browser().call(endpoints.orderInvoice, { params })).status).toBe(401);
});

test('an invoice of many lines numbers its pages, one of a single page does not', async () => {
  const { orderId } = await placedOrder();
  const order = await findOrder(db, orderId);
  const items = await listItems(db, orderId);
  if (order === undefined) throw new Error('the order is gone');
  const feetOf = async (lines: typeof items) =>
    wordsOf(await drawInvoice(order, lines)).match(/page \d of \d/g) ?? [];
  expect(await feetOf(items)).toEqual([]);
  const many = Array.from({ length: 40 }, () => items).flat();
  expect(await feetOf(many)).toEqual(['page 1 of 3', 'page 2 of 3', 'page 3 of 3']);
});

/** What a PDF's pages say, in the order in which it was drawn. */
function wordsOf(pdf: Buffer): string {
  const pages = pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g);
  return [...pages]
    .map(([, drawn = '']) => inflateSync(Buffer.from(drawn, 'latin1')).toString('latin1'))
    .flatMap((drawn) => drawn.match(/<[0-9a-f]+>/g) ?? [])
    .map((hex) => Buffer.from(hex.slice(1, -1), 'hex').toString('latin1'))
    .join('');
}
