import {
  createAccount,
  deleteAccount,
  prepareDeletion,
  redeemLink,
  resetPassword,
  sendMailLink,
  signIn,
  updateUser,
} from '@albumen/contract/endpoints/accounts';
import { getViewer } from '@albumen/contract/endpoints/viewer';
import { beforeEach, expect, test } from 'vitest';
import { accountCredentials } from '@albumen/contract/endpoints/credentials';
import { savePayoutDetails } from '@albumen/contract/endpoints/sales';
import { inviteMember } from '@albumen/contract/endpoints/studio';
import { addPasskey } from '../../../test/authenticator.ts';
import { createHolders, namedHosts } from '../../../test/credential-holders.ts';
import { emptyMailbox, mailedToken, waitingMails } from '../../../test/mailbox.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { newId } from '../../ids.ts';
import { hashPassword } from './passwords.ts';

const app = await openTestApp({ settings: namedHosts });
const { browser, db, deps, empty, make } = app;
const { photographer, signInWith } = createHolders(app);

const email = 'victim@people.test';
const password = 'orchard lantern seven';
const registration = { firstName: 'V', lastName: 'I', companyName: 'Studio', country: 'US' };

beforeEach(async () => {
  await empty();
  await emptyMailbox(db);
});

async function registered() {
  const client = browser();
  const body = { ...registration, email, password };
  expect((await client.call(createAccount, { body })).status).toBe(200);
  return client;
}

const accountOf = async (client: ReturnType<typeof browser>) =>
  (await client.call(getViewer)).body.account;

test.each(['halide', 'cyan'] as const)(
  'who proves the mailbox at %s has the account alone: no session and no password of before',
  async (labBrand) => {
    const unproved = { email, labBrand, verifiedAt: null };
    const account = await make.account({ ...unproved, passwordHash: await hashPassword(password) });
    const attacker = await browser(labBrand).signIn(account.id);
    const owner = browser(labBrand);
    await owner.call(sendMailLink, { params: { kind: 'welcome', email } });
    const token = await mailedToken(db, email);
    expect((await owner.call(redeemLink, { body: { token } })).body.outcome).toBe('verified');
    expect(await accountOf(attacker)).toBeNull();
    expect((await accountOf(owner))?.email).toBe(email);
    const again = await browser(labBrand).call(signIn, { body: { email, password } });
    expect(again.status).toBe(401);
  },
);

test('a first sign-in by link proves the mailbox as well', async () => {
  const attacker = await registered();
  const owner = browser();
  await owner.call(sendMailLink, { params: { kind: 'login', email } });
  const token = await mailedToken(db, email);
  expect((await owner.call(redeemLink, { body: { token } })).status).toBe(200);
  expect(await accountOf(attacker)).toBeNull();
  expect((await browser().call(signIn, { body: { email, password } })).status).toBe(401);
});

test('its owner is mailed a link for a password of her own', async () => {
  await registered();
  const owner = browser();
  await owner.call(redeemLink, { body: { token: await mailedToken(db, email) } });
  const kinds = (await waitingMails(db, email)).map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual(['passwordRemoved', 'verifyAccount', 'welcome']);
  const mail = (await waitingMails(db, email)).find(({ kind }) => kind === 'passwordRemoved');
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const body = { token, password: 'harbor violin nine' };
  expect((await owner.call(resetPassword, { body })).status).toBe(200);
});

test('a change of email that was asked for before the proof moves the account nowhere', async () => {
  const attacker = await registered();
  const values = { email: 'attacker@people.test', password };
  await attacker.call(updateUser, { body: { group: 'email', values } });
  const planted = await mailedToken(db, 'attacker@people.test');
  await browser().call(redeemLink, { body: { token: await mailedToken(db, email) } });
  expect((await browser().call(redeemLink, { body: { token: planted } })).status).toBe(410);
});

test('whoever registered and proves it in the same browser keeps session and password', async () => {
  const client = await registered();
  await client.call(redeemLink, { body: { token: await mailedToken(db, email) } });
  expect((await accountOf(client))?.isVerified).toBe(true);
  expect((await browser().call(signIn, { body: { email, password } })).status).toBe(200);
});

test.each(['login', 'reset'] as const)(
  'a passkey and an app that were set up before the proof open and lock nothing: %s',
  async (kind) => {
    const attacker = await registered();
    const { origins } = deps.settings;
    const passkey = await addPasskey(attacker, accountCredentials, { origin: origins.halide });
    const [account] = await db.selectFrom('accounts').select('id').execute();
    await db
      .insertInto('authenticatorApps')
      .values({
        id: newId(),
        accountId: account?.id ?? '',
        sealedSecret: Buffer.from('planted'),
        confirmedAt: new Date(),
      })
      .execute();
    await emptyMailbox(db);
    const owner = browser();
    await owner.call(sendMailLink, { params: { kind, email } });
    const token = await mailedToken(db, email);
    const body = { token, password: 'harbor violin nine' };
    await (kind === 'login'
      ? owner.call(redeemLink, { body: { token } })
      : owner.call(resetPassword, { body }));
    expect((await accountOf(owner))?.email).toBe(email);
    const { reply } = await signInWith(photographer('halide'), passkey);
    expect(reply.body).toMatchObject({ code: 'passkeyUnknown' });
  },
);

test('a link for a new email is for a session of its account: to others it does and opens nothing', async () => {
  const account = await make.account({ passwordHash: await hashPassword(password) });
  const attacker = await browser().signIn(account.id);
  await attacker.call(updateUser, { body: { group: 'email', values: { email, password } } });
  const token = await mailedToken(db, email);
  const victim = browser();
  const elsewhere = await browser().signIn((await make.account()).id);
  for (const client of [victim, elsewhere]) {
    const reply = await client.call(redeemLink, { body: { token } });
    expect(reply).toMatchObject({ status: 401, body: { code: 'signInToConfirm' } });
  }
  expect(await accountOf(victim)).toBeNull();
  expect((await accountOf(attacker))?.email).toBe(account.email);
  const own = await attacker.call(redeemLink, { body: { token } });
  expect(own.body).toMatchObject({ outcome: 'email-changed', next: '/account' });
});

test('a link that keeps an account proves its mailbox: nobody from before comes along', async () => {
  const account = await make.account({
    email,
    verifiedAt: null,
    passwordHash: await hashPassword(password),
  });
  const attacker = await browser().signIn(account.id);
  const { confirmation } = (await attacker.call(prepareDeletion)).body;
  const deletion = { query: { confirmed: 'true' }, headers: { 'x-confirmation': confirmation } };
  await attacker.call(deleteAccount, deletion);
  const owner = browser();
  const token = await mailedToken(db, email);
  expect((await owner.call(redeemLink, { body: { token } })).body.outcome).toBe('deletion-undone');
  expect(await accountOf(owner)).toMatchObject({ email, isVerified: true });
  expect((await browser().call(signIn, { body: { email, password } })).status).toBe(401);
});

test('a member and a bank account wait for no proof of somebody else', async () => {
  const attacker = await registered();
  const body = { email: 'accomplice@people.test', role: 'owner' } as const;
  expect((await attacker.call(inviteMember, { body })).body).toMatchObject({ code: 'verifyFirst' });
  const bank = {
    holderName: 'Mallory',
    kind: 'us',
    iban: '',
    routingNumber: '021000021',
    accountNumber: '123456789',
  };
  expect((await attacker.call(savePayoutDetails, { body: bank })).body).toMatchObject({
    code: 'verifyFirst',
  });
});

test('a change of email that is under way ends with the password that it was asked with', async () => {
  const account = await make.account({ passwordHash: await hashPassword(password) });
  const attacker = await browser().signIn(account.id);
  const values = { email: 'attacker@people.test', password };
  await attacker.call(updateUser, { body: { group: 'email', values } });
  const planted = await mailedToken(db, 'attacker@people.test');
  const owner = browser();
  await owner.call(sendMailLink, { params: { kind: 'reset', email: account.email } });
  const token = await mailedToken(db, account.email);
  await owner.call(resetPassword, { body: { token, password: 'harbor violin nine' } });
  expect((await browser().call(redeemLink, { body: { token: planted } })).status).toBe(410);
});

test('whoever chooses a new password where she is signed in stays signed in', async () => {
  const account = await make.account();
  const owner = await browser().signIn(account.id);
  await owner.call(sendMailLink, { params: { kind: 'reset', email: account.email } });
  const token = await mailedToken(db, account.email);
  await owner.call(resetPassword, { body: { token, password: 'harbor violin nine' } });
  expect((await accountOf(owner))?.email).toBe(account.email);
});
