import {
  chooseMarketing,
  deleteAccount,
  confirmPassword,
  exportAccount,
  getSettings,
  isEmailRegistered,
  listSessions,
  prepareDeletion,
  revokeSession,
  signIn,
  redeemLink,
  startRegistration,
  updateUser,
} from '@albumen/contract/endpoints/accounts';
import { getViewer } from '@albumen/contract/endpoints/viewer';
import { isProblem } from '@albumen/contract/problems';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { emptyMailbox, mailedToken, waitingMails } from '../../../test/mailbox.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { hashPassword } from './passwords.ts';

const { browser, db, empty, make } = await openTestApp();
const password = 'correct horse battery';
const passwordHash = await hashPassword(password);

beforeEach(async () => {
  await empty();
  await emptyMailbox(db);
});

async function signedIn() {
  const account = await make.account({ passwordHash });
  return { account, client: await browser().signIn(account.id) };
}

/** Deletes with a confirmation, of this session unless named otherwise. */
async function confirmDeletion(client: TestClient, asked = client) {
  const { confirmation } = (await asked.call(prepareDeletion)).body;
  const headers = { 'x-confirmation': confirmation };
  return client.call(deleteAccount, { query: { confirmed: 'true' }, headers });
}

const eventsOf = (accountId: string) =>
  db.selectFrom('accountEvents').select('kind').where('accountId', '=', accountId).execute();

test('the name is saved, trimmed', async () => {
  const { client } = await signedIn();
  const values = { firstName: ' Zoë ', lastName: "O'Neil", companyName: 'Studio #1' };
  const reply = await client.call(updateUser, { body: { group: 'name', values } });
  expect(reply.body.account).toMatchObject({ firstName: 'Zoë', companyName: 'Studio #1' });
});

test('a new email is used once its owner follows the link; the old one is notified', async () => {
  const { account, client } = await signedIn();
  const values = { email: 'new@example.com', password };
  const asked = await client.call(updateUser, { body: { group: 'email', values } });
  expect(asked.body).toMatchObject({ pendingEmail: 'new@example.com' });
  expect(asked.body.account.email).toBe(account.email);
  const token = await mailedToken(db, 'new@example.com');
  const reply = await client.call(redeemLink, { body: { token } });
  expect(reply.body.outcome).toBe('email-changed');
  expect((await client.call(getSettings)).body.account.email).toBe('new@example.com');
  expect(await eventsOf(account.id)).toContainEqual({ kind: 'email-changed' });
  expect((await waitingMails(db, account.email)).map(({ kind }) => kind)).toEqual(['emailChanged']);
});

test('an email that another account took meanwhile is not taken over', async () => {
  const { client } = await signedIn();
  const values = { email: 'new@example.com', password };
  await client.call(updateUser, { body: { group: 'email', values } });
  await make.account({ email: 'new@example.com' });
  const token = await mailedToken(db, 'new@example.com');
  expect((await client.call(redeemLink, { body: { token } })).status).toBe(409);
});

test('email and password change ask for the password, at its field', async () => {
  const { client } = await signedIn();
  const email = { group: 'email', values: { email: 'n@example.com', password: 'wrong' } } as const;
  const refused = await client.call(updateUser, { body: email });
  expect(isProblem(refused.body) && refused.body.fields).toEqual({
    password: ["That isn't your password."],
  });
  const values = { currentPassword: 'wrong', password: 'another long one' };
  const other = await client.call(updateUser, { body: { group: 'password', values } });
  expect(isProblem(other.body) && Object.keys(other.body.fields ?? {})).toEqual([
    'currentPassword',
  ]);
});

test("a new password can be neither the account's name nor its email", async () => {
  const { account, client } = await signedIn();
  const name = { firstName: 'Christopher', lastName: 'Lee', companyName: '' };
  await client.call(updateUser, { body: { group: 'name', values: name } });
  for (const [next, message] of [
    ['CHRISTOPHER', "Can't match your name."],
    [account.email.toUpperCase(), "Can't match your email."],
  ] as const) {
    const values = { currentPassword: password, password: next };
    const reply = await client.call(updateUser, { body: { group: 'password', values } });
    expect(isProblem(reply.body) && reply.body.fields).toEqual({ password: [message] });
  }
});

test('a changed password signs out every other device', async () => {
  const { account, client } = await signedIn();
  const elsewhere = await browser().signIn(account.id);
  const values = { currentPassword: password, password: 'another long one' };
  expect((await client.call(updateUser, { body: { group: 'password', values } })).status).toBe(200);
  expect((await elsewhere.call(getViewer)).body.account).toBeNull();
  expect((await client.call(getViewer)).body.account?.id).toBe(account.id);
});

const austin = {
  name: 'Ada Lindqvist',
  address1: '120 Main St',
  address2: '',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country: 'US',
};

function saveAddress(
  client: TestClient,
  change: Partial<typeof austin>,
  { addressValidated = false } = {},
) {
  const values = { ...austin, ...change };
  return client.call(updateUser, {
    body: { group: 'shippingAddress', values, addressValidated },
  });
}

test('a shipping address keeps the rules of its country', async () => {
  const { client } = await signedIn();
  const refused = await saveAddress(client, { address1: 'Main Street', zip: 'K1A 0B1' });
  expect(isProblem(refused.body) && refused.body.fields).toEqual({
    address1: ['Must contain a number.'],
    zip: ['Please enter a valid zip code.'],
  });
  const canadian = { address1: '1 Main Street', zip: 'K1A 0B1', country: 'CA' };
  const saved = await saveAddress(client, canadian);
  expect(saved.body.shippingAddress).toMatchObject({ zip: 'K1A 0B1', country: 'CA' });
  const unsupported = await saveAddress(client, { ...canadian, country: 'FR' });
  expect(isProblem(unsupported.body) && unsupported.body.fields).toEqual({
    country: ['Unsupported country.'],
    zip: ['Unsupported country.'],
  });
});

test('a slip in the shipping address is asked about, a place without delivery refused', async () => {
  const { client } = await signedIn();
  const slip = { address1: '120 Mian St' };
  const validated = { addressValidated: true };
  const asked = await saveAddress(client, slip);
  expect(asked.body).toMatchObject({
    shippingAddress: null,
    addressDoubt: { suggested: { address1: '120 Main St' } },
  });
  expect((await saveAddress(client, slip, validated)).body).toMatchObject({
    shippingAddress: { address1: '120 Mian St' },
  });
  const juan = { ...slip, city: 'San Juan', state: 'PR', zip: '00901' };
  const refused = await saveAddress(client, juan, validated);
  expect(isProblem(refused.body) && refused.body.fields).toEqual({
    address1: ["We don't ship to this address."],
  });
});

test('sessions are listed, and one that is revoked is signed out at once', async () => {
  const { account, client } = await signedIn();
  const elsewhere = await browser().signIn(account.id);
  const { sessions } = (await client.call(listSessions)).body;
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  const other = sessions.find(({ isCurrent }) => !isCurrent);
  await client.call(revokeSession, { params: { sessionId: other?.id ?? '' } });
  expect((await elsewhere.call(getViewer)).body.account).toBeNull();
});

test("another account's session cannot be revoked", async () => {
  const { client } = await signedIn();
  const victim = await make.account();
  const theirs = await browser().signIn(victim.id);
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('accountId', '=', victim.id)
    .executeTakeFirstOrThrow();
  await client.call(revokeSession, { params: { sessionId: row.id } });
  expect((await theirs.call(getViewer)).body.account?.id).toBe(victim.id);
});

test('the account closes for 30 days and the mailed link brings it back as it was', async () => {
  const { account, client } = await signedIn();
  const { confirmation } = (await client.call(prepareDeletion)).body;
  const headers = { 'x-confirmation': confirmation };
  const unticked = await client.call(deleteAccount, { headers });
  expect(isProblem(unticked.body) && unticked.body.code).toBe('confirmDeletion');
  const reply = await client.call(deleteAccount, { query: { confirmed: 'true' }, headers });
  expect(reply.body.next).toBe('/signout?deleted=1');
  const days = (Date.parse(reply.body.dueAt) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
  expect((await client.call(getViewer)).body.account).toBeNull();
  const body = { email: account.email, password };
  const closed = await browser().call(signIn, { body });
  expect(isProblem(closed.body) && closed.body.code).toBe('accountClosed');
  const undo = { body: { token: await mailedToken(db, account.email) } };
  expect((await browser().call(redeemLink, undo)).body.outcome).toBe('deletion-undone');
  expect(await eventsOf(account.id)).toContainEqual({ kind: 'deletion-undone' });
  expect((await browser().call(signIn, { body })).status).toBe(200);
});

test('deleting needs a fresh sign-in or the password', async () => {
  const { client } = await signedIn();
  await db
    .updateTable('sessions')
    .set({ confirmedAt: sql`now() - interval '11 minutes'` })
    .execute();
  const refused = await confirmDeletion(client);
  expect(isProblem(refused.body) && refused.body.code).toBe('reauthenticate');
  expect((await client.call(confirmPassword, { body: { password } })).status).toBe(200);
  expect((await confirmDeletion(client)).status).toBe(200);
});

test('the confirmation of another session does not delete', async () => {
  const { account, client } = await signedIn();
  const elsewhere = await browser().signIn(account.id);
  const reply = await confirmDeletion(client, elsewhere);
  expect(isProblem(reply.body) && reply.body.code).toBe('confirmDeletion');
  expect((await client.call(getViewer)).body.account?.id).toBe(account.id);
});

test('the export holds everything of the account and nothing of another', async () => {
  const { account, client } = await signedIn();
  await make.gallery({ accountId: account.id, title: 'Mine' });
  await make.gallery({ title: 'Theirs' });
  const reply = await client.send({
    method: 'GET',
    url: exportAccount.path,
    headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
  });
  expect(reply.headers['content-disposition']).toContain('attachment');
  // However much it is, it goes out piece by piece.
  expect(reply.headers).not.toHaveProperty('content-length');
  expect(reply.text).toContain('Mine');
  expect(reply.text).not.toMatch(/Theirs|password/);
});

test('whether an email is registered is answered inside a registration only, five times', async () => {
  const { email } = await make.account();
  const client = browser();
  const ask = () => client.call(isEmailRegistered, { params: { email } });
  const refused = await ask();
  expect(isProblem(refused.body) && refused.body.code).toBe('noRegistrationSession');
  await client.call(startRegistration);
  expect((await ask()).body).toEqual({ isRegistered: true });
  const statuses = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test.each([
  [{}, true],
  [{ choice: 'in' }, true],
  [{ choice: 'out' }, false],
] as const)('news by mail: %o is the answer %s', async (query, isOptedIn) => {
  const { account, client } = await signedIn();
  expect(await client.call(chooseMarketing, { query })).toMatchObject({ status: 200 });
  const choices = await db.selectFrom('marketingChoices').selectAll().execute();
  expect(choices).toMatchObject([{ accountId: account.id, isOptedIn }]);
});
