import type { RenditionsReply } from '@albumen/contract/endpoints/uploads';
import { renditionUrl, type AnyRenditionName } from '@albumen/contract/renditions';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createGallery, signUp } from '../../../test/browser.ts';
import { listFiles } from '../../../test/refusals.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { openUploads, replyOf } from '../../../test/upload-client.ts';
import { refineNext } from './refine-photos.service.ts';
import { renderPhoto } from './render-photo.service.ts';

/* Decoders give way to everything else. */

const store = await startTestStore();
const ada = await signUp(store);
const { id: galleryId } = await createGallery(store, ada.id);
const uploads = await openUploads(ada, galleryId);
const chrome = 'image/avif,image/webp,image/apng,*/*;q=0.8';

/** A photo that pages show, with what is made at once and nothing more. */
async function readyPhoto(width: number, height: number) {
  const create = {
    width,
    height,
    channels: 3,
    background: { r: width % 256, g: 99, b: 60 },
  } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const { photoId } = await uploads.send({ name: `${width}.jpg`, bytes });
  await renderPhoto(store.deps, photoId);
  return { photoId, row: () => rowOf(photoId) };
}

function rowOf(photoId: string) {
  return store.db
    .selectFrom('photos')
    .selectAll()
    .where('id', '=', photoId)
    .executeTakeFirstOrThrow();
}

async function show(token: string, name: AnyRenditionName, accept = chrome) {
  const url = new URL(renditionUrl({ base: '/r/', token }, name), store.halide);
  const reply = await fetch(url, { headers: { accept } });
  const { width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
  const { headers } = reply;
  return {
    type: headers.get('content-type'),
    kept: headers.get('cache-control'),
    vary: headers.get('vary'),
    size: [width, height],
  };
}

const lasting = 'private, max-age=31536000, immutable';
const passing = 'private, max-age=3600';

test('addresses of late renditions show the next smaller one until they are made, then themselves', async () => {
  const { photoId, row } = await readyPhoto(4200, 2800);
  const { renditionToken: token, version } = { ...(await row()), version: 0 };
  expect(version).toBe(0);
  expect(await show(token, '3840')).toMatchObject({
    type: 'image/jpeg',
    kept: passing,
    size: [2560, 1707],
  });
  expect(await show(token, '1440-avif')).toMatchObject({ type: 'image/webp', kept: passing });
  expect(await refineNext(store.deps)).toBe(true);
  expect(await show(token, '3840')).toMatchObject({
    type: 'image/webp',
    kept: lasting,
    size: [3840, 2560],
  });
  expect(await show(token, '1440-avif')).toEqual({
    type: 'image/avif',
    kept: lasting,
    vary: 'accept',
    size: [1440, 960],
  });
  // A browser that shows no AVIF gets what it can show.
  expect(await show(token, '1440-avif', 'image/webp,*/*')).toMatchObject({
    type: 'image/webp',
    vary: 'accept',
  });
  const path = `/api/v1/projects/${galleryId}/photos/${photoId}/renditions`;
  const { renditions } = await replyOf<RenditionsReply>(await uploads.api(path));
  expect(renditions.map(({ name }) => name)).toEqual([
    '2560',
    '1440',
    '800',
    '400',
    '3840',
    '1440-avif',
  ]);
  const { refinedAt, renditions: stored } = await row();
  expect(refinedAt).not.toBeNull();
  const files = await listFiles(store, `renditions/${token}/`);
  expect(files.toSorted()).toEqual(stored.map(({ key }) => key).toSorted());
});

test('a photo without more pixels gets fewer bytes only, and the newest is refined first', async () => {
  const older = await readyPhoto(1300, 900);
  const newer = await readyPhoto(1310, 900);
  expect(await refineNext(store.deps)).toBe(true);
  expect((await older.row()).refinedAt).toBeNull();
  const { refinedAt, renditions, renditionToken } = await newer.row();
  expect(refinedAt).not.toBeNull();
  expect(renditions.map(({ name }) => name)).toContain('1440-avif');
  expect(renditions.map(({ name }) => name)).not.toContain('3840');
  expect(await show(renditionToken, '3840')).toMatchObject({ kept: passing, size: [1310, 900] });
  expect(await refineNext(store.deps)).toBe(true);
  expect(await refineNext(store.deps)).toBe(false);
});

test('a photo whose original is gone keeps what it has and holds nobody up', async () => {
  const { row } = await readyPhoto(1320, 900);
  const { originalKey, renditions } = await row();
  await store.deps.files.remove(originalKey);
  expect(await refineNext(store.deps)).toBe(true);
  const after = await row();
  expect(after.renditions).toEqual(renditions);
  expect(after.refinedAt).not.toBeNull();
});
