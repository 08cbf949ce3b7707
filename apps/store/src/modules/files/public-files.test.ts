import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { createFactories } from '../../../test/factories.ts';
import { problemOf } from '../../../test/refusals.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { coverCropKey, createCoverCrops } from '../renditions/cover-crops.ts';
import { newRenditionToken, renditionKey } from '../renditions/rendition-keys.ts';

type CoverOptions = Parameters<typeof make.photo>[0] & { isRendered?: boolean };

const store = await startTestStore();
const bytes = Buffer.from('RIFF....WEBPVP8 not really a picture');
const make = createFactories(store.db);
const { renditionToken: token } = await make.photo();
for (const name of ['400', '800'] as const) {
  await store.deps.files.put(renditionKey(token, name), bytes, { contentType: 'image/webp' });
}

test.each(['400.webp', '800.webp'])(
  '%s is shown to who knows its name, kept by browsers for ever, and sets nothing',
  async (name) => {
    const visitor = openBrowser(store);
    visitor.cookies.set('session', 's.whatever');
    const reply = await visitor.follow(`/r/${token}/${name}`);
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'cache-control': 'private, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers.getSetCookie()).toEqual([]);
  },
);

test.each(['400.webp', '800.webp'])('%s is not sent again to who has it', async (name) => {
  const url = `${store.halide}/r/${token}/${name}`;
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const known = await fetch(url, { headers: { 'if-none-match': etag } });
  expect(known.status).toBe(304);
  const head = await fetch(url, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String(bytes.length));
  expect(await head.text()).toBe('');
  const part = await fetch(url, { headers: { range: 'bytes=4-7' } });
  expect([part.status, await part.text()]).toEqual([206, '....']);
});

test('what is shown and what is not there leave no error in the log', async () => {
  const error = vi.spyOn(store.app.log, 'error');
  for (const path of [
    `/r/${token}/800.webp`,
    `/r/${'0'.repeat(32)}/800.webp`,
    '/logos/none.webp',
  ]) {
    await (await fetch(`${store.halide}${path}`)).arrayBuffer();
  }
  expect(error).not.toHaveBeenCalled();
});

test('a name that nobody has is nothing', async () => {
  const reply = await fetch(`${store.halide}/r/${newRenditionToken()}/400.webp`);
  expect(await problemOf(reply)).toMatchObject({ code: 'notFound' });
  expect(reply.headers.get('retry-after')).toBeNull();
});

test('a crop around a point is made for mails and link previews, of a photo that is there', async () => {
  const { url } = await cover();
  expect(await problemOf(await fetch(url(0, 50)))).toMatchObject({ code: 'notFound' });
  const { url: drawable } = await cover({ isRendered: true });
  const reply = await fetch(drawable(0, 50));
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const { width, height } = await sharp(await reply.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test('strangers have no other point drawn, nor another photo, nor the same point twice', async () => {
  const { url, drawn, galleryId } = await cover({ isRendered: true });
  const others = [url(1, 50), url(100, 100), url(0, 101), url('00', 50)];
  for (const other of others) expect((await fetch(other)).status).toBe(404);
  expect(await drawn()).toEqual([]);
  const asked = await Promise.all(Array.from({ length: 12 }, () => fetch(url(0, 50))));
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(asked.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  expect(await drawn()).toEqual(['cover-0-50.jpg']);
  const { url: ofAnother } = await cover({ isRendered: true, galleryId });
  expect((await fetch(ofAnother(0, 50))).status).toBe(404);
});

test('who comes to draw a crop after it was drawn leaves it as it is', async () => {
  const { photo } = await cover({ isRendered: true });
  const crop = { fileToken: photo.renditionToken, focus: { x: 0, y: 50 } };
  const draw = createCoverCrops(store.deps);
  const kept = () => store.deps.files.stat(coverCropKey(crop));
  expect(await draw(crop)).toBe(true);
  const first = await kept();
  expect(await draw(crop)).toBe(true);
  expect(await kept()).toEqual(first);
});

test('a mail of before the point moved keeps its picture', async () => {
  const { url, photo } = await cover({ isRendered: true });
  await fetch(url(0, 50));
  await store.db.updateTable('photos').set({ focusX: 80 }).where('id', '=', photo.id).execute();
  const statuses = [url(0, 50), url(80, 50), url(81, 50)].map(
    async (one) => (await fetch(one)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
});

/** A photo that stands for its gallery around the point 0, 50, unless another stands before it. */
async function cover({ isRendered = false, ...change }: CoverOptions = {}) {
  const photo = await make.photo({ focusX: 0, focusY: 50, ...change });
  const { renditionToken, galleryId } = photo;
  if (isRendered) {
    const create = { width: 2000, height: 1000, channels: 3 as const, background: '#264' };
    const bytesOfPhoto = await sharp({ create }).jpeg().toBuffer();
    const key = renditionKey(renditionToken, '2560');
    await store.deps.files.put(key, bytesOfPhoto, { contentType: 'image/jpeg' });
  }
  return {
    photo,
    galleryId,
    url: (x: number | string, y: number) =>
      `${store.halide}/r/${renditionToken}/cover-${x}-${y}.jpg`,
    /** The crops that are kept of it. */
    drawn: async () => {
      const names: string[] = [];
      const folder = `renditions/${renditionToken}/`;
      for await (const { key } of store.deps.files.list(folder))
        names.push(key.slice(folder.length));
      return names.filter((name) => name.startsWith('cover'));
    },
  };
}
