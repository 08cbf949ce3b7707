import { getOperatorOverview } from '@albumen/contract/endpoints/operator';
import * as calls from '@albumen/contract/endpoints/operators';
import { beforeEach, describe, expect, test } from 'vitest';
import { waitingMails } from '../../../test/mailbox.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const { browser, db, deps, empty } = await openTestApp();

beforeEach(empty);

const ada = { email: 'ada@example.com', name: 'Ada Lindqvist' };
const bo = { email: 'bo@example.com', name: 'Bo Adeyemi' };

function openByToken(client: TestClient, who = ada, token = deps.secrets.operatorToken) {
  return client.call(calls.openOperatorSession, { body: { token, ...who } });
}

async function linkTo(email: string): Promise<string> {
  const mail = (await waitingMails(db, email)).at(-1);
  return /#link=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const viewerOf = async (client: TestClient) =>
  (await client.call(calls.getOperatorViewer)).body as Partial<calls.OperatorViewer>;

const redeem = (client: TestClient, token: string) =>
  client.call(calls.redeemOperatorLink, { body: { token } });

/** Ada, who made herself the first operator, and Bo, whom she invited. */
async function invited(role: string) {
  const admin = browser();
  await openByToken(admin);
  await admin.call(calls.inviteOperator, { body: { ...bo, role } });
  const client = browser();
  await redeem(client, await linkTo(bo.email));
  const { operators } = (await admin.call(calls.listOperators)).body;
  const id = operators.find(({ email }) => email === bo.email)?.id ?? '';
  return { admin, client, params: { id } };
}

describe.each(['halide', 'cyan'] as const)('the operator token at %s', (labBrand) => {
  test('makes the first operator, an administrator with a name', async () => {
    const client = browser(labBrand);
    expect((await openByToken(client)).status).toBe(200);
    expect(await viewerOf(client)).toMatchObject({ ...ada, role: 'administrator' });
    expect(await waitingMails(db)).toEqual([]);
  });

  test('makes no second one, and lets in nobody who may not manage operators', async () => {
    await openByToken(browser(labBrand));
    const second = await openByToken(browser(labBrand), bo);
    expect(second.body).toMatchObject({ fields: { email: [expect.stringContaining('already')] } });
    await browser(labBrand).operate('support');
    const support = await openByToken(browser(labBrand), {
      email: 'support@albumen.test',
      name: 'Anybody',
    });
    expect(support.status).toBe(422);
  });

  test('lets an administrator in who lost every other way, and all of them are mailed', async () => {
    await openByToken(browser(labBrand));
    await browser(labBrand).operate('administrator');
    const again = browser(labBrand);
    expect((await openByToken(again, { ...ada, name: 'Somebody else' })).status).toBe(200);
    expect(await viewerOf(again)).toMatchObject(ada);
    const mails = await waitingMails(db);
    expect(mails.map(({ kind, to }) => `${kind} ${to}`).toSorted()).toEqual([
      `operatorRecovered ${ada.email}`,
      'operatorRecovered administrator@albumen.test',
    ]);
    expect(mails[0]?.text).toContain(ada.name);
  });
});

test('a wrong token opens nothing and says nothing of who the operators are', async () => {
  await openByToken(browser());
  for (const who of [ada, bo]) {
    expect(await openByToken(browser(), who, 'guess')).toMatchObject({
      status: 403,
      body: { code: 'wrongOperatorToken' },
    });
  }
});

test('two first operators at once: one is made', async () => {
  const replies = await Promise.all([openByToken(browser()), openByToken(browser(), bo)]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 422]));
});

test('an invited operator signs in by the mail, and may do what the role holds', async () => {
  const { admin, client } = await invited('support');
  const { role, rights } = await viewerOf(client);
  expect([role, rights?.includes('orders:read'), rights?.includes('orders:refund')]).toEqual([
    'support',
    true,
    false,
  ]);
  expect((await client.call(getOperatorOverview)).status).toBe(403);
  const twice = await admin.call(calls.inviteOperator, { body: { ...bo, role: 'observer' } });
  expect(twice.body).toMatchObject({ fields: { email: [expect.any(String)] } });
});

test('an invitation is mailed again until one was followed, which ends the others', async () => {
  const admin = browser();
  await openByToken(admin);
  await admin.call(calls.inviteOperator, { body: { ...bo, role: 'support' } });
  const older = await linkTo(bo.email);
  const { operators } = (await admin.call(calls.listOperators)).body;
  const invitation = operators.find(({ joinedAt }) => joinedAt === null);
  const params = { id: invitation?.id ?? '' };
  expect((await admin.call(calls.remindOperator, { params })).body).toEqual({ isDone: true });
  expect((await redeem(browser(), older)).status).toBe(200);
  expect((await redeem(browser(), await linkTo(bo.email))).status).toBe(410);
  expect((await admin.call(calls.remindOperator, { params })).body).toEqual({ isDone: false });
});

test('a role that is changed judges the very next call', async () => {
  const { admin, client, params } = await invited('support');
  await admin.call(calls.changeOperatorRole, { params, body: { role: 'technician' } });
  expect((await client.call(getOperatorOverview)).status).toBe(200);
  expect(await viewerOf(client)).toMatchObject({ role: 'technician' });
});

test('one administrator stays, and an invitation that nobody followed is none', async () => {
  const { admin, params } = await invited('observer');
  const own = { id: (await viewerOf(admin)).id ?? '' };
  const demote = () =>
    admin.call(calls.changeOperatorRole, { params: own, body: { role: 'observer' } });
  expect((await demote()).body).toMatchObject({ code: 'lastAdministrator' });
  const carol = { email: 'carol@example.com', name: 'Carol', role: 'administrator' };
  await admin.call(calls.inviteOperator, { body: carol });
  expect((await admin.call(calls.removeOperator, { params: own })).status).toBe(409);
  await admin.call(calls.changeOperatorRole, { params, body: { role: 'administrator' } });
  expect((await demote()).status).toBe(200);
});

test('an operator who is removed is out at once, may be invited again and has no old link', async () => {
  const { admin, client, params } = await invited('support');
  await browser().call(calls.mailOperatorLink, { body: { email: bo.email } });
  const link = await linkTo(bo.email);
  expect((await admin.call(calls.removeOperator, { params })).status).toBe(200);
  expect((await client.call(calls.getOperatorViewer)).status).toBe(401);
  expect((await redeem(browser(), link)).status).toBe(410);
  expect((await admin.call(calls.removeOperator, { params })).status).toBe(404);
  const again = await admin.call(calls.inviteOperator, { body: { ...bo, role: 'support' } });
  expect(again.status).toBe(200);
});

test('sessions are seen and ended one by one by their operator, all at once by an administrator', async () => {
  const { admin, client, params } = await invited('support');
  await browser().call(calls.mailOperatorLink, { body: { email: bo.email } });
  const phone = browser();
  await redeem(phone, await linkTo(bo.email));
  const { sessions } = (await client.call(calls.listOperatorSessions)).body;
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  const other = { params: { id: sessions[0]?.id ?? '' } };
  expect((await admin.call(calls.endOperatorSession, other)).body).toEqual({ isDone: false });
  expect((await client.call(calls.endOperatorSession, other)).body).toEqual({ isDone: true });
  expect((await phone.call(calls.getOperatorViewer)).status).toBe(401);
  expect((await client.call(calls.getOperatorViewer)).status).toBe(200);
  await admin.call(calls.endOperatorSessions, { params });
  expect((await client.call(calls.getOperatorViewer)).status).toBe(401);
});
