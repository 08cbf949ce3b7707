import { expect, test } from 'vitest';
import { openBrowser, signUp } from '../../../test/browser.ts';
import { problemOf } from '../../../test/refusals.ts';
import {
  archiveOf,
  bytesOf,
  openLink,
  sharedGallery,
  sharedWedding,
} from '../../../test/shared-gallery.ts';
import { unzip } from '../../../test/unzip.ts';

/** Photos are rendered, behind whatever else the machine does. */

const { store, owner, guest, wedding } = await sharedWedding();

test('the owner saves the original under its own name, with or without .jpg', async () => {
  const [photo] = wedding.photos;
  for (const ending of ['', '.jpg']) {
    const reply = await owner.browser.follow(`/photo/download/${photo?.photoId}${ending}`);
    expect(reply.headers.get('content-type')).toBe('image/jpeg');
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="M_ller & S_hne.jpg"; filename*=UTF-8''M%C3%BCller%20%26%20S%C3%B6hne.jpg`,
    );
    expect(reply.headers.get('cache-control')).toBe('private');
    expect(await bytesOf(reply)).toEqual(photo?.bytes);
  }
});

test('asked to be shown, a photo is looked at in its window, and not saved', async () => {
  const [photo] = wedding.photos;
  const reply = await guest.browser.follow(`/photo/download/${photo?.photoId}.jpg?show=1`);
  expect(reply.headers.get('content-disposition')).toBeNull();
  expect(reply.headers.get('content-type')).toBe('image/jpeg');
  expect(reply.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/);
  expect(await bytesOf(reply)).toEqual(photo?.bytes);
});

test('a registered guest with the link saves it too, and may resume', async () => {
  const [photo] = wedding.photos;
  const path = `/photo/download/${photo?.photoId}.jpg`;
  const whole = await guest.browser.follow(path);
  expect(await bytesOf(whole)).toEqual(photo?.bytes);
  const rest = await guest.browser.follow(path, {
    range: 'bytes=500-',
    'if-range': whole.headers.get('etag') ?? '',
  });
  expect(rest.status).toBe(206);
  expect(await bytesOf(rest)).toEqual(photo?.bytes.subarray(500));
});

test('a visitor is led to the gallery, which asks for an email; a script gets the reason', async () => {
  const visitor = openBrowser(store);
  await openLink(visitor, wedding.shareId);
  const photoId = wedding.photos[0]?.photoId;
  const path = `/photo/download/${photoId}.jpg`;
  const followed = await visitor.follow(path);
  expect(followed.status).toBe(303);
  const gallery = `/s/${wedding.shareId}/gallery`;
  expect(followed.headers.get('location')).toBe(`${gallery}?photo=${photoId}&do=download`);
  const all = await visitor.follow(`/gallery/download/${wedding.shareId}`);
  expect(all.headers.get('location')).toBe(`${gallery}?do=download-gallery`);
  expect(await problemOf(await visitor.call(path))).toMatchObject({
    code: 'registrationRequired',
    status: 403,
    title: 'Leave your email in the gallery, or sign in, to download.',
  });

  const body = { email: 'ann@example.com' };
  await visitor.call(`/api/shared/${wedding.shareId}/guest`, { method: 'PATCH', body });
  expect(await bytesOf(await visitor.follow(path))).toEqual(wedding.photos[0]?.bytes);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister host', { 'sec-fetch-site': 'same-site' }],
  ['an image tag', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }],
  ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
])('%s starts no download', async (_, headers: Record<string, string>) => {
  for (const path of [
    `/photo/download/${wedding.photos[0]?.photoId}`,
    `/gallery/download/${wedding.id}`,
  ]) {
    const reply = await owner.browser.follow(path, headers);
    expect((await problemOf(reply)).code).toBe('foreignRequest');
  }
  expect(await store.db.selectFrom('archives').select('id').execute()).toEqual([]);
});

test('without the link of today, downloads are answered like nothing', async () => {
  const stranger = await signUp(store);
  const paths = [
    `/photo/download/${wedding.photos[0]?.photoId}`,
    `/gallery/download/${wedding.id}`,
  ];
  for (const path of paths) {
    expect((await problemOf(await stranger.browser.follow(path))).code).toBe('notFound');
  }
  const elsewhere = await signUp(store, 'cyan');
  const reply = await elsewhere.browser.follow(paths[0] ?? '');
  expect((await problemOf(reply)).code).toBe('notFound');
});

test('downloads that the owner switched off are refused to guests, not to her', async () => {
  const closed = await sharedGallery({ store, owner }, ['a.jpg'], { allowsDownloads: false });
  await openLink(guest.browser, closed.shareId);
  const path = `/photo/download/${closed.photos[0]?.photoId}`;
  expect((await problemOf(await guest.browser.follow(path))).code).toBe('downloadsOff');
  expect((await owner.browser.follow(path)).status).toBe(200);
});

test.each([
  [2560, 'image/jpeg', 'a.jpg'],
  [1440, 'image/webp', 'a.webp'],
])('a limit of %i pixels hands out our copy, to guests only', async (pixels, type, name) => {
  const limited = await sharedGallery({ store, owner }, ['a.jpg'], { downloadMaxPixels: pixels });
  await openLink(guest.browser, limited.shareId);
  const path = `/photo/download/${limited.photos[0]?.photoId}.jpg`;
  const copy = await guest.browser.follow(path);
  expect(copy.headers.get('content-type')).toBe(type);
  expect(copy.headers.get('content-disposition')).toContain(`filename="${name}"`);
  expect(await bytesOf(await owner.browser.follow(path))).toEqual(limited.photos[0]?.bytes);
  const archive = await archiveOf(guest.browser, { galleryId: limited.shareId });
  const entries = await unzip(await bytesOf(await guest.browser.follow(archive.url)));
  expect([...entries.keys()]).toEqual([name]);
  expect(entries.get(name)).toEqual(await bytesOf(await guest.browser.follow(path)));
});
