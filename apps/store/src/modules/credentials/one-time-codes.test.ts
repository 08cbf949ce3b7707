import { redeemLink, sendMailLink, signIn } from '@albumen/contract/endpoints/accounts';
import { accountCredentials } from '@albumen/contract/endpoints/credentials';
import {
  getOperatorViewer,
  mailOperatorLink,
  redeemOperatorLink,
  resetOperatorFactor,
} from '@albumen/contract/endpoints/operators';
import { resetAccountFactor } from '@albumen/contract/endpoints/operator-desk';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { createHolders, namedHosts, type HolderKind } from '../../../test/credential-holders.ts';
import { emptyMailbox, mailedToken, waitingMails } from '../../../test/mailbox.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { plainCode } from './one-time-codes.ts';

const app = await openTestApp({ settings: namedHosts });
const { browser, clock, db, deps, empty, make } = app;
const { photographer, operator } = createHolders(app);
const halfMinuteMs = 30_000;

beforeEach(async () => {
  await empty();
  await emptyMailbox(db);
});

/** The code that an app shows now, or some half minutes from now. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = clock.now().getTime() + steps * halfMinuteMs;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function setUp({ calls }: HolderKind, client: TestClient) {
  const { secret, qrCode } = (await client.call(calls.startApp)).body;
  const { recoveryCodes } = (
    await client.call(calls.confirmApp, { body: { code: codeOf(secret, -1) } })
  ).body;
  return { secret, qrCode, recoveryCodes };
}

/** A first proof by mail in a new browser, after which a code is asked for. */
async function mailedIn(who: HolderKind, email: string): Promise<TestClient> {
  const client = browser(who.labBrand);
  if (who.actorKind === 'account') {
    await client.call(sendMailLink, { params: { kind: 'login', email } });
    const { body } = await client.call(redeemLink, {
      body: { token: await mailedToken(db, email) },
    });
    expect(body.next).toBe('/account/verify?mode=code');
  } else {
    await client.call(mailOperatorLink, { body: { email } });
    const token = /#link=([\w-]+)/.exec((await waitingMails(db, email)).at(-1)?.text ?? '')?.[1];
    const { body } = await client.call(redeemOperatorLink, { body: { token: token ?? '' } });
    expect(body).toEqual({ isDone: true, isCodeAsked: true });
  }
  await db.deleteFrom('rateLimits').execute();
  expect(await who.isSignedIn(client)).toBe(false);
  return client;
}

describe.each([
  ['a photographer', photographer('halide')],
  ['a photographer at Cyan', photographer('cyan')],
  ['an operator', operator('halide')],
] as const)('%s', (_, who) => {
  const { calls } = who;
  const table = who.actorKind === 'account' ? 'accounts' : 'operators';
  const emailOf = async () =>
    (await db.selectFrom(table).select('email').executeTakeFirstOrThrow()).email;
  const enter = (client: TestClient, code: string) =>
    client.call(calls.signInByCode, { body: { code } });

  async function withApp() {
    const first = await who.signedIn();
    const { secret, qrCode, recoveryCodes } = await setUp(who, first);
    const email = await emailOf();
    return { first, secret, qrCode, recoveryCodes, email };
  }

  test('is asked for a code after a mailed link, and a code works once', async () => {
    const { first, secret, qrCode, email } = await withApp();
    expect(qrCode).toContain('<svg');
    expect((await first.call(calls.getCredentials)).body.app).toEqual({
      isOn: true,
      recoveryCodesLeft: 10,
    });
    const client = await mailedIn(who, email);
    // The one that set the app up is spent.
    expect((await enter(client, codeOf(secret, -1))).body).toMatchObject({ code: 'invalidForm' });
    expect((await enter(client, codeOf(secret, 5))).status).toBe(422);
    expect((await enter(client, codeOf(secret))).status).toBe(200);
    expect(await who.isSignedIn(client)).toBe(true);
    const second = await mailedIn(who, email);
    expect((await enter(second, codeOf(secret))).status).toBe(422);
    expect(await who.isSignedIn(second)).toBe(false);
  });

  test('gets in by a recovery code, once, and is mailed of it', async () => {
    const { recoveryCodes, email } = await withApp();
    const [code = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    const client = await mailedIn(who, email);
    expect((await enter(client, ` ${code.toLowerCase()} `)).status).toBe(200);
    expect((await waitingMails(db)).at(-1)).toMatchObject({ kind: 'recoveryCodeUsed' });
    const second = await mailedIn(who, email);
    expect((await enter(second, code)).status).toBe(422);
    const kept = await db.selectFrom('recoveryCodes').select('codeHash').execute();
    expect(kept).toHaveLength(10);
    const hashes = kept.map(({ codeHash }) => codeHash.toString('latin1')).join('\n');
    const given = recoveryCodes.flatMap((each) => [each, plainCode(each)]);
    expect(given.filter((each) => hashes.includes(each))).toEqual([]);
  });

  test('has a secret that the database does not give away, nor take from somebody else', async () => {
    const { secret, email } = await withApp();
    const { id, sealedSecret } = await db
      .selectFrom('authenticatorApps')
      .select(['id', 'sealedSecret'])
      .executeTakeFirstOrThrow();
    expect(sealedSecret.includes(secret)).toBe(false);
    await setUp(who, await who.anotherSignedIn());
    await db.updateTable('authenticatorApps').set({ sealedSecret }).where('id', '!=', id).execute();
    const others = db.selectFrom(table).select('email').where('email', '!=', email);
    const other = await mailedIn(who, (await others.executeTakeFirstOrThrow()).email);
    expect((await enter(other, codeOf(secret))).status).toBe(422);
    expect((await enter(await mailedIn(who, email), codeOf(secret))).status).toBe(200);
  });

  test('is told so where what was typed are six other letters, or other digits', async () => {
    const first = await who.signedIn();
    await first.call(calls.startApp);
    for (const code of ['éééééé', '１２３４５６', '✓✓✓✓✓✓']) {
      expect((await first.call(calls.confirmApp, { body: { code } })).status).toBe(422);
    }
  });

  test('is not shut out by a stranger with the first proof who guesses', async () => {
    const { secret, email } = await withApp();
    const thief = await mailedIn(who, email);
    const guess = (ip: string) => thief.call(calls.signInByCode, { body: { code: '000000' }, ip });
    const statuses: number[] = [];
    for (let times = 0; times < 11; times += 1) statuses.push((await guess('203.0.113.7')).status);
    expect([statuses[9], statuses[10]]).toEqual([422, 429]);
    const owner = await mailedInElsewhere(thief);
    const reply = await owner.call(calls.signInByCode, {
      body: { code: codeOf(secret) },
      ip: '198.51.100.9',
    });
    expect(reply.status).toBe(200);
  });

  /** The same browser: what is counted is the address. */
  const mailedInElsewhere = (client: TestClient) => Promise.resolve(client);

  test('removes the app with a fresh proof, and is asked for no code any more', async () => {
    const { first, email } = await withApp();
    await sql`update ${sql.table(who.sessions)} set confirmed_at = now() - interval '1 hour'`.execute(
      db,
    );
    expect((await first.call(calls.removeApp)).body).toMatchObject({ code: 'reauthenticate' });
    expect((await first.call(calls.renewRecoveryCodes)).status).toBe(403);
    await first.call(calls.mailProof);
    const code = (await waitingMails(db)).at(-1)?.subject.slice(0, 6) ?? '';
    await first.call(calls.proveByMail, { body: { code } });
    expect((await first.call(calls.removeApp)).body).toEqual({ isDone: true });
    expect((await waitingMails(db, email)).at(-1)).toMatchObject({ kind: 'appRemoved' });
    expect((await first.call(calls.getCredentials)).body.app).toEqual({
      isOn: false,
      recoveryCodesLeft: 0,
    });
  });

  test('that lost it with the codes has it taken away by an operator, is mailed, and is in the log', async () => {
    const { first, email } = await withApp();
    const row = db.selectFrom(table).select('id').where('email', '=', email);
    const { id } = await row.executeTakeFirstOrThrow();
    const reset = who.actorKind === 'account' ? resetAccountFactor : resetOperatorFactor;
    const take = async (role: 'observer' | 'administrator') =>
      (await (await browser().operate(role)).call(reset, { params: { id } })).body;
    expect(await take('observer')).toMatchObject({ code: 'rightMissing' });
    expect(await take('administrator')).toEqual({ isDone: true });
    expect(await take('administrator')).toEqual({ isDone: false });
    expect((await first.call(calls.getCredentials)).body.app).toMatchObject({ isOn: false });
    expect(await db.selectFrom('recoveryCodes').selectAll().execute()).toEqual([]);
    expect((await waitingMails(db, email)).at(-1)).toMatchObject({ kind: 'appReset' });
    const entry = db.selectFrom('auditEntries').selectAll().where('action', '=', 'app.reset');
    expect(await entry.execute()).toMatchObject([{ actorKind: 'operator', subjectId: id }]);
  });

  test('makes new recovery codes, and the older ones are worth nothing', async () => {
    const { first, recoveryCodes, email } = await withApp();
    const renewed = (await first.call(calls.renewRecoveryCodes)).body.recoveryCodes;
    const client = await mailedIn(who, email);
    expect((await enter(client, recoveryCodes[0] ?? '')).status).toBe(422);
    expect((await enter(client, renewed[0] ?? '')).status).toBe(200);
  });

  test('finds each of it in the audit log', async () => {
    const { first, recoveryCodes, email } = await withApp();
    await enter(await mailedIn(who, email), recoveryCodes[1] ?? '');
    await first.call(calls.renewRecoveryCodes);
    await first.call(calls.removeApp);
    const rows = await db
      .selectFrom('auditEntries')
      .select(['action', 'actorKind', 'subjectName'])
      .where(sql<boolean>`action like 'app.%'`)
      .orderBy('id')
      .execute();
    const common = { actorKind: who.actorKind, subjectName: email };
    expect(rows).toEqual([
      { action: 'app.add', ...common },
      { action: 'app.recover', ...common },
      { action: 'app.recovery', ...common },
      { action: 'app.remove', ...common },
    ]);
  });
});

test('a password is followed by the question for a code, and its page says whose account it is later', async () => {
  const passwordHash = await hashPassword('a long walk by the sea');
  const account = await make.account({ passwordHash });
  const first = await browser().signIn(account.id);
  const { secret } = await setUp(photographer('halide'), first);
  const client = browser();
  const body = { email: account.email, password: 'a long walk by the sea', url: '/account/orders' };
  expect((await client.call(signIn, { body })).body).toEqual({ next: '/account/verify?mode=code' });
  const reply = await client.call(accountCredentials.signInByCode, {
    body: { code: codeOf(secret) },
  });
  expect(reply.body).toEqual({ next: '/account/orders' });
});

test('whoever gave no first proof in this browser, or long ago, begins again', async () => {
  const enter = (client: TestClient) =>
    client.call(accountCredentials.signInByCode, { body: { code: '000000' } });
  expect(await enter(browser())).toMatchObject({ status: 410, body: { code: 'signInOver' } });
  const { id, email } = await make.account();
  await setUp(photographer('halide'), await browser().signIn(id));
  const client = await mailedIn(photographer('halide'), email);
  await db
    .updateTable('pendingSignIns')
    .set({ expiresAt: sql`now()` })
    .execute();
  expect((await enter(client)).status).toBe(410);
});

test('an app that was never confirmed asks for nothing, and a second one needs the first removed', async () => {
  const account = await make.account();
  const client = await browser().signIn(account.id);
  await client.call(accountCredentials.startApp);
  expect((await client.call(accountCredentials.getCredentials)).body.app.isOn).toBe(false);
  const elsewhere = browser();
  await elsewhere.call(sendMailLink, { params: { kind: 'login', email: account.email } });
  const token = await mailedToken(db, account.email);
  const { body } = await elsewhere.call(redeemLink, { body: { token } });
  expect(body).toMatchObject({ outcome: 'signed-in' });
  expect(await photographer('halide').isSignedIn(elsewhere)).toBe(true);
  await setUp(photographer('halide'), client);
  expect((await client.call(accountCredentials.startApp)).body).toMatchObject({ code: 'appInUse' });
  expect(deps.settings.OPERATOR_SECOND_FACTOR).toBe('optional');
});

test('operators keep their own app until they remove it with a proof', async () => {
  const admin = await browser().operate();
  const { id } = (await admin.call(getOperatorViewer)).body;
  const reply = await admin.call(resetOperatorFactor, { params: { id } });
  expect(reply.body).toMatchObject({ code: 'ownSecondFactor' });
});
