import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { exported } from '../../../test/exported.ts';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import { readyCheckout } from '../../../test/ready-checkout.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { storableJson } from '../../db/storable-json.ts';
import { newId } from '../../ids.ts';
import { orderSupport } from '@albumen/contract/endpoints/orders';

const fake = openFakeProvider();
const app = await openTestApp({ deps: { payments: { hostedFields: fake.provider } }, poolSize: 6 });
const { browser, db, empty, make } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
});

test('the export has orders with their messages, designs, mails and payout details', async () => {
  const { id, email } = await make.account();
  const ready = await readyCheckout(app, { accountId: id });
  expect((await ready.submit()).status).toBe(204);
  const params = { referenceId: ready.resourceId };
  await ready.client.call(orderSupport, { params, body: { message: 'On thick paper, please.' } });
  await db
    .insertInto('outboxMails')
    .values({
      labBrand: 'halide',
      kind: 'receipt',
      toAddress: email,
      subject: 'Your order',
      html: 'a secret link',
      text: 'a secret link',
    })
    .execute();
  await db
    .insertInto('payoutDetails')
    .values({
      accountId: id,
      holderName: 'Ada Lovelace',
      kind: 'iban',
      iban: 'DE89370400440532013000',
    })
    .execute();
  const content = await exported(ready.client);
  expect(content).toMatchObject({
    account: { email },
    orders: [
      {
        ship_to: expect.objectContaining({ zip: expect.any(String) }),
        items: [expect.objectContaining({ quantity: expect.any(Number) })],
        messages: [{ author: 'customer', body: 'On thick paper, please.' }],
      },
    ],
    designs: [expect.objectContaining({ document: expect.any(Object) })],
    checkouts: [expect.objectContaining({ email: expect.any(String) })],
    mails: [expect.objectContaining({ subject: 'Your order' })],
    payoutDetails: [expect.objectContaining({ account_ends_in: '3000' })],
  });
  expect(JSON.stringify(content)).not.toMatch(/a secret link|0532/);
});

test('galleries have their settings, the names of people and the emails of guests', async () => {
  const { id } = await make.account();
  const sharing = { allowsShop: false, allowsFindMe: true, showsPeople: true, pinHash: 'a secret' };
  const gallery = await make.gallery({ accountId: id, ...sharing });
  const photo = await make.photo({ galleryId: gallery.id, accountId: id });
  const galleryId = gallery.id;
  await db.insertInto('people').values({ id: newId(), galleryId, name: 'Grace' }).execute();
  const guestId = newId();
  const guest = { id: guestId, galleryId, email: 'guest@example.com' };
  await db.insertInto('galleryGuests').values(guest).execute();
  await db.insertInto('favorites').values({ photoId: photo.id, galleryId, guestId }).execute();
  const content = await exported(await browser().signIn(id));
  expect(content['galleries']).toMatchObject([
    {
      share_id: gallery.shareId,
      has_pin: true,
      allows_shop: false,
      allows_find_me: true,
      shows_people: true,
      people: [{ name: 'Grace', is_hidden: false }],
      guests: [{ email: 'guest@example.com', favorites: [photo.fileName] }],
    },
  ]);
  expect(JSON.stringify(content)).not.toContain('a secret');
});

test('what the account did is in it; of what it did for a studio only that it did, and what members did here', async () => {
  const { id, email } = await make.account();
  const entry = {
    actorKind: 'account',
    actorId: id,
    ip: '203.0.113.7',
    action: 'gallery.invite',
    subjectId: newId(),
    before: storableJson({}),
    after: storableJson({ email: 'guest@example.com' }),
  } as const;
  await db
    .insertInto('auditEntries')
    .values([
      { ...entry, actorName: email, subjectName: 'Our wedding' },
      { ...entry, actorName: `Ada Lindqvist, ${email}`, subjectName: 'The wedding of a studio' },
      {
        ...entry,
        actorName: `Ada Lindqvist, ${email}`,
        subjectName: 'Another wedding of theirs',
        studioId: newId(),
        studioName: 'studio@example.com',
      },
      {
        ...entry,
        actorId: newId(),
        actorName: 'Bo Ek, bo@example.com',
        subjectName: 'What a member did here',
        studioId: id,
        studioName: email,
      },
      { ...entry, actorId: newId(), actorName: 'bo@example.com', subjectName: 'Somebody’s' },
    ])
    .execute();
  const content = await exported(await browser().signIn(id));
  const common = { action: 'gallery.invite', ip: '203.0.113.7' };
  const own = { subject_name: 'Our wedding', after: { email: 'guest@example.com' } };
  expect(content['audit']).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ ...common, ...own }),
      expect.objectContaining({ ...common, subject_name: null, before: null, after: null }),
      expect.objectContaining({ subject_name: 'What a member did here', ip: null }),
      expect.objectContaining({ action: 'export.account', subject_name: email }),
    ]),
  );
  expect(content['audit']).toHaveLength(5);
  expect(JSON.stringify(content['audit'])).not.toMatch(/wedding of/);
});

/** What hangs on an account, or on its galleries, and is in the export, or for which reason it is not. */
const known = {
  accountEvents: 'events',
  addresses: 'addresses',
  archives: 'archives',
  brands: 'brand',
  carts: 'cart',
  designSpaces: 'designs',
  discountRedemptions: 'redeemedDiscounts',
  favorites: 'favorites',
  galleries: 'galleries',
  galleryGuests: 'galleries',
  people: 'galleries',
  guestDevices: 'browsers of guests, whose emails are in galleries',
  describedPhotos: 'which photos were looked at for faces',
  faceDescriptors: 'numbers that tell faces apart, which are in no export',
  hiddenFaces: 'where somebody is who wants not to be found',
  photoFaces: 'where faces are, worked out of the photos',
  marketingChoices: 'marketing',
  orders: 'orders',
  orderItems: 'sales',
  studioMembers: 'members',
  studioInvitations: 'invitations in flight, gone within a week',
  passkeys: 'passkeys',
  authenticatorApps: 'secrets that open the account',
  recoveryCodes: 'secrets that open the account',
  pendingSignIns: 'somebody who is signing in, gone within minutes',
  paymentLinks: 'paymentLinks',
  payouts: 'payouts',
  payoutDetails: 'payoutDetails',
  photos: 'galleries',
  productMarkups: 'prices',
  sessions: 'sessions',
  statementMails: 'statements',
  accountTokens: 'secrets that open the account',
  archiveStreams: 'downloads that run this moment',
  cameraBodies: 'hashes that tell two cameras of one model apart, of no use elsewhere',
  uploadObjects: 'uploads in flight, gone within a day',
  visitors: 'carts and favorites before the account, which are its own now',
  journalLines: 'our books, shown by payouts, sales and statements',
};

test('every table that refers to accounts or goes with galleries is in the export, or has a reason', async () => {
  const { rows } = await sql<{ name: string }>`
    with recursive hanging as (
      select 'galleries'::regclass::oid as of_table
      union
      select conrelid from pg_constraint join hanging on confrelid = of_table
      where contype = 'f' and confdeltype = 'c'
    )
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and (
      confrelid in ('accounts'::regclass, 'galleries'::regclass)
      or confdeltype = 'c' and confrelid in (select of_table from hanging)
    )`.execute(db);
  const names = rows.map(({ name }) =>
    name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
  );
  expect(names).toEqual(expect.arrayContaining(['people', 'galleryGuests', 'photoFaces']));
  expect(names.filter((name) => !(name in known))).toEqual([]);
});
