import * as favorites from '@albumen/contract/endpoints/favorites';
import { revokeLink } from '@albumen/contract/endpoints/galleries';
import { becomeGuest, getGuest, joinGuest, listGuests } from '@albumen/contract/endpoints/guests';
import { beforeEach, expect, test } from 'vitest';
import { emptyMailbox, waitingMails } from '../../../test/mailbox.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { adoptVisitor } from '../cart/adopt-visitor.service.ts';

const { db, clock, browser, make, empty } = await openTestApp();

const email = 'anna@example.com';

beforeEach(async () => {
  await empty();
  await emptyMailbox(db);
});

async function sharedGallery() {
  const account = await make.account();
  const gallery = await make.gallery({ accountId: account.id, sort: 'custom' });
  const photos = await make.photos(7, { galleryId: gallery.id });
  const shareId = gallery.shareId ?? '';
  const device = async () => {
    const client = browser();
    await client.call(favorites.ownFavorites, { params: { shareId } });
    return client;
  };
  const owner = await browser().signIn(account.id);
  return { account, gallery, owner, shareId, device, ids: photos.map(({ id }) => id) };
}

type Client = ReturnType<typeof browser>;

const add = (client: Client, photoId = '') =>
  client.call(favorites.addFavorite, { params: { photoId } }).then(({ body }) => body);

const own = (client: Client, shareId: string) =>
  client.call(favorites.ownFavorites, { params: { shareId } }).then(({ body }) => body);

const introduce = (client: Client, shareId: string, as = email) =>
  client.call(becomeGuest, { params: { shareId }, body: { email: as } });

async function mailedToken(to = email): Promise<string> {
  const mail = (await waitingMails(db, to)).at(-1);
  return /[?]guest=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('an email takes the favorites that are there along, and knows no limit', async () => {
  const { device, shareId, ids } = await sharedGallery();
  const guest = await device();
  for (const id of ids.slice(0, 5)) await add(guest, id);
  expect(await add(guest, ids[5])).toMatchObject({ isFavorite: false, maxFavorites: 5 });
  expect((await guest.call(getGuest, { params: { shareId } })).body).toEqual({ email: null });

  const reply = await introduce(guest, shareId, ' Anna@Example.com ');
  expect(reply.body).toEqual({ email });
  expect([reply.headers['set-cookie']].flat().join()).toContain('visitor=');
  expect((await guest.call(getGuest, { params: { shareId } })).body).toEqual({ email });
  for (const id of ids.slice(5)) expect(await add(guest, id)).toMatchObject({ isFavorite: true });
  const mine = await own(guest, shareId);
  expect(new Set(mine.photoIds)).toEqual(new Set(ids));
  expect(mine.maxFavorites).toBeNull();
  expect(await waitingMails(db)).toEqual([]);
});

test('an email is checked, and one that was mistyped is corrected', async () => {
  const { device, shareId, owner, gallery } = await sharedGallery();
  const guest = await device();
  const refused = await introduce(guest, shareId, 'anna');
  expect(refused.body).toMatchObject({
    code: 'invalidForm',
    fields: { email: [expect.any(String)] },
  });
  await introduce(guest, shareId, 'ana@example.com');
  await introduce(guest, shareId);
  const { body } = await owner.call(listGuests, { params: { galleryId: gallery.id } });
  expect(body.guests).toMatchObject([{ email, isConfirmed: false, downloadedAt: null }]);
});

test('a guest is one in this gallery only, and none without its link', async () => {
  const here = await sharedGallery();
  const elsewhere = await sharedGallery();
  const guest = await here.device();
  await introduce(guest, here.shareId);
  const { body } = await guest.call(getGuest, { params: { shareId: elsewhere.shareId } });
  expect(body).toEqual({ email: null });
  await here.owner.call(revokeLink, { params: { galleryId: here.gallery.id } });
  expect((await introduce(guest, here.shareId)).status).toBe(404);
  const stranger = await elsewhere.owner.call(listGuests, {
    params: { galleryId: here.gallery.id },
  });
  expect(stranger.status).toBe(404);
});

test('what an address has on another device comes by a mailed link, not by typing it', async () => {
  const { device, shareId, owner, gallery, ids } = await sharedGallery();
  const [desk, phone] = [await device(), await device()];
  await introduce(desk, shareId);
  await add(desk, ids[0]);
  await add(phone, ids[1]);
  await introduce(phone, shareId);
  expect((await own(phone, shareId)).photoIds).toEqual([ids[1]]);

  const body = { token: await mailedToken() };
  const joined = await phone.call(joinGuest, { params: { shareId }, body });
  expect(joined.body).toEqual({ email });
  for (const client of [desk, phone]) {
    expect(new Set((await own(client, shareId)).photoIds)).toEqual(new Set([ids[0], ids[1]]));
  }
  const params = { galleryId: gallery.id };
  expect((await owner.call(listGuests, { params })).body.guests).toMatchObject([
    { email, isConfirmed: true, favoriteCount: 2 },
  ]);
});

test('a link of another gallery, a changed one and an old one open nothing', async () => {
  const { device, shareId, ids } = await sharedGallery();
  const other = await sharedGallery();
  const desk = await device();
  await introduce(desk, shareId);
  await add(desk, ids[0]);
  await introduce(await device(), shareId);
  const token = await mailedToken();
  const join = async (client: Client, at: string, as: string) =>
    (await client.call(joinGuest, { params: { shareId: at }, body: { token: as } })).body;
  const phone = await device();
  const invalid = { code: 'linkInvalid' };
  expect(await join(await other.device(), other.shareId, token)).toMatchObject(invalid);
  const changed = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
  expect(await join(phone, shareId, changed)).toMatchObject(invalid);
  clock.moveBy(8 * 86_400_000);
  expect(await join(phone, shareId, token)).toMatchObject(invalid);
  const prolonged = token.replace(/\.\d{10}\./, '.9999999999.');
  expect(prolonged).not.toBe(token);
  expect(await join(phone, shareId, prolonged)).toMatchObject(invalid);
  expect((await own(phone, shareId)).photoIds).toEqual([]);
});

test('a link that was mailed to one address opens nothing once its guest has typed another', async () => {
  const { device, shareId, ids } = await sharedGallery();
  const [desk, phone] = [await device(), await device()];
  await introduce(desk, shareId);
  await add(desk, ids[0]);
  await introduce(phone, shareId);
  await phone.call(joinGuest, { params: { shareId }, body: { token: await mailedToken() } });

  const attacker = await device();
  await introduce(attacker, shareId, 'mallory@example.com');
  await add(attacker, ids[1]);
  await introduce(await device(), shareId, 'mallory@example.com');
  const token = await mailedToken('mallory@example.com');
  await introduce(attacker, shareId);
  const joined = await attacker.call(joinGuest, { params: { shareId }, body: { token } });
  expect(joined.body).toMatchObject({ code: 'linkInvalid' });
  expect((await own(attacker, shareId)).photoIds).toEqual([ids[1]]);
});

test('an address is mailed three times a day at most, and its guest is let in nevertheless', async () => {
  const { device, shareId, ids } = await sharedGallery();
  const desk = await device();
  await introduce(desk, shareId);
  await add(desk, ids[0]);
  for (let time = 0; time < 5; time += 1) {
    expect((await introduce(await device(), shareId)).body).toEqual({ email });
  }
  expect(await waitingMails(db, email)).toHaveLength(3);
});

test('the owner sees guests by their email among those who favorited', async () => {
  const { device, shareId, owner, gallery, ids } = await sharedGallery();
  const [desk, phone] = [await device(), await device()];
  await introduce(desk, shareId);
  await add(desk, ids[0]);
  await introduce(phone, shareId);
  await add(phone, ids[0]);
  const params = { galleryId: gallery.id, windowWidth: '1024' };
  const { body } = await owner.call(favorites.managedFavorites, { params });
  expect(body.people).toEqual([
    { id: expect.any(String), name: email, kind: 'guest', count: 1 },
    { id: expect.any(String), name: `${email}, another device`, kind: 'guest', count: 1 },
  ]);
  const query = { person: body.people[0]?.id ?? '' };
  const filtered = await owner.call(favorites.managedFavorites, { params, query });
  expect(filtered.body.photos.id).toEqual([ids[0]]);
});

test('registering takes the guest’s favorites along, and the account stands in her place', async () => {
  const { device, shareId, owner, gallery, ids } = await sharedGallery();
  const guest = await device();
  await introduce(guest, shareId);
  await add(guest, ids[0]);
  const account = await make.account({ firstName: 'Anna' });
  const token = guest.jar.get('visitor') ?? '';
  await db.transaction().execute((trx) => adoptVisitor(trx, token, account.id));
  await guest.signIn(account.id);
  expect((await own(guest, shareId)).photoIds).toEqual([ids[0]]);
  const { body } = await owner.call(listGuests, { params: { galleryId: gallery.id } });
  expect(body.guests).toEqual([]);
});

test('who signs in is known already: nothing is asked, and a mailed link adds to the account’s', async () => {
  const { device, shareId, ids } = await sharedGallery();
  const desk = await device();
  await introduce(desk, shareId);
  await add(desk, ids[0]);
  await introduce(await device(), shareId);
  const account = await make.account();
  const signedIn = await (await device()).signIn(account.id);
  expect((await signedIn.call(getGuest, { params: { shareId } })).body.email).toBe(account.email);
  const body = { token: await mailedToken() };
  await signedIn.call(joinGuest, { params: { shareId }, body });
  expect((await own(signedIn, shareId)).photoIds).toEqual([ids[0]]);
});
