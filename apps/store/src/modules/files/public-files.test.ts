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
