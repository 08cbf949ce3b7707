import { sql } from 'kysely';
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
import { replyOf } from '../../../test/upload-client.ts';

/** Photos are rendered, behind whatever else the machine does. */

const { store, owner, guest, wedding } = await sharedWedding();
const hoursAhead = (hours: number) => sql<Date>`now() + make_interval(hours => ${hours})`;

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

test('an archive needs an account, or an email left in the gallery', async () => {
  const visitor = openBrowser(store);
  await openLink(visitor, wedding.shareId);
  const body = { galleryId: wedding.shareId };
  const reply = await visitor.call('/archives', { method: 'POST', body });
  expect((await problemOf(reply)).code).toBe('registrationRequired');

  const shared = `/api/shared/${wedding.shareId}/guest`;
  const email = 'grandma@example.com';
  await visitor.call(shared, { method: 'PATCH', body: { email } });
  const archive = await archiveOf(visitor, body);
  expect((await visitor.follow(archive.url)).status).toBe(200);
  expect((await problemOf(await guest.browser.follow(archive.url))).code).toBe('notFound');
  const listed = await owner.browser.call(`/api/galleries/${wedding.id}/guests`);
  const { guests } = await replyOf<{ guests: object[] }>(listed);
  expect(guests).toMatchObject([{ email, downloadedAt: expect.any(Number) }]);
});

test('a title of any characters makes a name that every system takes', async () => {
  const title = 'Mia ♥ Tom — 6/20 | "Yes" ®';
  const gallery = await sharedGallery({ store, owner }, ['one.jpg'], { title });
  const archive = await archiveOf(owner.browser, { galleryId: gallery.id });
  expect(archive.fileName).toBe('Mia ♥ Tom — 6_20 _ _Yes_ ®.zip');
  const reply = await owner.browser.follow(archive.url);
  expect(reply.headers.get('content-disposition')).toBe(
    `attachment; filename="Mia _ Tom _ 6_20 _ _Yes_ _.zip"; filename*=UTF-8''${encodeURIComponent(archive.fileName)}`,
  );
});

test("photos of another gallery don't come along", async () => {
  const other = await sharedGallery({ store, owner }, ['private.jpg']);
  const photoIds = [wedding.photos[0], other.photos[0]].map((photo) => photo?.photoId);
  const archive = await archiveOf(guest.browser, { galleryId: wedding.shareId, photoIds });
  expect(archive.photoCount).toBe(1);
});

test('the same call again is the same archive while it lives, also at once', async () => {
  const { id } = await signUp(store).then(async (account) => {
    await openLink(account.browser, wedding.shareId);
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => archiveOf(account.browser, { galleryId: wedding.shareId })),
    );
    expect(new Set(replies.map((reply) => reply.archiveId)).size).toBe(1);
    const times = { createdAt: hoursAhead(-150), expiresAt: hoursAhead(1) };
    await store.db.updateTable('archives').set(times).where('accountId', '=', account.id).execute();
    const later = await archiveOf(account.browser, { galleryId: wedding.shareId });
    expect(later.archiveId).toBe(replies[0]?.archiveId);
    return account;
  });
  const rows = await store.db
    .selectFrom('archives')
    .select(['id', sql<boolean>`expires_at > now() + interval '6 days'`.as('isKept')])
    .where('accountId', '=', id)
    .execute();
  expect(rows).toMatchObject([{ isKept: true }]);
});

test('an archive whose files lie elsewhere by now is not taken again', async () => {
  const account = await signUp(store);
  await openLink(account.browser, wedding.shareId);
  const before = await archiveOf(account.browser, { galleryId: wedding.shareId });
  await store.db
    .updateTable('archives')
    .set({ entries: sql`jsonb_set(entries, '{0,key}', '"originals/gone.jpg"')` })
    .where('id', '=', before.archiveId)
    .execute();
  const after = await archiveOf(account.browser, { galleryId: wedding.shareId });
  expect(after.archiveId).not.toBe(before.archiveId);
});

test('nobody fills the database with archives: those of a holder and of a network are counted', async () => {
  const account = await signUp(store);
  await openLink(account.browser, wedding.shareId);
  const [first, second] = wedding.photos.map(({ photoId }) => ({ photoIds: [photoId] }));
  await archiveOf(account.browser, { galleryId: wedding.shareId, ...first });
  for (const name of ['holder', 'ip']) {
    const bucket = sql<boolean>`bucket like ${`archive:${name}:%`}`;
    const counted = store.db.updateTable('rateLimits').where(bucket);
    await counted.set({ hits: 1000 }).execute();
    const body = { galleryId: wedding.shareId, ...second };
    const refused = await account.browser.call('/archives', { method: 'POST', body });
    expect((await problemOf(refused)).code).toBe('tooManyRequests');
    // What is there already costs nothing.
    await archiveOf(account.browser, { galleryId: wedding.shareId, ...first });
    await counted.set({ hits: 0 }).execute();
  }
});

test('a call that follows a changed selection is another archive, however soon', async () => {
  const account = await signUp(store);
  await openLink(account.browser, wedding.shareId);
  const favorites = { galleryId: wedding.shareId, isFavorites: true };
  const archives = [];
  for (const { photoId } of wedding.photos.slice(0, 2)) {
    await replyOf(await account.browser.call(`/favorite/add/${photoId}`));
    archives.push(await archiveOf(account.browser, favorites));
  }
  expect(archives.map(({ photoCount }) => photoCount)).toEqual([1, 2]);
});

test("an archive is its account's alone", async () => {
  const archive = await archiveOf(guest.browser, { galleryId: wedding.shareId });
  const other = await signUp(store);
  await openLink(other.browser, wedding.shareId);
  expect((await problemOf(await other.browser.follow(archive.url))).code).toBe('notFound');
  const visitor = openBrowser(store);
  expect((await visitor.follow(archive.url)).status).toBe(303);
});

test('an archive goes on when another photo is deleted, and ends with its own', async () => {
  const gallery = await sharedGallery({ store, owner }, ['a.jpg', 'b.jpg', 'c.jpg']);
  await openLink(guest.browser, gallery.shareId);
  const photoIds = gallery.photos.map(({ photoId }) => photoId);
  const whole = await archiveOf(guest.browser, { galleryId: gallery.shareId });
  const part = await archiveOf(guest.browser, {
    galleryId: gallery.shareId,
    photoIds: photoIds.slice(1),
  });
  const before = await bytesOf(await guest.browser.follow(part.url));
  const ids = photoIds.slice(0, 1);
  await replyOf(await owner.browser.call('/photo/delete', { method: 'PATCH', body: { ids } }));
  expect((await problemOf(await guest.browser.follow(whole.url))).code).toBe('archiveOutdated');
  expect(await bytesOf(await guest.browser.follow(part.url))).toEqual(before);
});

test('a link that is revoked, or a size that is lowered, ends archives made before', async () => {
  const gallery = await sharedGallery({ store, owner }, ['a.jpg']);
  await openLink(guest.browser, gallery.shareId);
  const { url } = await archiveOf(guest.browser, { galleryId: gallery.shareId });
  const change = (set: object) =>
    store.db.updateTable('galleries').set(set).where('id', '=', gallery.id).execute();
  await change({ downloadMaxPixels: 1440 });
  expect((await problemOf(await guest.browser.follow(url))).code).toBe('archiveOutdated');
  await change({ downloadMaxPixels: null, allowsDownloads: false });
  expect((await problemOf(await guest.browser.follow(url))).code).toBe('downloadsOff');
  await change({ allowsDownloads: true, shareId: 'B'.repeat(22) });
  expect((await problemOf(await guest.browser.follow(url))).code).toBe('notFound');
});
