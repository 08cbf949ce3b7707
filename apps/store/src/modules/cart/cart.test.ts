import * as cart from '@albumen/contract/endpoints/cart';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { newDesign, putInCart } from '../../../test/designs.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const { db, deps, browser, make, empty } = await openTestApp();

beforeEach(empty);

async function customer(title = 'Mia and Tom') {
  const account = await make.account();
  const gallery = await make.gallery({ accountId: account.id, title });
  const photos = await make.photos(3, { galleryId: gallery.id });
  const client = await browser().signIn(account.id);
  const design = (overrides: Partial<Parameters<typeof newDesign>[1]> = {}) =>
    newDesign(deps, { galleryId: gallery.id, photos, ...overrides });
  return { account, gallery, photos, client, design };
}

async function cartOf(client: TestClient) {
  return (await client.call(cart.getCart)).body;
}

function statusesOf({ items }: cart.Cart) {
  return items.map(({ status }) => status).toSorted();
}

test('a cart that nothing was put in is empty and has no id', async () => {
  const reply = await cartOf(browser());
  expect(reply).toMatchObject({ cartId: null, items: [], groups: [], totalMinor: 0 });
});

test('an item costs what the catalog says, whatever was sent', async () => {
  const { client, design } = await customer();
  const { cart: filled } = await putInCart(client, design(), { quantity: 3 });
  const [item] = filled.items;
  const product = deps.catalogs.halide.products.get('photographic-print')?.product;
  const size = product?.sizes.find(({ id }) => id === '8x10');
  expect(item?.price?.listMinor).toBe((size?.priceMinor ?? 0) * 3);
  expect(filled.totalMinor).toBe(item?.price?.totalMinor);
  expect(item).toMatchObject({
    status: 'pending',
    productName: 'Photographic print',
    size: '8x10',
    projectTitle: 'Mia and Tom',
    quantity: 3,
    orderId: null,
    readiness: 'good',
    stops: [],
  });
});

test('what hangs in a frame says which, what is printed on paper only has none', async () => {
  const { client, design } = await customer();
  await putInCart(client, design());
  const framed = design({ productId: 'framed-print', attributes: { size: '8x10' } });
  const { items } = (await putInCart(client, framed)).cart;
  const [wall, print] = items.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
  expect(print?.mounting).toBeNull();
  const { widthInches, heightInches, looks } = wall?.mounting ?? {};
  expect((widthInches ?? 0) / (heightInches ?? 1)).toBeCloseTo(wall?.ratio ?? 0, 3);
  expect(looks?.['moulding']?.look.faceInches).toBeGreaterThan(0);
});

test('items move between saved, pending and abandoned', async () => {
  const { client, design } = await customer();
  const { itemId } = await putInCart(client, design());
  for (const destinationStatus of ['saved', 'abandoned', 'pending'] as const) {
    const moved = await client.call(cart.moveItem, { params: { destinationStatus, itemId } });
    expect(statusesOf(moved.body.cart)).toEqual([destinationStatus]);
    const isThrownAway = moved.body.cart.items[0]?.abandonedAt !== null;
    expect(isThrownAway).toBe(destinationStatus === 'abandoned');
  }
  // What no caller of ours can write: the type declares the three that there are.
  const nowhere = { destinationStatus: 'ordered' as 'saved', itemId };
  expect((await client.call(cart.moveItem, { params: nowhere })).status).toBe(400);
});

test.each(['0', '-1', '1.5', '1e2', '1000', '99999999999', 'two', '٣', '+1', ' 1'])(
  'a quantity of %s is refused, and the old one stays',
  async (quantity) => {
    const { client, design } = await customer();
    const { itemId } = await putInCart(client, design(), { quantity: 2 });
    const reply = await client.call(cart.updateQuantity, { params: { itemId, quantity } });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({
      code: 'invalidForm',
      fields: { quantity: [expect.any(String)] },
    });
    expect((await cartOf(client)).items[0]?.quantity).toBe(2);
  },
);

test('quantities from 1 to 999 are taken, and counted as a change of the cart', async () => {
  const { client, design } = await customer();
  const { itemId, cart: before } = await putInCart(client, design());
  const most = await client.call(cart.updateQuantity, { params: { itemId, quantity: '999' } });
  expect(most.body.cart.items[0]?.quantity).toBe(999);
  expect(most.body.cart.version).toBe(before.version + 1);
  const same = await client.call(cart.updateQuantity, { params: { itemId, quantity: '999' } });
  expect(same.body.cart.version).toBe(before.version + 1);
});

test("another account's items and cart are answered as if they were not there", async () => {
  const { client, design } = await customer();
  const { itemId, cart: filled } = await putInCart(client, design());
  const { client: stranger, design: own } = await customer('Another');
  await putInCart(stranger, own());
  const cartId = filled.cartId ?? '';
  const replies = await Promise.all([
    stranger.call(cart.moveItem, { params: { itemId, destinationStatus: 'abandoned' } }),
    stranger.call(cart.updateQuantity, { params: { itemId, quantity: '2' } }),
    stranger.call(cart.removeItemPermanently, { params: { itemId } }),
    stranger.call(cart.duplicateItem, { params: { itemId } }),
    stranger.call(cart.editItem, { params: { itemId } }),
    stranger.call(cart.clearCart, { params: { cartId } }),
    stranger.call(cart.clearItems, { params: { cartId, status: 'pending' } }),
    stranger.call(cart.clearOldItems, { params: { cartId } }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(404));
  expect(statusesOf(await cartOf(client))).toEqual(['pending']);
});

test('clearing is soft, emptying what was thrown away is not', async () => {
  const { client, design } = await customer();
  const { cart: filled } = await putInCart(client, design());
  await putInCart(client, design(), { status: 'saved' });
  const params = { cartId: filled.cartId ?? '' };
  const cleared = await client.call(cart.clearCart, { params });
  expect(statusesOf(cleared.body.cart)).toEqual(['abandoned', 'saved']);
  const emptied = await client.call(cart.clearItems, {
    params: { ...params, status: 'abandoned' },
  });
  expect(statusesOf(emptied.body.cart)).toEqual(['saved']);
  await client.call(cart.clearItems, { params: { ...params, status: 'saved' } });
  expect(statusesOf(await cartOf(client))).toEqual(['abandoned']);
});

test('a whole gallery is thrown away at once, and only that one', async () => {
  const { client, design, account } = await customer('Mia & Tom, 50% off');
  const other = await make.gallery({ accountId: account.id, title: 'Other' });
  const photos = await make.photos(1, { galleryId: other.id });
  await putInCart(client, design());
  await putInCart(client, newDesign(deps, { galleryId: other.id, photos }));
  const reply = await client.call(cart.removeItemsByProjectTitle, {
    params: { status: 'pending' },
    query: { projectTitle: 'Mia & Tom, 50% off' },
  });
  const lying = reply.body.cart.items.map(({ projectTitle, status }) => [projectTitle, status]);
  expect(new Map(lying as [string, string][])).toEqual(
    new Map([
      ['Other', 'pending'],
      ['Mia & Tom, 50% off', 'abandoned'],
    ]),
  );
});

test('after 90 days what was thrown away can be cleared, not a day earlier', async () => {
  const { client, design } = await customer();
  const old = await putInCart(client, design());
  const young = await putInCart(client, design());
  const params = { cartId: old.cart.cartId ?? '' };
  await client.call(cart.abandonPending);
  const lay = async (id: string, days: number) =>
    db
      .updateTable('cartItems')
      .set({ abandonedAt: sql<Date>`now() - make_interval(days => ${days})` })
      .where('id', '=', id)
      .execute();
  await lay(old.itemId, 91);
  await lay(young.itemId, 89);
  const cleared = await client.call(cart.clearOldItems, { params });
  expect(cleared.body.itemIds).toEqual([old.itemId]);
  expect(cleared.body.cart.items.map(({ itemId }) => itemId)).toEqual([young.itemId]);
});

test('removing for good takes the design along', async () => {
  const { client, design } = await customer();
  const { itemId } = await putInCart(client, design());
  await client.call(cart.removeItemPermanently, { params: { itemId } });
  expect((await cartOf(client)).items).toEqual([]);
  expect(await db.selectFrom('designSpaces').select('id').execute()).toEqual([]);
});

test('the editor learns what it opens, at its own address, too', async () => {
  const { client, design } = await customer();
  const { itemId, designSpaceId } = await putInCart(client, design(), { status: 'saved' });
  const facts = { itemId, designSpaceId, editorId: designSpaceId, cancelUrl: '/cart#saved' };
  expect((await client.call(cart.editItem, { params: { itemId } })).body).toMatchObject(facts);
  const inPlace = await client.call(cart.editItemInPlace, { params: { itemId } });
  expect(inPlace.body).toMatchObject(facts);
});

test('the address of an edited item answers data to whoever asks for JSON, HTML to all others', async () => {
  const { client, design } = await customer();
  const { itemId } = await putInCart(client, design());
  const ask = (headers: Record<string, string>) =>
    client.send({ method: 'GET', url: `/item/edit/${itemId}`, headers });
  expect((await ask({ accept: 'application/json' })).body).toMatchObject({ itemId });
  const title = `<title>/item/edit/${itemId}</title>`;
  expect((await ask({ accept: 'text/html' })).text).toBe(`<!doctype html>${title}`);
  const byScript = await ask({ accept: 'text/html', 'x-csrf-token': client.csrfToken() });
  expect(byScript.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(byScript.text).toBe(title);
});

test('an item that was deleted is edited only once it lies in the cart again', async () => {
  const { client, design } = await customer();
  const { itemId } = await putInCart(client, design());
  const move = async (destinationStatus: 'abandoned' | 'saved') =>
    client.call(cart.moveItem, { params: { itemId, destinationStatus } });
  await move('abandoned');
  for (const endpoint of [cart.editItem, cart.editItemInPlace]) {
    const refused = await client.call(endpoint, { params: { itemId } });
    expect(refused.body).toMatchObject({
      code: 'editorInvalid',
      params: { reason: 'deletedItem' },
    });
  }
  await move('saved');
  expect((await client.call(cart.editItem, { params: { itemId } })).status).toBe(200);
});

test('a duplicate has a design of its own', async () => {
  const { client, design } = await customer();
  const { itemId, designSpaceId } = await putInCart(client, design(), { quantity: 2 });
  const { body } = await client.call(cart.duplicateItem, { params: { itemId } });
  expect(body.cart.items).toHaveLength(2);
  expect(body.cart.items.map(({ quantity }) => quantity)).toEqual([2, 2]);
  const copy = body.cart.items.find((item) => item.itemId === body.itemIds[0]);
  expect(copy?.designSpaceId).not.toBe(designSpaceId);
});

test('putting the same design in again changes it and adds nothing', async () => {
  const { client, design } = await customer();
  const { designSpaceId, itemId } = await putInCart(client, design());
  const items = [{ designSpaceId, quantity: 5 }];
  const again = await client.call(cart.addItems, { body: { items } });
  expect(again.body.itemIds).toEqual([itemId]);
  expect(again.body.cart.items.map(({ quantity }) => quantity)).toEqual([5]);
});

test('the cookie of the cart says how many items there are', async () => {
  const { account, client, design } = await customer();
  await putInCart(client, design());
  await putInCart(client, design());
  const status = JSON.parse(client.jar.get('cartStatus') ?? '{}');
  expect(status).toEqual({ accountId: account.id, cartItems: 2 });
});

test('a call from another site changes nothing', async () => {
  const { client, design } = await customer();
  const { itemId } = await putInCart(client, design());
  const foreign = { 'sec-fetch-site': 'cross-site' };
  const reply = await client.call(cart.removeItemPermanently, {
    params: { itemId },
    headers: foreign,
  });
  expect(reply.status).toBe(403);
  expect(statusesOf(await cartOf(client))).toEqual(['pending']);
});
