import {
  createAccount,
  resetPassword,
  sendMailLink,
  signIn,
  signOut,
  redeemLink,
} from '@albumen/contract/endpoints/accounts';
import { editGallery, startDraft } from '@albumen/contract/endpoints/galleries';
import { getViewer } from '@albumen/contract/endpoints/viewer';
import { isProblem } from '@albumen/contract/problems';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { emptyMailbox, mailedToken, waitingMails } from '../../../test/mailbox.ts';
import { slowDown } from '../../../test/slow-clock.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { hashPassword } from './passwords.ts';

const { browser, clock, db, deps, empty, make } = await openTestApp();
const password = 'correct horse battery';
const passwordHash = await hashPassword(password);

const newcomer = {
  firstName: 'Ada',
  lastName: 'Lindqvist',
  companyName: '',
  email: 'ada@example.com',
  password,
  country: 'US',
};

beforeEach(async () => {
  await empty();
  await emptyMailbox(db);
});

function codeOf(body: unknown): string | undefined {
  return isProblem(body) ? body.code : undefined;
}

test('the right password signs in; a wrong one and an unknown email are answered alike', async () => {
  const { email } = await make.account({ passwordHash });
  const right = await browser().call(signIn, { body: { email, password, url: '/account#email' } });
  expect(right.body.next).toBe('/account#email');
  const wrong = await browser().call(signIn, { body: { email, password: 'something else' } });
  const unknown = await browser().call(signIn, { body: { email: 'x@example.com', password } });
  expect([wrong.status, codeOf(wrong.body)]).toEqual([401, 'wrongPassword']);
  expect([unknown.status, codeOf(unknown.body)]).toEqual([401, 'wrongPassword']);
});

test('an account of one lab brand does not exist at the other', async () => {
  const { email } = await make.account({ passwordHash, labBrand: 'halide' });
  const reply = await browser('cyan').call(signIn, { body: { email, password } });
  expect(codeOf(reply.body)).toBe('wrongPassword');
});

test('a demo account is refused once the address is public', async () => {
  const { email } = await make.account({ passwordHash, isDemo: true });
  expect((await browser().call(signIn, { body: { email, password } })).status).toBe(200);
  deps.settings.isPublic = true;
  const refused = await browser().call(signIn, { body: { email, password } });
  deps.settings.isPublic = false;
  expect(codeOf(refused.body)).toBe('wrongPassword');
});

test('ten wrong passwords in a quarter of an hour, then even the right one waits', async () => {
  const { email } = await make.account({ passwordHash });
  const bucket = `sign-in:ip-email:halide:${email}:127.0.0.1`;
  const resetsAt = new Date(Date.now() + 900_000);
  await db.insertInto('rateLimits').values({ bucket, hits: 10, resetsAt }).execute();
  expect((await browser().call(signIn, { body: { email, password } })).status).toBe(429);
});

test('signing in renews the session; signing out ends it at once', async () => {
  const { email } = await make.account({ passwordHash });
  const client = browser();
  await client.call(signIn, { body: { email, password } });
  const stolen = client.jar.get('session') ?? '';
  expect((await client.call(signOut)).body.next).toBe('/signout');
  expect((await client.call(getViewer)).body.account).toBeNull();
  client.jar.set('session', stolen);
  expect((await client.call(getViewer)).body.account).toBeNull();
});

test('a navigation to /signout shows the page and signs nobody out', async () => {
  const account = await make.account();
  const client = await browser().signIn(account.id);
  const page = await client.send({
    method: 'GET',
    url: '/signout',
    headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
  });
  expect(page.headers['content-type']).toContain('text/html');
  expect((await client.call(getViewer)).body.account?.id).toBe(account.id);
});

test('a mailed link signs in once, and opening its page redeems nothing', async () => {
  const { email, id } = await make.account();
  const client = browser();
  await client.call(sendMailLink, {
    params: { kind: 'login', email },
    query: { url: '/dashboard?sort=title' },
  });
  const token = await mailedToken(db, email);
  for (let scan = 0; scan < 5; scan += 1) {
    await browser().send({ method: 'GET', url: `/account/verify?mode=login&token=${token}` });
  }
  const used = await client.call(redeemLink, { body: { token } });
  expect(used.body).toEqual({ outcome: 'signed-in', next: '/dashboard?sort=title' });
  expect((await client.call(getViewer)).body.account?.id).toBe(id);
  const again = await browser().call(redeemLink, { body: { token } });
  expect([again.status, codeOf(again.body)]).toEqual([410, 'linkInvalid']);
});

test('a link expires by the time of the database', async () => {
  const { email } = await make.account();
  await browser().call(sendMailLink, { params: { kind: 'login', email } });
  const token = await mailedToken(db, email);
  await db
    .updateTable('accountTokens')
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .execute();
  slowDown(clock);
  expect((await browser().call(redeemLink, { body: { token } })).status).toBe(410);
});

test('a link of one lab brand is nothing at the other', async () => {
  const { email } = await make.account({ labBrand: 'halide' });
  await browser().call(sendMailLink, { params: { kind: 'login', email } });
  const token = await mailedToken(db, email);
  expect((await browser('cyan').call(redeemLink, { body: { token } })).status).toBe(410);
});

test('verification leads to the welcome page and mails a welcome, once', async () => {
  const account = await make.account({ verifiedAt: null });
  const client = await browser().signIn(account.id);
  await client.call(sendMailLink, { params: { kind: 'register', email: account.email } });
  const reply = await client.call(redeemLink, {
    body: { token: await mailedToken(db, account.email) },
  });
  expect(reply.body).toEqual({ outcome: 'verified', next: '/account/verify?mode=welcome' });
  const kinds = (await waitingMails(db, account.email)).map(({ kind }) => kind);
  expect(kinds).toEqual(['verifyAccount', 'welcome']);
  expect((await client.call(getViewer)).body).toMatchObject({ isWelcomeDue: true });
});

test.each(['/s/abc/gallery?photo=1', '/checkout/1', '/account/orders'])(
  'who came from %s is written to as a guest, and led back there',
  async (url) => {
    const client = browser();
    await client.call(createAccount, { body: { ...newcomer, url } });
    const token = await mailedToken(db, newcomer.email);
    expect((await client.call(redeemLink, { body: { token } })).body.next).toBe(url);
    const [verify, welcome] = await waitingMails(db, newcomer.email);
    expect([verify?.kind, welcome?.kind]).toEqual(['verifyAccount', 'welcome']);
    for (const mail of [verify, welcome])
      expect(mail?.text).not.toMatch(/galleries|a gallery|upload/i);
    expect(welcome?.text).toContain(`http://localhost:3000${url}\n`);
  },
);

test('verification leads back to the gallery that waits to be shared', async () => {
  const client = browser();
  const created = await client.call(createAccount, { body: newcomer });
  expect(created.body).toMatchObject({ next: '/gallery/create' });
  const { galleryId } = (await client.call(startDraft)).body;
  await client.call(editGallery, { params: { galleryId }, body: { title: 'Harbor day' } });
  const reply = await client.call(redeemLink, {
    body: { token: await mailedToken(db, newcomer.email) },
  });
  expect(reply.body).toEqual({ outcome: 'verified', next: `/gallery/manage/${galleryId}` });
});

test.each([
  ['login', "We couldn't find an account with this email."],
  ['welcome', "We couldn't find an account with this email."],
] as const)(
  'mode %s of an unknown email is refused with the specified words',
  async (kind, title) => {
    const reply = await browser().call(sendMailLink, { params: { kind, email: 'x@example.com' } });
    expect(isProblem(reply.body) && reply.body.title).toBe(title);
  },
);

test('mode register of a known email is refused with the specified words', async () => {
  const { email } = await make.account();
  const reply = await browser().call(sendMailLink, { params: { kind: 'register', email } });
  expect(isProblem(reply.body) && reply.body.title).toBe(
    'There is an existing account already registered with this email.',
  );
});

test('three mails an hour to one address', async () => {
  const { email } = await make.account();
  const statuses = [];
  for (let count = 0; count < 4; count += 1) {
    const reply = await browser().call(sendMailLink, { params: { kind: 'login', email } });
    statuses.push(reply.status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('links are made from the configured address, whatever host the request names', async () => {
  const { email } = await make.account();
  const client = browser();
  await client.call(sendMailLink, {
    params: { kind: 'login', email },
    headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  });
  const [mail] = await waitingMails(db, email);
  expect(mail?.text).toContain('http://localhost:3000/account/verify?mode=login');
  expect(mail?.text).not.toContain('evil');
});

test('a reset sets the password, signs in here and nowhere else, and says so by mail', async () => {
  const account = await make.account({ passwordHash });
  const elsewhere = await browser().signIn(account.id);
  const client = browser();
  await client.call(sendMailLink, {
    params: { kind: 'reset', email: account.email },
    query: { url: '/account#email' },
  });
  const token = await mailedToken(db, account.email);
  const weak = await client.call(resetPassword, { body: { token, password: account.email } });
  expect(isProblem(weak.body) && weak.body.fields).toEqual({
    password: ["Can't match your email."],
  });
  const done = await client.call(resetPassword, { body: { token, password: 'another long one' } });
  expect([done.status, done.body]).toEqual([200, { next: '/account#email' }]);
  expect((await client.call(getViewer)).body.account?.id).toBe(account.id);
  expect((await elsewhere.call(getViewer)).body.account).toBeNull();
  const reply = await browser().call(signIn, {
    body: { email: account.email, password: 'another long one' },
  });
  expect(reply.status).toBe(200);
  expect((await waitingMails(db, account.email)).at(-1)?.kind).toBe('passwordChanged');
});
