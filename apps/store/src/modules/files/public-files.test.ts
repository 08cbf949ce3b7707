import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { createFactories } from '../../../test/factories.ts';
import { problemOf } from '../../../test/refusals.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { newRenditionToken, renditionKey } from '../renditions/rendition-keys.ts';

const store = await startTestStore();
const bytes = Buffer.from('RIFF....WEBPVP8 not really a picture');
const { renditionToken: token } = await createFactories(store.db).photo();
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

test('a name that nobody has is nothing', async () => {
  const reply = await fetch(`${store.halide}/r/${newRenditionToken()}/400.webp`);
  expect(await problemOf(reply)).toMatchObject({ code: 'notFound' });
  expect(reply.headers.get('retry-after')).toBeNull();
});

test('a crop around a point is made for mails and link previews, of a photo that is there', async () => {
  const { renditionToken } = await createFactories(store.db).photo();
  const url = `${store.halide}/r/${renditionToken}/cover-0-50.jpg`;
  expect(await problemOf(await fetch(url))).toMatchObject({ code: 'notFound' });
  const create = { width: 2000, height: 1000, channels: 3 as const, background: '#264' };
  const photo = await sharp({ create }).jpeg().toBuffer();
  const key = renditionKey(renditionToken, '2560');
  await store.deps.files.put(key, photo, { contentType: 'image/jpeg' });
  const reply = await fetch(url);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const { width, height } = await sharp(await reply.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const odd = await fetch(`${store.halide}/r/${renditionToken}/cover-0-101.jpg`);
  expect(odd.status).toBe(404);
});
