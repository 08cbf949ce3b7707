import { syncGallery } from '@albumen/contract/endpoints/galleries';
import { deletePhotos, reorderPhotos } from '@albumen/contract/endpoints/photos';
import { managedColumns } from '@albumen/contract/schemas/photos';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import { recordChange } from './gallery-changes.service.ts';

const { db, browser, make, empty, clock } = await openTestApp();

beforeEach(empty);

async function uploading() {
  const account = await make.account();
  const { id: galleryId } = await make.gallery({ accountId: account.id, state: 'draft' });
  const client = await browser().signIn(account.id);
  const sync = (since?: number) => {
    clock.moveBy(5_000);
    return client.call(syncGallery, {
      params: { galleryId },
      ...(since !== undefined && { query: { since: String(since) } }),
    });
  };
  return { client, galleryId, sync };
}

test('a sync counts what is ready, in work and refused, and makes the first ready photo the hero', async () => {
  const { galleryId, sync } = await uploading();
  await make.photo({ galleryId, state: 'processing' });
  const ready = await make.photo({ galleryId });
  await make.photos(2, { galleryId, state: 'refused', refusal: 'photoUnreadable' });
  const { body } = await sync();
  expect(body).toMatchObject({
    photoCount: 4,
    ready: 1,
    processing: 1,
    refused: 2,
    heroPhotoId: ready.id,
    heroUrl: `/r/${ready.renditionToken}/2560.jpg`,
    changed: { id: [] },
    removed: [],
  });
  const gallery = await db.selectFrom('galleries').select('heroPhotoId').executeTakeFirst();
  expect(gallery?.heroPhotoId).toBe(ready.id);
});

test('a page is notified of every photo that is new, rendered, moved or gone since its version, once', async () => {
  const { client, galleryId, sync } = await uploading();
  const [a, b, c] = await make.photos(3, { galleryId });
  let { version } = (await sync()).body;
  const news = async () => {
    const { body } = await sync(version);
    version = body.version;
    managedColumns.parse(body.changed);
    return { changed: body.changed.id, removed: body.removed };
  };
  expect(await news()).toEqual({ changed: [], removed: [] });
  const fresh = await make.photo({ galleryId, state: 'processing' });
  expect(await news()).toEqual({ changed: [fresh.id], removed: [] });
  await db.transaction().execute(async (trx) => {
    const changedVersion = await recordChange(trx, galleryId);
    await trx
      .updateTable('photos')
      .set({ state: 'ready', changedVersion })
      .where('id', '=', fresh.id)
      .execute();
  });
  expect(await news()).toEqual({ changed: [fresh.id], removed: [] });
  const move = { ids: [c?.id ?? ''], beforeId: a?.id ?? '' };
  await client.call(reorderPhotos, { params: { galleryId }, body: move });
  expect(await news()).toEqual({ changed: [c?.id], removed: [] });
  await client.call(deletePhotos, { body: { ids: [b?.id ?? ''] } });
  expect(await news()).toEqual({ changed: [], removed: [b?.id] });
  expect(await news()).toEqual({ changed: [], removed: [] });
});

test('a gallery is synced at most once in 5 seconds', async () => {
  const { client, galleryId, sync } = await uploading();
  expect((await sync()).status).toBe(200);
  clock.moveBy(4_999);
  const soon = await client.call(syncGallery, { params: { galleryId } });
  expect(soon).toMatchObject({
    status: 429,
    body: { code: 'syncTooOften' },
    headers: { 'retry-after': '5' },
  });
  clock.moveBy(1);
  expect((await client.call(syncGallery, { params: { galleryId } })).status).toBe(200);
});

test('a sync mends counts that drifted and gives no new version when all is right', async () => {
  const { galleryId, sync } = await uploading();
  await make.photos(2, { galleryId });
  await db.updateTable('galleries').set({ photoCount: 9, sizeBytes: 1 }).execute();
  const first = (await sync()).body;
  const row = await db
    .selectFrom('galleries')
    .select(['photoCount', 'sizeBytes'])
    .executeTakeFirst();
  expect(row).toEqual({ photoCount: 2, sizeBytes: 6_000_000 });
  expect((await sync()).body.version).toBe(first.version);
});
