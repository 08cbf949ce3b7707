import {
  createAccount,
  sendMailLink,
  startRegistration,
} from '@albumen/contract/endpoints/accounts';
import { getViewer } from '@albumen/contract/endpoints/viewer';
import { addFavorite, ownFavorites } from '@albumen/contract/endpoints/favorites';
import { isProblem } from '@albumen/contract/problems';
import { beforeEach, expect, test } from 'vitest';
import { emptyMailbox, mailedToken, waitingMails } from '../../../test/mailbox.ts';
import { openTestApp } from '../../../test/test-app.ts';

const { browser, db, empty, make } = await openTestApp();

beforeEach(async () => {
  await empty();
  await emptyMailbox(db);
});

const ada = {
  firstName: 'Ada',
  lastName: 'Lindqvist',
  companyName: '',
  email: 'Ada@Example.com',
  password: 'correct horse battery',
  country: 'US',
};

test('an account begins with a session, and a mail that asks to verify', async () => {
  const client = browser();
  const reply = await client.call(createAccount, { body: ada });
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({
    next: '/gallery/create',
    account: { email: 'ada@example.com', isVerified: false },
  });
  const viewer = await client.call(getViewer);
  expect(viewer.body.account?.email).toBe('ada@example.com');
  const mails = await waitingMails(db, 'ada@example.com');
  expect(mails.map(({ kind }) => kind)).toEqual(['verifyAccount']);
});

test('the session gets a new token, so a planted one is worth nothing', async () => {
  const client = browser();
  const planted = client.jar.get('session');
  const reply = await client.call(createAccount, { body: ada });
  expect(client.jar.get('session')).not.toBe(planted);
  expect(reply.headers['x-csrf-token']).toBe(client.csrfToken());
});

test('every field error comes at once, with the specified words', async () => {
  const body = { ...ada, firstName: '', lastName: 'O<>', email: 'nobody', password: 'password' };
  const reply = await browser().call(createAccount, { body });
  expect(reply.status).toBe(422);
  expect(isProblem(reply.body) && reply.body.fields).toEqual({
    firstName: ['This field is required.'],
    lastName: ['"<" can\'t be used.'],
    email: ["Hmm... that doesn't look like an email address."],
    password: ['Can\'t be set to "password".'],
  });
});

test.each([
  ['short', ['Passwords must contain at least 8 characters.']],
  ['ADA LINDQVIST', ["Can't match your name."]],
  ['ada@example.com', ["Can't match your email."]],
  ['Passw0rd', ['Many people use this password, so it is guessed first. Choose another one.']],
  ['Photography', ['Many people use this password, so it is guessed first. Choose another one.']],
  ['Sunshine1', ['Many people use this password, so it is guessed first. Choose another one.']],
])('the password %j is refused', async (password, messages) => {
  const reply = await browser().call(createAccount, { body: { ...ada, password } });
  expect(isProblem(reply.body) && reply.body.fields).toEqual({ password: messages });
});

test.each(['Test1234!', 'wedding2026', 'Photography1', '$unshine-2026', '♥ 12 “Yes”'])(
  'the password %j keeps every rule and is taken',
  async (password) => {
    const client = browser();
    expect((await client.call(createAccount, { body: { ...ada, password } })).status).toBe(200);
  },
);

test('an address is asked for as a whole once it is begun', async () => {
  const reply = await browser().call(createAccount, { body: { ...ada, city: 'Austin' } });
  expect(isProblem(reply.body) && Object.keys(reply.body.fields ?? {})).toEqual([
    'address1',
    'state',
    'zip',
  ]);
});

test('the address and its lookups are kept', async () => {
  const address = { address1: '12 Oak St', city: 'Austin', state: 'TX', zip: '78701' };
  const autocompleteLogs = JSON.stringify([{ search: '12 Oak', count: 4 }]);
  const body = { ...ada, ...address, autocompleteLogs };
  expect((await browser().call(createAccount, { body })).status).toBe(200);
  const row = await db.selectFrom('addresses').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ ...address, country: 'US', isValidated: true });
  expect(row.autocompleteLogs).toEqual([{ search: '12 Oak', count: 4 }]);
});

const slip = { address1: '120 Mian St', city: 'Austin', state: 'TX', zip: '78701' };

test('a slip in the address is asked about before there is an account, and kept as chosen', async () => {
  const client = browser();
  const asked = await client.call(createAccount, { body: { ...ada, ...slip } });
  expect(asked.body).toMatchObject({
    outcome: 'confirm',
    name: 'Ada Lindqvist',
    entered: { address1: '120 Mian St' },
    suggested: { address1: '120 Main St' },
  });
  expect((await client.call(getViewer)).body.account).toBeNull();
  const body = { ...ada, ...slip, addressValidated: 'true' };
  expect((await client.call(createAccount, { body })).body).toMatchObject({
    next: '/gallery/create',
  });
  const row = await db.selectFrom('addresses').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ address1: '120 Mian St', isValidated: false });
});

test('a place that we do not ship to is refused at its field, chosen or not', async () => {
  const place = { address1: '1 Calle Sol', city: 'San Juan', state: 'PR', zip: '00901' };
  for (const addressValidated of ['false', 'true']) {
    const body = { ...ada, ...place, addressValidated };
    const reply = await browser().call(createAccount, { body });
    expect(isProblem(reply.body) && reply.body.fields).toEqual({
      address1: ["We don't ship to this address."],
    });
  }
});

test('the question about the address costs no bot check, the account does', async () => {
  const cyan = browser('cyan');
  const asked = await cyan.call(createAccount, { body: { ...ada, ...slip } });
  expect(asked.body).toMatchObject({ outcome: 'confirm' });
  const body = { ...ada, ...slip, addressValidated: 'true' };
  const refused = await cyan.call(createAccount, { body });
  expect(isProblem(refused.body) && refused.body.code).toBe('botCheckFailed');
});

test('whoever asks for HTML gets the confirmation block', async () => {
  const headers = { accept: 'text/html' };
  const reply = await browser().call(createAccount, { body: { ...ada, ...slip }, headers });
  expect(reply.text).toContain('address-answer');
});

test.each([
  ['a wrong field', { email: 'nobody' }, 422],
  ['a known email', {}, 409],
])('whoever asks for HTML gets the error block for %s', async (_, change, status) => {
  await browser().call(createAccount, { body: ada });
  const headers = { accept: 'text/html' };
  const reply = await browser().call(createAccount, { body: { ...ada, ...change }, headers });
  expect(reply.status).toBe(status);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.text).toContain('account-refused');
});

test('a second account with the same email is refused, whatever the case', async () => {
  await browser().call(createAccount, { body: ada });
  const reply = await browser().call(createAccount, { body: { ...ada, email: 'ADA@example.COM' } });
  expect(reply.status).toBe(409);
  expect(isProblem(reply.body) && reply.body.title).toContain('An account already exists');
});

test('the other lab brand is another store: the same email may register there', async () => {
  await make.account({ labBrand: 'cyan', email: 'ada@example.com' });
  expect((await browser().call(createAccount, { body: ada })).status).toBe(200);
});

test('unknown fields are refused', async () => {
  const reply = await browser().call(createAccount, { body: { ...ada, isDemo: 'true' } });
  expect(reply.status).toBe(422);
});

test("a visitor's favorites become the account's", async () => {
  const gallery = await make.gallery();
  const photo = await make.photo({ galleryId: gallery.id, accountId: gallery.accountId });
  const client = browser();
  const shareId = gallery.shareId ?? '';
  await client.send({ method: 'GET', url: `/api/shared/${shareId}` });
  expect((await client.call(addFavorite, { params: { photoId: photo.id } })).status).toBe(200);
  await client.call(createAccount, { body: ada });
  const own = await client.call(ownFavorites, { params: { shareId } });
  expect(own.body).toEqual({ photoIds: [photo.id], maxFavorites: null });
});

test('HTML is answered unless JSON is asked for', async () => {
  const client = browser();
  const reply = await client.call(createAccount, { body: ada, headers: { accept: 'text/html' } });
  expect(reply.headers['content-type']).toContain('text/html');
  expect(reply.text).toContain('data-partial="account-created"');
});

test('the return address is a path of ours or none', async () => {
  for (const [index, url] of [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
  ].entries()) {
    const body = { ...ada, email: `a${index}@example.com`, url };
    const reply = await browser().call(createAccount, { body });
    expect(reply.body).toMatchObject({ next: '/gallery/create' });
  }
  const body = { ...ada, url: '/s/abc/gallery?photo=1' };
  const reply = await browser().call(createAccount, { body });
  expect(reply.body).toMatchObject({ next: '/s/abc/gallery?photo=1' });
});

test('twenty accounts an hour from one address, then no more', async () => {
  const bucket = 'create-account:ip:127.0.0.1';
  const resetsAt = new Date(Date.now() + 3_600_000);
  await db.insertInto('rateLimits').values({ bucket, hits: 19, resetsAt }).execute();
  expect((await browser().call(createAccount, { body: ada })).status).toBe(200);
  const refused = await browser().call(createAccount, { body: { ...ada, email: 'b@example.com' } });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
});

test('a mailed registration proves the mailbox: its account is verified from the start', async () => {
  const client = browser();
  await client.call(sendMailLink, {
    params: { kind: 'register', email: 'ada@example.com' },
    query: { url: '/account/invitation?token=x' },
  });
  const registration = await mailedToken(db, 'ada@example.com');
  const opened = await client.call(startRegistration, { query: { registration } });
  expect(opened.body.email).toBe('ada@example.com');
  const reply = await client.call(createAccount, { body: { ...ada, url: '', registration } });
  // The mail leads back to the page that was asked for before it.
  const next = '/account/invitation?token=x';
  expect(reply.body).toMatchObject({ next, account: { isVerified: true } });
});
