import { newName } from '@albumen/file-store/keys';
import { recordOf } from '@albumen/domain/json-record';
import { getCheckout } from '@albumen/contract/endpoints/checkout';
import { getOrder } from '@albumen/contract/endpoints/orders';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../../test/fake-provider.ts';
import { waitingMails } from '../../../../test/mailbox.ts';
import { buyer, readyCheckout } from '../../../../test/ready-checkout.ts';
import { openTestApp } from '../../../../test/test-app.ts';
import { drawOrderProof } from '../order-proof.jobs.ts';

const fake = openFakeProvider();
const app = await openTestApp({ deps: { payments: { hostedFields: fake.provider } } });
const { db, browser, make, empty } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
});

function codeOf({ body }: { body: unknown }) {
  return recordOf(body)['code'];
}

async function standingOrders() {
  return db.selectFrom('orders').selectAll().where('status', '!=', 'unpaid').execute();
}

test('a paid checkout is an order: 204, its cart empty, its receipt on the way', async () => {
  const { submit, client, resourceId, totalMinor } = await readyCheckout(app);
  expect((await submit()).status).toBe(204);
  expect(decodeURIComponent(client.jar.get('cartStatus') ?? '')).toContain('"cartItems":0');
  const { body: order } = await client.call(getOrder, { params: { resourceId } });
  expect(order).toMatchObject({ status: 'paid', totalMinor, resourceId });
  expect(order.reference).toMatch(/^H-\d{5,}$/);
  expect(order.paidBy).toEqual({ words: 'Visa ending in 1111', charged: null });
  expect(order.timeline.map(({ title }) => title)).toEqual(['Order sent', 'Payment received']);
  expect(await db.selectFrom('cartItems').select('id').execute()).toEqual([]);
  const [charge] = [...fake.charges.values()];
  expect(charge).toMatchObject({ amountMinor: totalMinor, currency: 'USD' });
  const mails = await waitingMails(db, buyer.email);
  expect(mails.map(({ kind }) => kind)).toEqual(['orderReceipt']);
  expect(mails[0]?.text).toContain(`/account/order/${resourceId}`);
});

test('the order keeps what was ordered: copies of design, choices and prices', async () => {
  const { submit, cart } = await readyCheckout(app);
  await submit();
  const [item] = await db.selectFrom('orderItems').selectAll().execute();
  const [space] = await db.selectFrom('designSpaces').selectAll().execute();
  expect(cart).toBeDefined();
  expect(item).toMatchObject({
    document: space?.document,
    documentHash: space?.documentHash,
    printProduct: { family: 'print' },
  });
  expect(item?.choices[0]?.label).toBe('Size');
});

test('a print that lies is named by its size as one that stands, at checkout, in order and receipt', async () => {
  const items = [{ productId: 'photographic-print', size: '5x7' }];
  const { submit, client, resourceId } = await readyCheckout(app, { items });
  const [space] = await db.selectFrom('designSpaces').selectAll().execute();
  expect(space?.document).toMatchObject({ isTurned: true });
  const params = { resourceId };
  const { body: checkout } = await client.call(getCheckout, { params });
  expect(checkout.items[0]?.details[0]).toBe('5 × 7 in');
  await submit();
  const { body: order } = await client.call(getOrder, { params });
  expect(order.items[0]?.choices[0]).toEqual({ label: 'Size', value: '5 × 7 in' });
  const [receipt] = await waitingMails(db, buyer.email);
  expect(receipt?.text).toContain('Photographic print 5 × 7 in');
});

test('what is ordered before its design was pictured is pictured later, and nothing twice', async () => {
  const print = { productId: 'photographic-print', size: '8x10' };
  const { submit, cart } = await readyCheckout(app, { items: [print, print, print] });
  const [drawn = '', outdated = ''] = cart.itemIds;
  for (const [itemId, proofVersion] of [
    [drawn, 1],
    [outdated, 0],
  ] as const) {
    const proof = { proofToken: newName(), proofVersion };
    await db.updateTable('cartItems').set(proof).where('id', '=', itemId).execute();
  }
  await submit();
  const items = await db.selectFrom('orderItems').select(['id', 'cartItemId']).execute();
  const isToBeDrawn = await Promise.all(
    items.map(({ id: itemId }) => app.deps.jobs.isPending(drawOrderProof, { itemId })),
  );
  expect(isToBeDrawn).toEqual(items.map(({ cartItemId }) => cartItemId !== drawn));
});

test('an order of thousands of lines is placed like any other', async () => {
  const { submit, cart, client, resourceId } = await readyCheckout(app);
  const again = sql`(jsonb_populate_record(one, jsonb_build_object('id', left(n || one.id, 22))))`;
  const times = sql`generate_series(1000, 3399) n`;
  await sql`insert into design_spaces select ${again}.* from design_spaces one, ${times}`.execute(
    db,
  );
  await sql`
    insert into cart_items (id, cart_id, design_space_id, quantity, status)
    select left(n || id, 22), cart_id, left(n || design_space_id, 22), quantity, status
      from cart_items, ${times}`.execute(db);
  const { body: checkout } = await client.call(getCheckout, { params: { resourceId } });
  expect(checkout.items).toHaveLength(cart.itemIds.length + 2400);
  expect((await submit({ cartTotal: checkout.cartTotal })).status).toBe(204);
  const [order] = await standingOrders();
  const { body } = await client.call(getOrder, { params: { resourceId } });
  expect(body.items).toHaveLength(checkout.items.length);
  expect(order).toMatchObject({ status: 'paid', totalMinor: checkout.cartTotal });
});

test('a repeated call answers what the first one came to, and nothing is charged again', async () => {
  const { submit } = await readyCheckout(app);
  const once = { key: 'k', nonce: 'n' };
  expect((await submit(once)).status).toBe(204);
  expect((await submit(once)).status).toBe(204);
  expect((await submit({ key: undefined, nonce: 'n' })).status).toBe(204);
  expect(fake.asked()).toBe(1);
  expect(await standingOrders()).toHaveLength(1);
});

test('a refused card is a 402 that stays one, and the next submission pays', async () => {
  const { submit } = await readyCheckout(app);
  fake.next('declined');
  const first = { key: 'first', nonce: 'bad' };
  const refused = await submit(first);
  expect([refused.status, codeOf(refused)]).toEqual([402, 'paymentDeclined']);
  expect((await submit(first)).status).toBe(402);
  expect(fake.asked()).toBe(1);
  expect(await db.selectFrom('cartItems').select('id').execute()).toHaveLength(1);
  expect((await submit()).status).toBe(204);
  expect(await standingOrders()).toHaveLength(1);
});

test('many refused cards do not keep the next one from paying', async () => {
  const { submit } = await readyCheckout(app);
  for (let times = 0; times < 25; times += 1) {
    fake.next('declined');
    expect((await submit()).status).toBe(402);
  }
  expect((await submit()).status).toBe(204);
  expect(fake.charges.size).toBe(1);
});

test('what is wrong with the provider is not the card, and nothing is lost', async () => {
  const { submit } = await readyCheckout(app);
  fake.next('failed');
  const failed = await submit();
  expect([failed.status, codeOf(failed)]).toEqual([422, 'paymentFailed']);
  expect((await submit()).status).toBe(204);
});

test('a total that changed is shown, not charged', async () => {
  const { submit, totalMinor, client, resourceId } = await readyCheckout(app);
  for (const cartTotal of [1, totalMinor - 1, totalMinor + 1, 0]) {
    const reply = await submit({ cartTotal });
    expect([reply.status, codeOf(reply)]).toEqual([409, 'totalChanged']);
  }
  expect(fake.asked()).toBe(0);
  expect(await db.selectFrom('orders').select('id').execute()).toEqual([]);
  expect((await client.call(getCheckout, { params: { resourceId } })).body.cartTotal).toBe(
    totalMinor,
  );
});

test('a key that was used for something else is refused', async () => {
  const { submit } = await readyCheckout(app);
  fake.next('declined');
  await submit({ key: 'k', nonce: 'one' });
  const reply = await submit({ key: 'k', nonce: 'two' });
  expect([reply.status, codeOf(reply)]).toEqual([422, 'idempotencyKeyReused']);
  expect(fake.asked()).toBe(1);
});

test("nobody pays or reads another one's checkout", async () => {
  const { submit, resourceId } = await readyCheckout(app);
  const stranger = browser();
  expect((await submit({ client: stranger })).status).toBe(404);
  const account = await make.account();
  expect((await submit({ client: await browser().signIn(account.id) })).status).toBe(404);
  expect((await submit({ client: browser('cyan') })).status).toBe(404);
  expect(fake.asked()).toBe(0);
  await submit();
  expect((await browser('cyan').call(getOrder, { params: { resourceId } })).status).toBe(404);
});

test("an account's order is for that account alone", async () => {
  const account = await make.account();
  const { submit, resourceId } = await readyCheckout(app, { accountId: account.id });
  expect((await submit()).status).toBe(204);
  const params = { resourceId };
  expect((await browser().call(getOrder, { params })).status).toBe(401);
  const other = await browser().signIn((await make.account()).id);
  expect((await other.call(getOrder, { params })).status).toBe(404);
  const own = await browser().signIn(account.id);
  expect((await own.call(getOrder, { params })).status).toBe(200);
});

test('a call that does not come from our pages places nothing', async () => {
  const { client, resourceId, totalMinor } = await readyCheckout(app);
  const payment = { provider: 'hostedFields', nonce: 'n', cartTotal: totalMinor };
  const reply = await client.send({
    method: 'PATCH',
    url: `/checkout/submitOrder/${resourceId}`,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
    payload: JSON.stringify({ payment, checkoutForm: {} }),
  });
  expect(reply.status).toBe(403);
  expect(fake.asked()).toBe(0);
});
