import { signIn } from '@albumen/contract/endpoints/accounts';
import * as cart from '@albumen/contract/endpoints/cart';
import {
  createDesignSpace,
  createDesignSpaces,
  saveDesignSpace,
} from '@albumen/contract/endpoints/editor';
import { getSharedGallery } from '@albumen/contract/endpoints/galleries';
import { beforeEach, expect, test } from 'vitest';
import { createDesign, newDesign, putInCart } from '../../../test/designs.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { untilAwaited } from '../../../test/waiting.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { adoptVisitor } from './adopt-visitor.service.ts';
import { lockCartRow } from './cart.queries.ts';

const { db, deps, browser, make, empty } = await openTestApp({ poolSize: 12 });
const password = 'correct horse battery';
const passwordHash = await hashPassword(password);

beforeEach(empty);

async function customer() {
  const account = await make.account();
  const gallery = await make.gallery({ accountId: account.id });
  const photos = await make.photos(1, { galleryId: gallery.id });
  const client = await browser().signIn(account.id);
  const design = newDesign(deps, { galleryId: gallery.id, photos });
  return { client, design, gallery };
}

test('the same design put in twenty times at once is one item', async () => {
  const { client, design } = await customer();
  const designSpaceId = await createDesign(client, design);
  const body = { items: [{ designSpaceId }] };
  const adding = Array.from({ length: 20 }, () => client.call(cart.addItems, { body }));
  const replies = await Promise.all(adding);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(replies.flatMap(({ body: { itemIds } }) => itemIds)).size).toBe(1);
});

test('editing, moving and counting at once ends in no error', async () => {
  const { client, design } = await customer();
  const { itemId, designSpaceId } = await putInCart(client, design);
  const both = Array.from({ length: 12 }, (_, index) => [
    client.call(cart.updateQuantity, { params: { itemId, quantity: String(index + 1) } }),
    client.call(saveDesignSpace, {
      params: { designSpaceId },
      body: { version: 1, document: design.document, title: `Title ${index}` },
    }),
  ]);
  const statuses = (await Promise.all(both.flat())).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect((await client.call(cart.getCart)).body.items).toHaveLength(1);
});

/** A visitor with one print in the cart and another one to put in, and an account whose cart holds one, too. */
async function visitorOfAccount() {
  const { design, gallery } = await customer();
  const { id: accountId, email } = await make.account({ passwordHash });
  const own = await make.gallery({ accountId });
  const photos = await make.photos(1, { galleryId: own.id });
  const elsewhere = await browser().signIn(accountId);
  await putInCart(elsewhere, newDesign(deps, { galleryId: own.id, photos }));
  const visitor = browser();
  await visitor.call(getSharedGallery, { params: { shareId: gallery.shareId ?? '' } });
  const { cart: filled } = await putInCart(visitor, design);
  const body = { items: [{ designSpaceId: await createDesign(visitor, design) }] };
  const put = (client: TestClient) => client.call(cart.addItems, { body });
  return { accountId, email, design, elsewhere, visitor, cartId: filled.cartId ?? '', put };
}

const countItems = async (client: TestClient) =>
  (await client.call(cart.getCart)).body.items.length;

test('what is put in while somebody signs in is in the cart, or said not to be', async () => {
  const { email, visitor, put } = await visitorOfAccount();
  const [signedIn, added] = await Promise.all([
    visitor.call(signIn, { body: { email, password } }),
    put(visitor),
  ]);
  expect(signedIn.status).toBe(200);
  expect([200, 403, 404]).toContain(added.status);
  expect(await countItems(visitor)).toBe(added.status === 200 ? 3 : 2);
});

test("what comes to a visitor's cart that is merged into the account's is refused, and put in by a repeat", async () => {
  const { accountId, elsewhere, visitor, cartId, put } = await visitorOfAccount();
  const token = visitor.jar.get('visitor') ?? '';
  const { added } = await db.transaction().execute(async (trx) => {
    await lockCartRow(trx, cartId);
    const meanwhile = put(visitor);
    await untilAwaited(trx);
    await adoptVisitor(trx, token, accountId);
    return { added: meanwhile };
  });
  expect((await added).status).toBe(404);
  expect(await countItems(elsewhere)).toBe(2);
  expect((await put(elsewhere)).status).toBe(200);
  expect(await countItems(elsewhere)).toBe(3);
});

test('what comes of a visitor who has just become an account is refused, and asks for a reload', async () => {
  const { accountId, design, elsewhere, visitor, put } = await visitorOfAccount();
  const token = visitor.jar.get('visitor') ?? '';
  const make = (client: TestClient) => client.call(createDesignSpace, { body: design });
  const { sent } = await db.transaction().execute(async (trx) => {
    await adoptVisitor(trx, token, accountId);
    const meanwhile = [put(visitor), make(visitor)];
    await untilAwaited(trx, meanwhile.length);
    return { sent: meanwhile };
  });
  for (const { status, body } of await Promise.all(sent)) {
    expect([status, body]).toMatchObject([403, { code: 'foreignRequest' }]);
  }
  expect(await countItems(elsewhere)).toBe(2);
  expect((await put(elsewhere)).status).toBe(200);
  expect(await countItems(elsewhere)).toBe(3);
});

test('a hundred prints come as one call, and one wrong one stops them all', async () => {
  const { client, design } = await customer();
  const designSpaces = Array.from({ length: 100 }, () => design);
  const made = await client.call(createDesignSpaces, { body: { designSpaces } });
  const items = made.body.designSpaces.map(({ designSpaceId }) => ({ designSpaceId, quantity: 2 }));
  const { body } = await client.call(cart.addItems, { body: { items } });
  expect(body.cart.items).toHaveLength(100);
  const wrong = { ...design, attributes: { ...design.attributes, size: '1x1' } };
  const refused = await client.call(createDesignSpaces, {
    body: { designSpaces: [design, wrong] },
  });
  expect(refused.status).toBe(422);
  expect(await db.selectFrom('designSpaces').select('id').execute()).toHaveLength(100);
});
