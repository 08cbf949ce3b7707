import { listSessions, signOut } from '@albumen/contract/endpoints/accounts';
import { accountCredentials, operatorCredentials } from '@albumen/contract/endpoints/credentials';
import { beforeEach, expect, test } from 'vitest';
import { addPasskey, createAuthenticator } from '../../../test/authenticator.ts';
import { createHolders, namedHosts } from '../../../test/credential-holders.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const app = await openTestApp({ settings: namedHosts });
const { browser, clock, db, deps, empty, make } = app;
const { origins } = deps.settings;
const { photographer, operator, signInWith } = createHolders(app);

beforeEach(empty);

test('a photographer has to give a passkey a name, and has no other’s', async () => {
  const client = await photographer('halide').signedIn();
  await addPasskey(client, accountCredentials, { origin: origins.halide });
  const { id = '' } = (await client.call(accountCredentials.getCredentials)).body.passkeys[0] ?? {};
  const rename = (from: TestClient, name: string) =>
    from.call(accountCredentials.renamePasskey, { params: { id }, body: { name } });
  expect((await rename(client, ' ')).body).toMatchObject({
    fields: { name: [expect.any(String)] },
  });
  const stranger = await photographer('halide').signedIn();
  expect((await rename(stranger, 'Mine')).status).toBe(404);
});

test('a passkey of an account opens no operator’s desk, nor the other brand', async () => {
  const client = await photographer('halide').signedIn();
  const authenticator = await addPasskey(client, accountCredentials, { origin: origins.halide });
  const asOperator = await signInWith(operator('halide'), authenticator);
  expect(asOperator.reply.body).toMatchObject({ code: 'passkeyUnknown' });
  const atCyan = await signInWith(photographer('cyan'), authenticator);
  expect(atCyan.reply.status).not.toBe(200);
});

test('an account that closes or is suspended is let in by no passkey', async () => {
  const account = await make.account();
  const client = await browser().signIn(account.id);
  const authenticator = await addPasskey(client, accountCredentials, { origin: origins.halide });
  const set = (change: { deletionDueAt?: Date | null; suspendedAt?: Date | null }) =>
    db.updateTable('accounts').set(change).where('id', '=', account.id).execute();
  await set({ deletionDueAt: clock.now() });
  const who = photographer('halide');
  expect((await signInWith(who, authenticator)).reply.body).toMatchObject({
    code: 'accountClosed',
  });
  await set({ deletionDueAt: null, suspendedAt: clock.now() });
  expect((await signInWith(who, authenticator)).reply.body).toMatchObject({
    code: 'accountSuspended',
  });
});

test('a removed operator’s passkey opens nothing', async () => {
  const who = operator('halide');
  const client = await who.signedIn();
  const authenticator = await addPasskey(client, operatorCredentials, { origin: origins.halide });
  await db.updateTable('operators').set({ removedAt: clock.now() }).execute();
  expect((await signInWith(who, authenticator)).reply.status).toBe(401);
});

test('a device that is unknown here is told so kindly', async () => {
  const { reply } = await signInWith(photographer('halide'), createAuthenticator());
  expect(reply).toMatchObject({ status: 401, body: { code: 'passkeyUnknown' } });
});

test('signing in by passkey begins a session of its own', async () => {
  const who = photographer('halide');
  const first = await who.signedIn();
  const authenticator = await addPasskey(first, accountCredentials, { origin: origins.halide });
  const { client } = await signInWith(who, authenticator);
  expect((await client.call(listSessions)).body.sessions).toHaveLength(2);
  await client.call(signOut);
  expect(await who.isSignedIn(client)).toBe(false);
  expect(await who.isSignedIn(first)).toBe(true);
});
