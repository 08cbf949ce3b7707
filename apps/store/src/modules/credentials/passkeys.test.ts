import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { addPasskey } from '../../../test/authenticator.ts';
import { createHolders, namedHosts } from '../../../test/credential-holders.ts';
import { emptyMailbox, waitingMails } from '../../../test/mailbox.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const app = await openTestApp({ settings: namedHosts });
const { browser, db, deps, empty } = app;
const { origins } = deps.settings;
const { photographer, operator, signInWith } = createHolders(app);

beforeEach(async () => {
  await empty();
  await emptyMailbox(db);
});

describe.each([
  ['a photographer at Halide', photographer('halide')],
  ['a photographer at Cyan', photographer('cyan')],
  ['an operator at Halide', operator('halide')],
  ['an operator at Cyan', operator('cyan')],
] as const)('%s', (_, who) => {
  const { calls, labBrand, origin, actorKind, sessions } = who;
  const added = async () => {
    const client = await who.signedIn();
    return {
      client,
      authenticator: await addPasskey(client, calls, { origin }),
    };
  };

  test('adds a passkey and signs in with it', async () => {
    const { client: first, authenticator } = await added();
    const { client, reply } = await signInWith(who, authenticator);
    expect(reply.status).toBe(200);
    expect(await who.isSignedIn(client)).toBe(true);
    const { passkeys } = (await first.call(calls.getCredentials)).body;
    const host = new URL(origin).hostname;
    expect(passkeys).toMatchObject([
      { name: 'Key of the desk', host, lastUsedAt: expect.any(String) },
    ]);
    expect((await waitingMails(db)).map(({ kind }) => kind)).toEqual(['passkeyAdded']);
  });

  test('is let in by no answer for another page, another host or an owner nobody looked at', async () => {
    const { authenticator } = await added();
    const other = labBrand === 'halide' ? 'cyan' : 'halide';
    const lies = [
      { origin: origins[other] },
      { rpId: new URL(origins[other]).hostname },
      { isVerified: false },
    ];
    for (const lie of lies) {
      const { client, reply } = await signInWith(who, authenticator, lie);
      expect([lie, reply.status, reply.body]).toMatchObject([lie, 422, { code: 'passkeyRefused' }]);
      expect(await who.isSignedIn(client)).toBe(false);
    }
  });

  test('signs each challenge once, and for one browser', async () => {
    const { authenticator } = await added();
    const { client, assertion } = await signInWith(who, authenticator);
    const again = await client.call(calls.signInByPasskey, { body: { assertion } });
    expect(again.body).toMatchObject({ code: 'passkeyRefused' });
    const asked = (await browser(labBrand).call(calls.startPasskeySignIn)).body;
    const stolen = authenticator.assert({ ...asked, origin });
    const thief = await browser(labBrand).call(calls.signInByPasskey, {
      body: { assertion: stolen },
    });
    expect(thief.body).toMatchObject({ code: 'passkeyRefused' });
  });

  test('is mailed of a passkey that counts backwards, which opens nothing', async () => {
    const { authenticator } = await added();
    await signInWith(who, authenticator, { counter: 7 });
    await emptyMailbox(db);
    for (const counter of [7, 6, 0]) {
      const { client, reply } = await signInWith(who, authenticator, { counter });
      expect(reply.body).toMatchObject({ code: 'passkeyOutOfStep' });
      expect(await who.isSignedIn(client)).toBe(false);
    }
    const mails = await waitingMails(db);
    expect(mails.map(({ kind }) => kind)).toEqual(Array(3).fill('passkeyOutOfStep'));
    expect((await signInWith(who, authenticator, { counter: 8 })).reply.status).toBe(200);
  });

  test('removes it: it opens nothing more, and a mail says so', async () => {
    const { client, authenticator } = await added();
    const { passkeys } = (await client.call(calls.getCredentials)).body;
    const params = { id: passkeys[0]?.id ?? '' };
    const stranger = await who.signedIn();
    if (actorKind === 'account') {
      expect((await stranger.call(calls.removePasskey, { params })).body).toEqual({
        isDone: false,
      });
    }
    expect((await client.call(calls.removePasskey, { params })).body).toEqual({ isDone: true });
    expect((await signInWith(who, authenticator)).reply.body).toMatchObject({
      code: 'passkeyUnknown',
    });
    expect((await waitingMails(db)).at(-1)?.kind).toBe('passkeyRemoved');
  });

  test('proves who it is before anything is added or removed in a session of long ago', async () => {
    const { client, authenticator } = await added();
    const { id = '' } = (await client.call(calls.getCredentials)).body.passkeys[0] ?? {};
    await sql`update ${sql.table(sessions)} set confirmed_at = now() - interval '1 hour'`.execute(
      db,
    );
    for (const reply of [
      await client.call(calls.startPasskey),
      await client.call(calls.removePasskey, { params: { id } }),
    ]) {
      expect(reply.body).toMatchObject({ code: 'reauthenticate' });
    }
    const asked = (await client.call(calls.startPasskeyProof)).body;
    expect(asked.allowCredentials).toHaveLength(1);
    const assertion = authenticator.assert({ ...asked, origin });
    expect((await client.call(calls.proveByPasskey, { body: { assertion } })).status).toBe(200);
    const removed = await client.call(calls.removePasskey, { params: { id } });
    expect(removed.body).toEqual({ isDone: true });
  });

  test('proves it by a mailed code, which works once and in that session only', async () => {
    const client = await who.signedIn();
    await sql`update ${sql.table(sessions)} set confirmed_at = now() - interval '1 hour'`.execute(
      db,
    );
    await client.call(calls.mailProof);
    const code = (await waitingMails(db)).at(-1)?.subject.slice(0, 6) ?? '';
    const elsewhere = await who.signedIn();
    const prove = (from: TestClient, typed: string) =>
      from.call(calls.proveByMail, { body: { code: typed } });
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (const refused of [await prove(elsewhere, code), await prove(client, wrong)]) {
      expect(refused.body).toMatchObject({ fields: { code: [expect.any(String)] } });
    }
    expect((await prove(client, code)).status).toBe(200);
    expect((await client.call(calls.startPasskey)).status).toBe(200);
    expect((await prove(client, code)).status).toBe(422);
    let last = 0;
    for (let times = 0; times < 10; times += 1) last = (await prove(client, wrong)).status;
    expect(last).toBe(429);
  });

  test('finds each of it in the audit log', async () => {
    const { client, authenticator } = await added();
    const { id = '' } = (await client.call(calls.getCredentials)).body.passkeys[0] ?? {};
    await client.call(calls.renamePasskey, { params: { id }, body: { name: 'Phone' } });
    await signInWith(who, authenticator, { counter: 5 });
    await signInWith(who, authenticator, { counter: 5 });
    await client.call(calls.removePasskey, { params: { id } });
    const rows = await db
      .selectFrom('auditEntries')
      .select(['action', 'actorKind', 'subjectName'])
      .where(sql<boolean>`action like 'passkey.%'`)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { action: 'passkey.add', actorKind, subjectName: 'Key of the desk' },
      { action: 'passkey.rename', actorKind, subjectName: 'Phone' },
      { action: 'passkey.refuse', actorKind, subjectName: 'Phone' },
      { action: 'passkey.remove', actorKind, subjectName: 'Phone' },
    ]);
  });
});
