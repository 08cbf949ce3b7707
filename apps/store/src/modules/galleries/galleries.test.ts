import * as galleries from '@albumen/contract/endpoints/galleries';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const { db, browser, make, empty, clock } = await openTestApp();

beforeEach(empty);

async function photographer() {
  const account = await make.account();
  return { account, client: await browser().signIn(account.id) };
}

test('the create page gets one draft, again and again, until something is in it', async () => {
  const { client } = await photographer();
  const first = await client.call(galleries.startDraft);
  const second = await client.call(galleries.startDraft);
  expect(second.body).toEqual(first.body);
  await make.photo({ galleryId: first.body.galleryId });
  expect((await client.call(galleries.startDraft)).body).not.toEqual(first.body);
});

test('a draft without photos is not on the dashboard, a named gallery is', async () => {
  const { client } = await photographer();
  const { galleryId } = (await client.call(galleries.startDraft)).body;
  expect((await client.call(galleries.listGalleries)).body.galleries).toEqual([]);
  const body = {
    title: '  Mia & Tom ',
    occasion: 'Wedding',
    date: Date.UTC(2026, 4, 1, 23, 59),
    businessName: 'Lovelace Photography',
  };
  expect(await client.call(galleries.createGallery, { params: { galleryId }, body })).toMatchObject(
    {
      status: 200,
      body: { galleryId },
    },
  );
  const [card] = (await client.call(galleries.listGalleries)).body.galleries;
  expect(card).toMatchObject({
    galleryId,
    state: 'active',
    title: 'Mia & Tom',
    occasion: 'Wedding',
    date: Date.UTC(2026, 4, 1),
    photoCount: 0,
    cover: null,
  });
});

test.each([
  { has: 'a title', given: 'Harbor day', title: 'Harbor day' },
  { has: 'a photo', given: '', title: 'Untitled gallery' },
])('a draft with $has is on the dashboard, can be titled and shared', async ({ given, title }) => {
  const { account, client } = await photographer();
  const draft = { accountId: account.id, state: 'draft', shareId: null, title: given } as const;
  const { id: galleryId } = await make.gallery(draft);
  if (given === '') await make.photo({ galleryId });
  expect((await client.call(galleries.startDraft)).body).not.toEqual({ galleryId });
  const params = { galleryId };
  const [card] = (await client.call(galleries.listGalleries)).body.galleries;
  expect(card).toMatchObject({ galleryId, state: 'draft' });
  expect((await client.call(galleries.getGallery, { params })).body.can.share).toBe(true);
  const { link } = (await client.call(galleries.shareGallery, { params })).body;
  const shareId = new URL(link).pathname.split('/')[2] ?? '';
  const seen = await browser().call(galleries.getSharedGallery, { params: { shareId } });
  expect(seen).toMatchObject({ status: 200, body: { title } });
  const body = { title: 'Anna and Jo' };
  expect((await client.call(galleries.editGallery, { params, body })).status).toBe(200);
  const again = await browser().call(galleries.getSharedGallery, { params: { shareId } });
  expect(again.body.title).toBe('Anna and Jo');
});

test('a short title and a forbidden character are both reported, with the messages of the form', async () => {
  const { client } = await photographer();
  const { galleryId } = (await client.call(galleries.startDraft)).body;
  const reply = await client.call(galleries.createGallery, {
    params: { galleryId },
    body: { title: 'ab', occasion: 'Wed-ding', date: null, businessName: '' },
  });
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({
    code: 'invalidForm',
    fields: {
      title: ['Must be longer than 2 characters.'],
      occasion: ['Can only contain letters and numbers.'],
      businessName: ['This field is required.'],
    },
  });
});

test('an edit may name the title alone, and an empty title changes nothing', async () => {
  const { account, client } = await photographer();
  const { id: galleryId } = await make.gallery({ accountId: account.id, occasion: 'Party' });
  const params = { galleryId };
  await client.call(galleries.editGallery, { params, body: { title: 'New name' } });
  const refused = await client.call(galleries.editGallery, { params, body: { title: '' } });
  expect(refused.status).toBe(422);
  const gallery = await client.call(galleries.getGallery, { params });
  expect(gallery.body).toMatchObject({ title: 'New name', occasion: 'Party' });
});

test('the date is a calendar day: set, kept from sliding, cleared', async () => {
  const { account, client } = await photographer();
  const { id: galleryId } = await make.gallery({ accountId: account.id });
  const params = { galleryId };
  const dateOf = async () => (await client.call(galleries.getGallery, { params })).body.date;
  await client.call(galleries.editGalleryDate, { params, body: { date: Date.UTC(1959, 1, 28) } });
  expect(await dateOf()).toBe(Date.UTC(1959, 1, 28));
  await client.call(galleries.editGalleryDate, { params, body: { date: null } });
  expect(await dateOf()).toBeNull();
});

test('settings change one by one and count as changes that visitors see', async () => {
  const { account, client } = await photographer();
  const { id: galleryId, version } = await make.gallery({ accountId: account.id });
  const params = { galleryId };
  const change = (body: galleries.GallerySettings) =>
    client.call(galleries.editGallerySettings, { params, body });
  await change({ allowsDownloads: false });
  await change({ downloadMaxPixels: 2560, expiresOn: '2027-01-31' });
  await change({ pin: '1234', sort: 'name-desc' });
  const { body } = await client.call(galleries.getGallery, { params });
  expect(body).toMatchObject({
    allowsDownloads: false,
    downloadMaxPixels: 2560,
    allowsFavorites: true,
    expiresOn: '2027-01-31',
    hasPin: true,
    sort: 'name-desc',
    version: version + 3,
  });
  await change({ pin: null, expiresOn: null });
  expect((await client.call(galleries.getGallery, { params })).body).toMatchObject({
    hasPin: false,
    expiresOn: null,
  });
});

test.each([
  [{ pin: '123' }, { pin: ['Use 4 to 8 digits.'] }],
  [{ expiresOn: '0000-05-05' }, { expiresOn: ['Enter a day of the calendar.'] }],
  [{ downloadMaxPixels: 1000 }, {}],
  [{ expiresOn: '2026-02-30' }, {}],
  [{ pinHash: 'x' }, {}],
])('the setting %j is refused', async (body, fields) => {
  const { account, client } = await photographer();
  const { id: galleryId } = await make.gallery({ accountId: account.id });
  const reply = await client.call(galleries.editGallerySettings, {
    params: { galleryId },
    body: body as galleries.GallerySettings,
  });
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({ fields });
});

test("a camera's clock shift is kept on the gallery and 0 takes it away", async () => {
  const { account, client } = await photographer();
  const { id: galleryId } = await make.gallery({ accountId: account.id });
  await make.photos(2, { galleryId, camera: 'Leica Q3', takenWall: '2026-05-01 14:00:00' });
  const params = { galleryId };
  const shift = (shiftMs: number) =>
    client.call(galleries.shiftCameraClock, { params, body: { camera: 'Leica Q3', shiftMs } });
  const cameras = async () => (await client.call(galleries.getGallery, { params })).body.cameras;
  await shift(-3_600_000);
  expect(await cameras()).toEqual([{ name: 'Leica Q3', shiftMs: -3_600_000, photoCount: 2 }]);
  await shift(0);
  expect(await cameras()).toEqual([{ name: 'Leica Q3', shiftMs: 0, photoCount: 2 }]);
});

test('the chosen hero is the cover; its address is answered, and the one before it for undo', async () => {
  const { account, client } = await photographer();
  const { id: galleryId } = await make.gallery({ accountId: account.id });
  const [first, second] = await make.photos(2, { galleryId });
  const heroOf = async () =>
    (await client.call(galleries.getGallery, { params: { galleryId } })).body.hero?.photoId;
  expect(await heroOf()).toBe(first?.id);
  const choose = (photoId = '') =>
    client.call(galleries.chooseHero, { params: { galleryId, photoId } });
  expect((await choose(second?.id)).body).toMatchObject({
    url: `/r/${second?.renditionToken}/2560.jpg`,
    previousPhotoId: null,
  });
  expect(await heroOf()).toBe(second?.id);
  expect((await choose(first?.id)).body.previousPhotoId).toBe(second?.id);
});

test('a focal point and a style of the cover are seen by owner, lists and guests', async () => {
  const { account, client } = await photographer();
  const gallery = await make.gallery({ accountId: account.id });
  const params = { galleryId: gallery.id };
  const { id: photoId } = await make.photo({ galleryId: gallery.id });
  const before = (await client.call(galleries.getGallery, { params })).body;
  expect(before).toMatchObject({ coverStyle: 'photo', hero: { focus: { x: 50, y: 50 } } });
  const place = { params: { ...params, photoId }, body: { x: 12, y: 88 } };
  const { version } = (await client.call(galleries.placeFocus, place)).body;
  expect(version).toBe(before.version + 1);
  await client.call(galleries.editGallerySettings, { params, body: { coverStyle: 'framed' } });

  const focus = { x: 12, y: 88 };
  const [card] = (await client.call(galleries.listGalleries)).body.galleries;
  expect(card?.cover).toMatchObject({ focus });
  const guests = { params: { shareId: gallery.shareId ?? '' } };
  const seen = (await browser().call(galleries.getSharedGallery, guests)).body;
  expect(seen).toMatchObject({ coverStyle: 'framed', hero: { focus }, logo: null });
});

test('a focal point outside of the photo, and a style that there is not, are refused', async () => {
  const { account, client } = await photographer();
  const { id: galleryId } = await make.gallery({ accountId: account.id });
  const { id: photoId } = await make.photo({ galleryId });
  const beyond = { params: { galleryId, photoId }, body: { x: 101, y: 0 } };
  expect((await client.call(galleries.placeFocus, beyond)).status).toBe(422);
  const styled = { params: { galleryId }, body: { coverStyle: 'loud' as 'photo' } };
  expect((await client.call(galleries.editGallerySettings, styled)).status).toBe(422);
});

test('a hero that went into the bin is replaced by the first photo and comes back with the undo', async () => {
  const { account, client } = await photographer();
  const { id: galleryId } = await make.gallery({ accountId: account.id });
  const [first, hero] = await make.photos(2, { galleryId });
  const params = { galleryId };
  const heroOf = async () =>
    (await client.call(galleries.getGallery, { params })).body.hero?.photoId;
  await client.call(galleries.chooseHero, { params: { galleryId, photoId: hero?.id ?? '' } });
  await db
    .updateTable('photos')
    .set({ deletedAt: clock.now() })
    .where('id', '=', hero?.id ?? '')
    .execute();
  expect(await heroOf()).toBe(first?.id);
  await db
    .updateTable('photos')
    .set({ deletedAt: null })
    .where('id', '=', hero?.id ?? '')
    .execute();
  expect(await heroOf()).toBe(hero?.id);
});

test('a photo of another gallery cannot become the hero', async () => {
  const { account, client } = await photographer();
  const { id: galleryId } = await make.gallery({ accountId: account.id });
  const { id: photoId } = await make.photo();
  const reply = await client.call(galleries.chooseHero, { params: { galleryId, photoId } });
  expect(reply.status).toBe(404);
});

test('deleting and restoring a gallery can be repeated, and its link works again', async () => {
  const { account, client } = await photographer();
  const gallery = await make.gallery({ accountId: account.id });
  const params = { galleryId: gallery.id };
  const shareId = gallery.shareId ?? '';
  await client.call(galleries.deleteGallery, { params });
  expect((await client.call(galleries.deleteGallery, { params })).status).toBe(200);
  expect((await browser().call(galleries.getSharedGallery, { params: { shareId } })).status).toBe(
    404,
  );
  expect((await client.call(galleries.listGalleries)).body.galleries).toEqual([]);
  const { galleries: binned } = (await client.call(galleries.listBin)).body;
  expect(binned).toMatchObject([
    { galleryId: gallery.id, keptUntil: clock.now().getTime() + 30 * 86_400_000 },
  ]);
  await client.call(galleries.restoreGallery, { params });
  expect((await client.call(galleries.restoreGallery, { params })).status).toBe(200);
  expect((await browser().call(galleries.getSharedGallery, { params: { shareId } })).status).toBe(
    200,
  );
});
