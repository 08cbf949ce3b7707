import * as galleries from '@albumen/contract/endpoints/galleries';
import { deletePhotos, sharedGrid } from '@albumen/contract/endpoints/photos';
import { sharedGalleryReply } from '@albumen/contract/schemas/gallery-replies';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const { db, browser, make, empty, clock } = await openTestApp();

beforeEach(empty);

const dayMs = 86_400_000;

async function shared(overrides: Parameters<typeof make.gallery>[0] = {}) {
  const account = await make.account();
  const gallery = await make.gallery({ accountId: account.id, ...overrides });
  const owner = await browser().signIn(account.id);
  const params = { galleryId: gallery.id };
  return { gallery, owner, params, shareId: gallery.shareId ?? '' };
}

function see(client: ReturnType<typeof browser>, shareId: string) {
  return client.call(galleries.getSharedGallery, { params: { shareId } });
}

test('sharing answers the one link, the same at every call', async () => {
  const { owner, params } = await shared({ shareId: null });
  const first = await owner.call(galleries.shareGallery, { params });
  const second = await owner.call(galleries.shareGallery, { params });
  expect(first.body.link).toMatch(/^http:\/\/localhost:3000\/s\/[A-Za-z0-9_-]{22}\/gallery$/);
  expect(second.body).toEqual(first.body);
});

test('an account that has not verified its email may not share', async () => {
  const account = await make.account({ verifiedAt: null });
  const { id: galleryId } = await make.gallery({ accountId: account.id, shareId: null });
  const client = await browser().signIn(account.id);
  const reply = await client.call(galleries.shareGallery, { params: { galleryId } });
  expect(reply).toMatchObject({ status: 403, body: { code: 'notVerified' } });
  const gallery = await client.call(galleries.getGallery, { params: { galleryId } });
  expect(gallery.body.can.share).toBe(false);
});

test('a draft without title and photos has no link yet', async () => {
  const { owner, params } = await shared({ state: 'draft', title: '', shareId: null });
  const reply = await owner.call(galleries.shareGallery, { params });
  expect(reply).toMatchObject({ status: 409, body: { code: 'galleryNotCreated' } });
});

test('a revoked link is worth nothing, for those who had it open too, and the next one is another', async () => {
  const { owner, params, shareId, gallery } = await shared();
  await make.photo({ galleryId: gallery.id });
  const guest = browser();
  expect((await see(guest, shareId)).status).toBe(200);
  await owner.call(galleries.revokeLink, { params });
  expect((await see(guest, shareId)).status).toBe(404);
  const { link } = (await owner.call(galleries.shareGallery, { params })).body;
  expect(link).not.toContain(shareId);
  expect((await see(guest, shareId)).status).toBe(404);
});

test('a visitor sees what the contract allows and nothing else', async () => {
  const { shareId, gallery } = await shared({ pinHash: null });
  const { id: photoId } = await make.photo({ galleryId: gallery.id });
  await make.photo({ galleryId: gallery.id, state: 'processing' });
  const { body, text } = await see(browser(), shareId);
  expect(sharedGalleryReply.strict().parse(body)).toMatchObject({
    title: 'Mia and Tom',
    businessName: 'Lovelace Photography',
    hero: { photoId },
    photoCount: 1,
    can: { download: true, favorite: true, manage: false },
    maxFavorites: 5,
  });
  expect(text).not.toContain(gallery.accountId);
});

test('what the owner switched off is off in the answer', async () => {
  const { shareId, owner } = await shared({
    allowsDownloads: false,
    allowsFavorites: false,
    allowsShop: false,
  });
  expect((await see(browser(), shareId)).body.can).toEqual({
    download: false,
    favorite: false,
    manage: false,
    shop: false,
  });
  expect((await see(owner, shareId)).body).toMatchObject({
    can: { download: true, favorite: true, manage: true },
    maxFavorites: null,
  });
});

test('a link ends with its last day, but not for the owner', async () => {
  const today = clock.now().toISOString().slice(0, 10);
  const { shareId, owner } = await shared({ expiresOn: today });
  const { status, body } = await see(browser(), shareId);
  expect(status).toBe(200);
  expect(body.sharedUntil).toBe(Date.parse(`${today}T00:00:00Z`) + 1.5 * dayMs);
  expect((await see(owner, shareId)).body.sharedUntil).toBeNull();
  clock.moveBy(3 * dayMs);
  expect(await see(browser(), shareId)).toMatchObject({
    status: 410,
    body: { code: 'galleryExpired' },
  });
  expect((await see(owner, shareId)).status).toBe(200);
});

test('the gallery of an account that is being deleted is gone for visitors', async () => {
  const { shareId, gallery } = await shared();
  await db
    .updateTable('accounts')
    .set({ deletionDueAt: new Date(Date.now() + dayMs) })
    .where('id', '=', gallery.accountId)
    .execute();
  expect((await see(browser(), shareId)).status).toBe(404);
});

async function locked(pin = '4711') {
  const all = await shared();
  await all.owner.call(galleries.editGallerySettings, { params: all.params, body: { pin } });
  const enter = (client: ReturnType<typeof browser>, given: string, ip = '127.0.0.1') =>
    client.call(galleries.enterPin, { params: { shareId: all.shareId }, body: { pin: given }, ip });
  return { ...all, enter };
}

test('a PIN closes the gallery and its photos until it is entered', async () => {
  const { shareId, enter } = await locked();
  const guest = browser();
  expect(await see(guest, shareId)).toMatchObject({ status: 403, body: { code: 'pinRequired' } });
  const grid = { params: { shareId, windowWidth: '1024' } };
  expect((await guest.call(sharedGrid, grid)).status).toBe(403);
  expect(await enter(guest, '0000')).toMatchObject({ status: 403, body: { code: 'wrongPin' } });
  expect((await enter(guest, '4711')).status).toBe(200);
  expect((await see(guest, shareId)).status).toBe(200);
  expect((await guest.call(sharedGrid, grid)).status).toBe(200);
  expect((await see(browser(), shareId)).status).toBe(403);
});

test('a PIN is taken as it is pasted, and one of another form costs no attempt', async () => {
  const { enter } = await locked();
  expect((await enter(browser(), '47 11 ')).status).toBe(200);
  expect((await enter(browser(), '\u0664\u0667\u0661\u0661')).status).toBe(200);
  for (const other of ['123456789', '471', '471x']) {
    const { status, body } = await enter(browser(), other);
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: { pin: ['Use 4 to 8 digits.'] } });
  }
  const counted = await db.selectFrom('rateLimits').selectAll().execute();
  expect(counted).toEqual([]);
});

test('an entered PIN survives signing in, and a new PIN asks again', async () => {
  const { shareId, enter, owner, params } = await locked();
  const guest = browser();
  await enter(guest, '4711');
  await guest.signIn((await make.account()).id);
  expect((await see(guest, shareId)).status).toBe(200);
  await owner.call(galleries.editGallerySettings, { params, body: { pin: '1234' } });
  expect((await see(guest, shareId)).status).toBe(403);
});

test('the proof of one gallery opens no other', async () => {
  const one = await locked();
  const other = await locked();
  const guest = browser();
  await one.enter(guest, '4711');
  const proof = /~([^.]+)/.exec(guest.jar.get('galleryKeys') ?? '')?.[1] ?? '';
  guest.jar.set('galleryKeys', `${other.shareId}~${proof}`);
  expect((await see(guest, other.shareId)).status).toBe(403);
});

test('guessing a PIN ends after a few attempts, and a right one starts the count again', async () => {
  const { enter } = await locked();
  const guest = browser();
  for (let attempts = 0; attempts < 9; attempts += 1) await enter(guest, '0000');
  expect((await enter(guest, '4711')).status).toBe(200);
  const statuses: number[] = [];
  for (let attempts = 0; attempts < 12; attempts += 1)
    statuses.push((await enter(guest, '0000')).status);
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429]);
  expect(await enter(guest, '4711')).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.any(String) },
  });
});

test('the right PIN of another gallery starts no count again', async () => {
  const attacked = await locked();
  const own = await locked('2222');
  const guest = browser();
  const statuses: number[] = [];
  for (let attempts = 0; attempts < 12; attempts += 1) {
    statuses.push((await attacked.enter(guest, '0000')).status);
    await own.enter(guest, '2222');
  }
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429]);
});

test('strangers who guess a PIN lock no guest out, and from one network are one', async () => {
  const { enter, gallery } = await locked();
  const stranger = browser();
  for (let attempts = 0; attempts < 10; attempts += 1)
    await enter(stranger, '0000', `2001:db8::${attempts}`);
  expect((await enter(stranger, '0000', '2001:db8::ffff')).status).toBe(429);
  const bucket = `gallery-pin:gallery:${gallery.id}`;
  await db.updateTable('rateLimits').set({ hits: 100 }).where('bucket', '=', bucket).execute();
  expect((await enter(browser(), '4711', '203.0.113.9')).status).toBe(200);
  const guesses: number[] = [];
  for (let attempts = 0; attempts < 3; attempts += 1) {
    guesses.push((await enter(stranger, '0000', '198.51.100.1')).status);
  }
  expect(guesses).toEqual([403, 403, 429]);
});

test('who has thousands of networks guesses no PIN with them', async () => {
  const { enter, gallery } = await locked();
  await enter(browser(), '0000');
  const bucket = `gallery-pin:gallery:${gallery.id}`;
  await db.updateTable('rateLimits').set({ hits: 100 }).where('bucket', '=', bucket).execute();
  const guesses: number[] = [];
  for (let network = 1; network <= 24; network += 1) {
    guesses.push((await enter(browser(), '0000', `2001:db8:7:${network}::1`)).status);
  }
  expect(guesses).toEqual([...Array<number>(20).fill(403), 429, 429, 429, 429]);
  expect((await enter(browser(), '4711', '2001:db8:8:1::1')).status).toBe(200);
});

test('the QR code is an SVG of the existing link', async () => {
  const { owner, params } = await shared();
  const reply = await owner.call(galleries.linkQrCode, { params });
  expect(reply.headers['content-type']).toBe('image/svg+xml');
  expect(reply.text).toMatch(/^<svg/);
  await owner.call(galleries.revokeLink, { params });
  expect((await owner.call(galleries.linkQrCode, { params })).status).toBe(404);
});

test('the shop is entered with the photos of the gallery', async () => {
  const { owner, gallery } = await shared();
  const { id: photoId } = await make.photo({ galleryId: gallery.id });
  const shop = async (target: string) =>
    (await owner.call(galleries.shopGallery, { params: { galleryId: gallery.id, target } }))
      .headers['location'];
  expect(await shop(photoId)).toBe(`/shop?gallery=${gallery.id}&photo=${photoId}`);
  expect(await shop('canvas-wrap')).toBe(`/shop/canvas-wrap?gallery=${gallery.id}`);
  // Deleted since the page was opened, or never there.
  await owner.call(deletePhotos, { body: { ids: [photoId] } });
  expect(await shop(photoId)).toBe(`/shop?gallery=${gallery.id}`);
});

test('a browser keeps the newest links it has opened, however many', async () => {
  const { shareId } = await shared();
  const guest = browser();
  guest.jar.set('galleryKeys', Array.from({ length: 60 }, () => 'A'.repeat(22)).join('.'));
  await see(guest, shareId);
  const keys = (guest.jar.get('galleryKeys') ?? '').split('.');
  expect(keys[0]).toBe(shareId);
  expect(keys.length).toBeLessThanOrEqual(40);
});
