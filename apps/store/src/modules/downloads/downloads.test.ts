import type { ArchiveReply } from '@albumen/contract/endpoints/downloads';
import { expect, test } from 'vitest';
import { createGallery, openBrowser, signUp, type Browser } from '../../../test/browser.ts';
import { newJpeg } from '../../../test/jpegs.ts';
import { problemOf } from '../../../test/refusals.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { openUploads, replyOf } from '../../../test/upload-client.ts';
import { unzip } from '../../../test/unzip.ts';
import { renderPhoto } from '../renditions/render-photo.service.ts';

const store = await startTestStore();
const owner = await signUp(store);
const guest = await signUp(store);

interface Shared {
  id: string;
  shareId: string;
  photos: { photoId: string; name: string; bytes: Buffer }[];
}

/** A gallery with rendered photos of these names. */
async function sharedGallery(names: string[], change = {}): Promise<Shared> {
  const gallery = await createGallery(store, owner.id, change);
  const uploads = await openUploads(owner, gallery.id);
  const photos = [];
  for (const name of names) {
    const bytes = newJpeg();
    const { photoId } = await uploads.send({ name, bytes });
    await renderPhoto(store.deps, photoId);
    photos.push({ photoId, name, bytes });
  }
  return { ...gallery, photos };
}

/** Opens the link, as whoever looks at a gallery has done. */
async function openLink(browser: Browser, { shareId }: Shared): Promise<void> {
  await replyOf(await browser.call(`/api/shared/${shareId}`));
}

async function archiveOf(browser: Browser, body: object): Promise<ArchiveReply> {
  return replyOf<ArchiveReply>(await browser.call('/archives', { method: 'POST', body }));
}

async function bytesOf(reply: Response): Promise<Buffer> {
  return Buffer.from(await reply.arrayBuffer());
}

const wedding = await sharedGallery(['Müller & Söhne.jpg', 'IMG_1.jpg', 'img_1.JPG']);
await openLink(guest.browser, wedding);

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

test('a visitor without account is led to sign in, and back; a script is told why', async () => {
  const visitor = openBrowser(store);
  await openLink(visitor, wedding);
  const path = `/photo/download/${wedding.photos[0]?.photoId}.jpg`;
  const followed = await visitor.follow(path);
  expect(followed.status).toBe(303);
  const target = new URL(followed.headers.get('location') ?? '', store.halide);
  expect(target.pathname).toBe('/account/verify');
  expect(target.searchParams.get('url')).toBe(path);
  expect(await problemOf(await visitor.call(path))).toMatchObject({
    code: 'registrationRequired',
    status: 403,
    title: 'Create a free account or sign in to download.',
  });
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
  const closed = await sharedGallery(['a.jpg'], { allowsDownloads: false });
  await openLink(guest.browser, closed);
  const path = `/photo/download/${closed.photos[0]?.photoId}`;
  expect((await problemOf(await guest.browser.follow(path))).code).toBe('downloadsOff');
  expect((await owner.browser.follow(path)).status).toBe(200);
});

test.each([
  [2560, 'image/jpeg', 'a.jpg'],
  [1440, 'image/webp', 'a.webp'],
])('a limit of %i pixels hands out our copy, to guests only', async (pixels, type, name) => {
  const limited = await sharedGallery(['a.jpg'], { downloadMaxPixels: pixels });
  await openLink(guest.browser, limited);
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

test('a gallery is saved as one archive, with safe names that do not collide', async () => {
  const lead = await owner.browser.follow(`/gallery/download/${wedding.id}`);
  expect(lead.status).toBe(303);
  const reply = await owner.browser.follow(lead.headers.get('location') ?? '');
  expect(reply.headers.get('content-type')).toBe('application/zip');
  expect(reply.headers.get('content-disposition')).toContain('filename="Anna & Ben.zip"');
  const bytes = await bytesOf(reply);
  expect(bytes.length).toBe(Number(reply.headers.get('content-length')));
  const entries = await unzip(bytes);
  expect([...entries.keys()]).toEqual(['Müller & Söhne.jpg', 'IMG_1.jpg', 'img_1 (2).JPG']);
  expect([...entries.values()]).toEqual(wedding.photos.map((photo) => photo.bytes));
});

test('any range of an archive is that range of the whole', async () => {
  const archive = await archiveOf(guest.browser, { galleryId: wedding.shareId });
  const whole = await guest.browser.follow(archive.url);
  const etag = whole.headers.get('etag') ?? '';
  const bytes = await bytesOf(whole);
  expect(bytes.length).toBe(archive.sizeBytes);
  const size = bytes.length;
  const ranges = [
    [0, 1],
    [0, size],
    [29, 31],
    [size - 22, size],
    [size / 2, size / 2 + 9],
  ];
  for (const [start = 0, end = 0] of ranges.map((range) => range.map(Math.floor))) {
    const part = await guest.browser.follow(archive.url, {
      range: `bytes=${start}-${end - 1}`,
      'if-range': etag,
    });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${size}`);
    expect(await bytesOf(part)).toEqual(bytes.subarray(start, end));
  }
  const changed = await guest.browser.follow(archive.url, {
    range: 'bytes=5-9',
    'if-range': '"another"',
  });
  expect(changed.status).toBe(200);
  await changed.body?.cancel();
  const behind = await guest.browser.follow(archive.url, { range: `bytes=${size}-` });
  expect(behind.status).toBe(416);
  expect(behind.headers.get('content-range')).toBe(`bytes */${size}`);
});

test('HEAD tells size and ETag of an archive and takes nobody a place', async () => {
  const archive = await archiveOf(guest.browser, { galleryId: wedding.shareId });
  const cookie = [...guest.browser.cookies].map((pair) => pair.join('=')).join('; ');
  const head = await fetch(new URL(archive.url, store.halide), {
    method: 'HEAD',
    headers: { cookie, 'sec-fetch-site': 'none' },
  });
  expect(head.headers.get('content-length')).toBe(String(archive.sizeBytes));
  expect(head.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
  expect(await store.db.selectFrom('archiveStreams').select('id').execute()).toEqual([]);
});

test('a selection and the favorites are archives of their own', async () => {
  const [first, , third] = wedding.photos;
  const selection = await archiveOf(guest.browser, {
    galleryId: wedding.shareId,
    photoIds: [third?.photoId, first?.photoId],
  });
  expect(selection).toMatchObject({ photoCount: 2, fileName: 'Anna & Ben - 2 photos.zip' });
  await replyOf(await guest.browser.call(`/favorite/add/${third?.photoId}`));
  const favorites = await archiveOf(guest.browser, {
    galleryId: wedding.shareId,
    isFavorites: true,
  });
  expect(favorites).toMatchObject({ photoCount: 1, fileName: 'Anna & Ben - favorites.zip' });
  const entries = await unzip(await bytesOf(await guest.browser.follow(favorites.url)));
  expect([...entries.values()]).toEqual([third?.bytes]);
});

test.each([
  ['no photo', { photoIds: [] }],
  ['photos of nobody', { photoIds: ['A'.repeat(22)] }],
])('an archive of %s is refused, not taken for all', async (_, choice) => {
  const body = { galleryId: wedding.shareId, ...choice };
  const reply = await guest.browser.call('/archives', { method: 'POST', body });
  expect((await problemOf(reply)).code).toBe('emptySelection');
});

test("photos of another gallery don't come along", async () => {
  const other = await sharedGallery(['private.jpg']);
  const photoIds = [wedding.photos[0], other.photos[0]].map((photo) => photo?.photoId);
  const archive = await archiveOf(guest.browser, { galleryId: wedding.shareId, photoIds });
  expect(archive.photoCount).toBe(1);
});

test('the same call twice within ten seconds is the same archive, also at once', async () => {
  const { id } = await signUp(store).then(async (account) => {
    await openLink(account.browser, wedding);
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => archiveOf(account.browser, { galleryId: wedding.shareId })),
    );
    expect(new Set(replies.map((reply) => reply.archiveId)).size).toBe(1);
    return account;
  });
  const rows = await store.db
    .selectFrom('archives')
    .select('id')
    .where('accountId', '=', id)
    .execute();
  expect(rows).toHaveLength(1);
});

test("an archive is its account's alone", async () => {
  const archive = await archiveOf(guest.browser, { galleryId: wedding.shareId });
  const other = await signUp(store);
  await openLink(other.browser, wedding);
  expect((await problemOf(await other.browser.follow(archive.url))).code).toBe('notFound');
  const visitor = openBrowser(store);
  expect((await visitor.follow(archive.url)).status).toBe(303);
});

test('a photo deleted later does not change an archive', async () => {
  const gallery = await sharedGallery(['a.jpg', 'b.jpg']);
  await openLink(guest.browser, gallery);
  const archive = await archiveOf(guest.browser, { galleryId: gallery.shareId });
  const before = await bytesOf(await guest.browser.follow(archive.url));
  const ids = [gallery.photos[0]?.photoId];
  await replyOf(await owner.browser.call('/photo/delete', { method: 'PATCH', body: { ids } }));
  expect(await bytesOf(await guest.browser.follow(archive.url))).toEqual(before);
});

test('a link that is revoked, or a size that is lowered, ends archives made before', async () => {
  const gallery = await sharedGallery(['a.jpg']);
  await openLink(guest.browser, gallery);
  const { url } = await archiveOf(guest.browser, { galleryId: gallery.shareId });
  const change = (set: object) =>
    store.db.updateTable('galleries').set(set).where('id', '=', gallery.id).execute();
  await change({ downloadMaxPixels: 1440 });
  expect((await problemOf(await guest.browser.follow(url))).code).toBe('linkInvalid');
  await change({ downloadMaxPixels: null, allowsDownloads: false });
  expect((await problemOf(await guest.browser.follow(url))).code).toBe('downloadsOff');
  await change({ allowsDownloads: true, shareId: 'B'.repeat(22) });
  expect((await problemOf(await guest.browser.follow(url))).code).toBe('notFound');
});
