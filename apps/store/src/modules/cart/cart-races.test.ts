import { signIn } from '@albumen/contract/endpoints/accounts';
import * as cart from '@albumen/contract/endpoints/cart';
import { createDesignSpaces, saveDesignSpace } from '@albumen/contract/endpoints/editor';
import { getSharedGallery } from '@albumen/contract/endpoints/galleries';
import { beforeEach, expect, test } from 'vitest';
import { createDesign, newDesign, putInCart } from '../../../test/designs.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { hashPassword } from '../accounts/passwords.ts';

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

test('what is put in while somebody signs in is not lost', async () => {
  const { design, gallery } = await customer();
  const { email } = await make.account({ passwordHash });
  const visitor = browser();
  await visitor.call(getSharedGallery, { params: { shareId: gallery.shareId ?? '' } });
  await putInCart(visitor, design);
  const designSpaceId = await createDesign(visitor, design);
  const body = { items: [{ designSpaceId }] };
  const [signedIn, added] = await Promise.all([
    visitor.call(signIn, { body: { email, password } }),
    visitor.call(cart.addItems, { body }),
  ]);
  expect(signedIn.status).toBe(200);
  expect([200, 404]).toContain(added.status);
  const { items } = (await visitor.call(cart.getCart)).body;
  expect(items).toHaveLength(added.status === 200 ? 2 : 1);
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
