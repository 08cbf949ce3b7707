import { recordOf } from '@albumen/domain/json-record';
import * as galleries from '@albumen/contract/endpoints/galleries';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../ids.ts';
import { openTestApp } from '../../../test/test-app.ts';

const { db, browser, make, empty } = await openTestApp();

beforeEach(empty);

async function shared(overrides: Parameters<typeof make.gallery>[0] = {}) {
  const account = await make.account();
  const gallery = await make.gallery({ accountId: account.id, ...overrides });
  const owner = await browser().signIn(account.id);
  const params = { galleryId: gallery.id };
  return { gallery, owner, params, shareId: gallery.shareId ?? '' };
}

/** Mails on their way, by address. */
async function mailed(): Promise<Record<string, unknown>[]> {
  const jobs = await db
    .withSchema('jobs')
    .selectFrom('job' as never)
    .select('data' as never)
    .execute();
  return jobs
    .map((job) => recordOf(recordOf(job)['data']))
    .toSorted((one, other) => String(one['to']).localeCompare(String(other['to'])));
}

test('a link is mailed once in the words of the template, with the count of mails bounded', async () => {
  const { owner, params, shareId } = await shared({ title: 'Mia & Tom' });
  const mail = () =>
    owner.call(galleries.mailLink, { params, body: { email: ' Guest@Example.com ' } });
  expect((await mail()).body).toEqual({ isSent: true });
  const [first] = await mailed();
  const { to, subject, text } = first ?? {};
  expect(to).toBe('guest@example.com');
  expect(subject).toContain('Lovelace Photography');
  expect(text).toContain(`http://localhost:3000/s/${shareId}/gallery`);
  for (let mails = 1; mails < 5; mails += 1) await mail();
  expect((await mail()).status).toBe(429);
});

test('a title and a studio of any characters are mailed as they read', async () => {
  const { owner, params } = await shared({
    title: 'Mia <3 “♥” Tom | 👩\u200D🚀',
    businessName: 'Ida & "Co" ®',
  });
  await owner.call(galleries.mailLink, { params, body: { email: 'guest@example.com' } });
  const [mail] = await mailed();
  expect(mail).toMatchObject({
    subject: 'Ida & "Co" ® shared “Mia <3 “♥” Tom | 👩\u200D🚀” with you',
    html: expect.stringContaining('Mia &lt;3 “♥” Tom | 👩\u200D🚀'),
  });
});

test('several people get a mail each, with the hero, the logo and a personal line', async () => {
  const { owner, params, gallery } = await shared({ title: 'Mia & Tom' });
  const photo = await make.photo({ galleryId: gallery.id, focusX: 20, focusY: 80 });
  const logo = { logoKey: 'logos/ab/ab.png', logoWidth: 900, logoHeight: 300 } as const;
  const brand = {
    id: newId(),
    accountId: gallery.accountId,
    businessName: 'Ada',
    logoStyle: 'logo',
    ...logo,
  } as const;
  await db.insertInto('brands').values(brand).execute();
  const email = 'mia@example.com, tom@example.com;\n MIA@example.com';
  const note = 'Thank you for the dance.';
  await owner.call(galleries.mailLink, { params, body: { email, note } });
  const mails = await mailed();
  expect(mails.map(({ to }) => to)).toEqual(['mia@example.com', 'tom@example.com']);
  for (const { html, text } of mails) {
    expect(text).toContain('“Thank you for the dance.”');
    expect(html).toContain(`http://localhost:3000/r/${photo.renditionToken}/cover-20-80.jpg`);
    expect(html).toContain('/logos/ab/ab.png');
  }
});

test('a mail about a gallery with a PIN shows none of its photos', async () => {
  const { owner, params, gallery } = await shared({ pinHash: 'x' });
  await make.photo({ galleryId: gallery.id });
  await owner.call(galleries.mailLink, { params, body: { email: 'mia@example.com' } });
  const [mail] = await mailed();
  expect(mail?.['html']).not.toContain('<img');
});

test('of several addresses the one that is none is named, and nobody gets a mail', async () => {
  const { owner, params } = await shared();
  const email = 'mia@example.com, tom@';
  const reply = await owner.call(galleries.mailLink, { params, body: { email } });
  expect(reply.body).toMatchObject({
    fields: { email: ['"tom@" doesn\'t look like an email address.'] },
  });
  expect(await mailed()).toEqual([]);
});

test('a mail to something that is no address is refused with the message of the form', async () => {
  const { owner, params } = await shared();
  const reply = await owner.call(galleries.mailLink, { params, body: { email: 'nobody' } });
  expect(reply.body).toMatchObject({
    code: 'invalidForm',
    fields: { email: ["Hmm... that doesn't look like an email address."] },
  });
});

test('a line with half a character in it is mailed all the same', async () => {
  const { owner, params } = await shared();
  const body = { email: 'mia@example.com', note: 'Ames \udc00 1\0' };
  expect((await owner.call(galleries.mailLink, { params, body })).status).toBe(200);
  expect((await mailed())[0]?.['text']).toContain('“Ames');
});
