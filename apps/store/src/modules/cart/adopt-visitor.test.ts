import { createAccount, signIn, signOut } from '@albumen/contract/endpoints/accounts';
import * as cart from '@albumen/contract/endpoints/cart';
import { getDesignSpace } from '@albumen/contract/endpoints/editor';
import { getSharedGallery } from '@albumen/contract/endpoints/galleries';
import { getViewer } from '@albumen/contract/endpoints/viewer';
import { beforeEach, expect, test } from 'vitest';
import { createDesign, newDesign, putInCart } from '../../../test/designs.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { lockCart } from './cart.service.ts';

const { db, deps, browser, make, empty } = await openTestApp();
const password = 'correct horse battery';
const passwordHash = await hashPassword(password);

beforeEach(empty);

async function sharedGallery(labBrand: 'halide' | 'cyan' = 'halide') {
  const account = await make.account({ labBrand });
  const gallery = await make.gallery({ accountId: account.id });
  const photos = await make.photos(2, { galleryId: gallery.id });
  const productId = labBrand === 'halide' ? 'photographic-print' : firstPrint();
  const design = newDesign(deps, { galleryId: gallery.id, photos, labBrand, productId });
  /** Has opened the link. */
  const visitor = async () => {
    const client = browser(labBrand);
    await client.call(getSharedGallery, { params: { shareId: gallery.shareId ?? '' } });
    return client;
  };
  return { design, visitor };
}

function firstPrint(): string {
  const products = [...deps.catalogs.cyan.products.values()];
  return products.find(({ product }) => product.family === 'print')?.product.id ?? '';
}

async function cartOf(client: TestClient) {
  return (await client.call(cart.getCart)).body;
}

test('a visitor has a cart of her own, at this browser only', async () => {
  const { design, visitor } = await sharedGallery();
  const client = await visitor();
  await putInCart(client, design);
  expect((await cartOf(client)).items).toHaveLength(1);
  expect((await cartOf(await visitor())).items).toEqual([]);
});

test("a new account has the visitor's cart and designs", async () => {
  const { design, visitor } = await sharedGallery();
  const client = await visitor();
  const put = await putInCart(client, design);
  const loose = await createDesign(client, design);
  const body = { firstName: 'Ada', lastName: 'Ames', email: 'ada@people.test', password };
  expect((await client.call(createAccount, { body })).status).toBe(200);
  expect((await cartOf(client)).items).toMatchObject([{ itemId: put.itemId }]);
  const params = { designSpaceId: loose };
  expect((await client.call(getDesignSpace, { params })).status).toBe(200);
});

test("at sign-in the visitor's items join the account's, none is lost", async () => {
  const { design, visitor } = await sharedGallery();
  const { email, id } = await make.account({ passwordHash });
  const elsewhere = await browser().signIn(id);
  const own = await make.gallery({ accountId: id });
  const photos = await make.photos(1, { galleryId: own.id });
  const before = await putInCart(elsewhere, newDesign(deps, { galleryId: own.id, photos }));
  const client = await visitor();
  const put = await putInCart(client, design);
  await client.call(signIn, { body: { email, password } });
  const merged = await cartOf(client);
  expect(merged.items.map(({ itemId }) => itemId).toSorted()).toEqual(
    [before.itemId, put.itemId].toSorted(),
  );
  expect((await cartOf(elsewhere)).items).toHaveLength(2);
  const held = await db.transaction().execute((trx) => lockCart(trx, put.cart.cartId ?? ''));
  expect(held?.id).toBe(merged.cartId);
});

test("an account without a cart takes the visitor's, as it is", async () => {
  const { design, visitor } = await sharedGallery();
  const { email } = await make.account({ passwordHash });
  const client = await visitor();
  const put = await putInCart(client, design, { quantity: 7 });
  await client.call(signIn, { body: { email, password } });
  expect(await cartOf(client)).toMatchObject({
    cartId: put.cart.cartId,
    items: [{ itemId: put.itemId, quantity: 7 }],
  });
});

test("who signs out leaves the account's cart behind, the cookie included", async () => {
  const { design, visitor } = await sharedGallery();
  const { email } = await make.account({ passwordHash });
  const client = await visitor();
  await putInCart(client, design);
  await client.call(signIn, { body: { email, password } });
  await client.call(signOut);
  expect(client.jar.has('cartStatus')).toBe(false);
  expect((await cartOf(client)).items).toEqual([]);
});

test('on another device the count is there once signed in', async () => {
  const { design, visitor } = await sharedGallery();
  const { email, id } = await make.account({ passwordHash });
  const client = await visitor();
  await putInCart(client, design);
  await client.call(signIn, { body: { email, password } });
  const elsewhere = await browser().signIn(id);
  await elsewhere.call(getViewer);
  expect(JSON.parse(elsewhere.jar.get('cartStatus') ?? '{}')).toEqual({
    accountId: id,
    cartItems: 1,
  });
});

test('a cart never crosses to the other lab brand', async () => {
  const { design, visitor } = await sharedGallery('cyan');
  const client = await visitor();
  await putInCart(client, design);
  const other = browser('halide');
  other.jar.set('visitor', client.jar.get('visitor') ?? '');
  expect((await cartOf(other)).items).toEqual([]);
  const { email } = await make.account({ passwordHash, labBrand: 'halide' });
  await other.call(signIn, { body: { email, password } });
  expect((await cartOf(other)).items).toEqual([]);
  expect((await cartOf(client)).items).toHaveLength(1);
});
