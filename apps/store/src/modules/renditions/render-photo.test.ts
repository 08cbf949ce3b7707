import type {
  RegisterReply,
  RenditionsReply,
  SignReply,
} from '@albumen/contract/endpoints/uploads';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { createGallery, signUp } from '../../../test/browser.ts';
import { newJpeg, orientationSample } from '../../../test/jpegs.ts';
import { listFiles } from '../../../test/refusals.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { openUploads, replyOf } from '../../../test/upload-client.ts';
import { renderPhoto } from './render-photo.service.ts';

/** Decoders give way to everything else, so on a busy machine this is a timeout, not a measure. */
const renderedWithinMs = 150_000;
vi.setConfig({ testTimeout: 2 * renderedWithinMs });

const store = await startTestStore();
await store.startWorker();
const ada = await signUp(store);
const { id: galleryId } = await createGallery(store, ada.id);
const uploads = await openUploads(ada, galleryId);

/** Asks as an uploader does, until the photo is rendered or refused. */
async function rendered(photoId: string): Promise<RenditionsReply> {
  const path = `/api/v1/projects/${galleryId}/photos/${photoId}/renditions`;
  const ask = async () => replyOf<RenditionsReply>(await uploads.api(path));
  await expect.poll(ask, { timeout: renderedWithinMs }).not.toMatchObject({ state: 'processing' });
  return ask();
}

async function pixelsOf(url: string): Promise<{ width: number; height: number; data: Buffer }> {
  const reply = await fetch(new URL(url, store.halide));
  expect(reply.status).toBe(200);
  const picture = sharp(Buffer.from(await reply.arrayBuffer()));
  const { width, height, exif } = await picture.metadata();
  expect(exif).toBeUndefined();
  const data = await picture.resize(6, 4, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return { width, height, data };
}

test('the address answered at registration waits, then shows the photo for ever', async () => {
  const upload = { name: 'a.jpg', bytes: newJpeg() };
  const { url, photoId } = await uploads.send(upload);
  const first = await fetch(new URL(url, store.halide));
  expect([200, 404]).toContain(first.status);
  if (first.status === 404) expect(first.headers.get('retry-after')).toBe('5');
  const reply = await rendered(photoId);
  expect(reply).toMatchObject({ state: 'ready', reason: null, message: null });
  expect(reply.renditions.map(({ name, width, height }) => [name, width, height])).toEqual([
    ['2560', 1800, 1200],
    ['1440', 1440, 960],
    ['800', 800, 533],
    ['400', 400, 267],
  ]);
  expect(reply.renditions[0]?.url).toBe(url);
  expect(await uploads.send(upload)).toMatchObject({ isDuplicate: true, ...again(reply) });
  const shown = await fetch(new URL(url, store.halide));
  expect(shown.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  const photo = await store.db
    .selectFrom('photos')
    .selectAll()
    .where('id', '=', photoId)
    .executeTakeFirstOrThrow();
  expect(photo.thumbhash).toMatch(/^[\w+/]+=*$/);
  for (const { key, sizeBytes, crc32 } of photo.renditions) {
    expect(await store.deps.files.digest(key, { read: 'always' })).toMatchObject({
      sizeBytes,
      crc32,
    });
  }
});

/** A duplicate is answered at once: everything is made. */
function again({ photoId, renditions }: RenditionsReply) {
  return { photoId, renditions };
}

test('the eight orientations are all upright and of the same colors', async () => {
  const sent: RegisterReply[] = [];
  for (let way = 1; way <= 8; way += 1) {
    sent.push(await uploads.send({ name: `${way}.jpg`, bytes: orientationSample(way) }));
  }
  const tiles = await Promise.all(
    sent.map(async ({ photoId }) => {
      const { renditions } = await rendered(photoId);
      return pixelsOf(renditions.find(({ name }) => name === '400')?.url ?? '');
    }),
  );
  const [upright] = tiles;
  for (const tile of tiles) {
    expect([tile.width, tile.height]).toEqual([400, 267]);
    const furthest = Math.max(
      ...tile.data.map((value, index) => Math.abs(value - (upright?.data[index] ?? 0))),
    );
    // The samples were saved one by one: the same picture, not the same bytes.
    expect(furthest).toBeLessThan(24);
  }
});

test('a photo cut off behind its head is refused with its reason, and others go on', async () => {
  const whole = newJpeg();
  const broken = await uploads.send({ name: 'cut.jpg', bytes: whole.subarray(0, 3000) });
  const good = await uploads.send({ name: 'good.jpg', bytes: newJpeg() });
  const reply = await rendered(broken.photoId);
  expect(reply.state).toBe('refused');
  expect(reply.reason).toBeTypeOf('string');
  expect(reply.message).toMatch(/\. .+\.$/);
  expect(reply.renditions).toEqual([]);
  expect((await rendered(good.photoId)).state).toBe('ready');
});

test('rendering a photo twice changes nothing the second time', async () => {
  const { photoId } = await uploads.send({ name: 'twice.jpg', bytes: newJpeg() });
  await rendered(photoId);
  const read = () =>
    store.db
      .selectFrom('photos')
      .innerJoin('galleries', 'galleries.id', 'photos.galleryId')
      .select(['photos.renditions', 'photos.changedVersion', 'galleries.version'])
      .where('photos.id', '=', photoId)
      .executeTakeFirstOrThrow();
  const before = await read();
  await renderPhoto(store.deps, photoId);
  expect(await read()).toEqual(before);
});

test('a run that starts over after a crash ends the same', async () => {
  const idle = await createGallery(store, ada.id);
  const client = await openUploads(ada, idle.id);
  const upload = { name: 'crash.jpg', bytes: newJpeg() };
  const signed = await replyOf<SignReply>(await client.sign(upload));
  await client.put(signed, upload.bytes);
  const { photoId } = await replyOf<RegisterReply>(await client.register(upload, signed.filename));
  await Promise.all([renderPhoto(store.deps, photoId), renderPhoto(store.deps, photoId)]);
  const photo = await store.db
    .selectFrom('photos')
    .selectAll()
    .where('id', '=', photoId)
    .executeTakeFirstOrThrow();
  expect(photo.state).toBe('ready');
  const files = await listFiles(store, `renditions/${photo.renditionToken}/`);
  expect(files.toSorted()).toEqual(photo.renditions.map(({ key }) => key).toSorted());
});

test('every finished photo gives its gallery a new version', async () => {
  const { id } = await createGallery(store, ada.id);
  const client = await openUploads(ada, id);
  const { photoId } = await client.send({ name: 'a.jpg', bytes: newJpeg() });
  await expect
    .poll(
      () =>
        store.db
          .selectFrom('galleries')
          .innerJoin('photos', 'photos.galleryId', 'galleries.id')
          .select(['galleries.version', 'photos.changedVersion', 'photos.state'])
          .where('photos.id', '=', photoId)
          .executeTakeFirstOrThrow(),
      { timeout: renderedWithinMs },
    )
    .toEqual({ version: 3, changedVersion: 3, state: 'ready' });
});
