import { utimes } from 'node:fs/promises';
import type { CartChanged } from '@albumen/contract/endpoints/cart';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { signUp } from '../../../test/browser.ts';
import { newDesign } from '../../../test/designs.ts';
import { bytesOf, sharedGallery } from '../../../test/shared-gallery.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { replyOf } from '../../../test/upload-client.ts';
import { deleteForgottenDesigns } from '../editor/forgotten-designs.service.ts';
import { compareFilesWithRows } from '../files/orphans.service.ts';
import { removeOrdered } from './cart.service.ts';
import { proofKey } from './proof-keys.ts';
import { renderProof } from './proofs.service.ts';

const store = await startTestStore();

async function itemInCart() {
  const owner = await signUp(store);
  const { browser } = owner;
  const { id: galleryId } = await sharedGallery({ store, owner }, ['a.jpg']);
  const photos = await store.db
    .selectFrom('photos')
    .selectAll()
    .where('galleryId', '=', galleryId)
    .$narrowType<{ sha256: string }>()
    .execute();
  const body = newDesign(store.deps, { galleryId, photos, attributes: { size: '5x7' } });
  const { designSpaceId } = await replyOf<{ designSpaceId: string }>(
    await browser.call('/studio/projects/editors', { method: 'POST', body }),
  );
  const items = [{ designSpaceId }];
  const put = await replyOf<CartChanged>(
    await browser.call('/cart/items', { method: 'POST', body: { items } }),
  );
  return { owner, body, designSpaceId, put };
}

async function itemOf(browser: Awaited<ReturnType<typeof signUp>>['browser']) {
  const cart = await replyOf<CartChanged['cart']>(await browser.call('/api/cart'));
  return cart.items[0];
}

/** Two nights pass: what has no row is found in the first and removed in the second. */
async function afterHousekeeping(url: string): Promise<number> {
  const { localFiles } = store.deps;
  const path = localFiles?.pathOf(proofKey(url.split('/')[2] ?? '')) ?? '';
  const longAgo = new Date(Date.now() - 3 * 86_400_000);
  await utimes(path, longAgo, longAgo);
  await compareFilesWithRows(store.deps);
  await store.db.updateTable('fileFindings').set({ foundAt: longAgo }).execute();
  await compareFilesWithRows(store.deps);
  return (await fetch(new URL(url, store.halide))).status;
}

test('a picture of the design is made, public under a name that nobody guesses', async () => {
  const { owner, designSpaceId, put } = await itemInCart();
  expect(put.cart.items[0]?.proofUrl).toBeNull();
  await renderProof(store.deps, designSpaceId);
  const item = await itemOf(owner.browser);
  expect(item).toMatchObject({ isProofCurrent: true, proofUrl: expect.stringMatching(/^\/r\//) });
  const picture = await fetch(new URL(item?.proofUrl ?? '', store.halide));
  expect(picture.headers.get('content-type')).toBe('image/webp');
  const { width, height } = await sharp(await bytesOf(picture)).metadata();
  expect(Math.max(width, height)).toBe(720);
  expect(width / height).toBeCloseTo(item?.ratio ?? 0, 2);
});

test('a new version has a new picture; the old one goes, and housekeeping leaves the new one', async () => {
  const { owner, body, designSpaceId } = await itemInCart();
  await renderProof(store.deps, designSpaceId);
  const old = (await itemOf(owner.browser))?.proofUrl ?? '';
  const change = { version: 1, document: body.document, title: 'Second' };
  const path = `/studio/projects/editors/${designSpaceId}`;
  await replyOf(await owner.browser.call(path, { method: 'PUT', body: change }));
  expect((await itemOf(owner.browser))?.isProofCurrent).toBe(false);
  await renderProof(store.deps, designSpaceId);
  const now = (await itemOf(owner.browser))?.proofUrl ?? '';
  expect(now).not.toBe(old);
  expect((await fetch(new URL(old, store.halide))).status).toBe(404);
  expect(await afterHousekeeping(now)).toBe(200);
});

test('what was ordered keeps its picture after it has left the cart', async () => {
  const { owner, designSpaceId, put } = await itemInCart();
  await renderProof(store.deps, designSpaceId);
  const url = (await itemOf(owner.browser))?.proofUrl ?? '';
  const [itemId = ''] = put.itemIds;
  await store.db
    .transaction()
    .execute((trx) => removeOrdered(trx, put.cart.cartId ?? '', [itemId]));
  expect(await itemOf(owner.browser)).toBeUndefined();
  // Long enough for a design that nobody ordered to be forgotten, and its picture with it.
  await store.db
    .updateTable('designSpaces')
    .set({ updatedAt: sql<Date>`now() - interval '91 days'` })
    .where('id', '=', designSpaceId)
    .execute();
  await deleteForgottenDesigns(store.db);
  const kept = store.db.selectFrom('designSpaces').select('id').where('id', '=', designSpaceId);
  expect(await kept.execute()).toHaveLength(1);
  expect(await afterHousekeeping(url)).toBe(200);
});
