import * as calls from '@albumen/contract/endpoints/operators';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { waitingMails } from '../../../test/mailbox.ts';
import { slowDown } from '../../../test/slow-clock.ts';
import { openTestApp } from '../../../test/test-app.ts';

const { browser, clock, db, deps, empty } = await openTestApp();

const home = '198.51.100.9';
const ada = { email: 'ada@example.com', name: 'Ada Lindqvist' };

async function becomeAda(): Promise<void> {
  const body = { token: deps.secrets.operatorToken, ...ada };
  await browser().call(calls.openOperatorSession, { body, ip: home });
}

beforeEach(async () => {
  await empty();
  await becomeAda();
});

const ask = (ip: string, email = ada.email) =>
  browser().call(calls.mailOperatorLink, { body: { email }, ip });

const networks = (count: number) =>
  Array.from({ length: count }, (_, index) => `203.0.113.${index}`);

async function links(): Promise<string[]> {
  const mails = await waitingMails(db, ada.email);
  return mails.map(({ text }) => /#link=([\w-]+)/.exec(text)?.[1] ?? '');
}

const redeem = async (token: string | undefined, client = browser()) =>
  (await client.call(calls.redeemOperatorLink, { body: { token: token ?? '' } })).status;

test('each mailed link is good until one was used, which ends all', async () => {
  await ask(home, ' ADA@example.com');
  await ask(home);
  await ask('203.0.113.7');
  const [first, second, third] = await links();
  const client = browser();
  expect(await redeem(second, client)).toBe(200);
  expect((await client.call(calls.getOperatorViewer)).body).toMatchObject(ada);
  expect([await redeem(first), await redeem(second), await redeem(third)]).toEqual([410, 410, 410]);
});

test('a link ends by the time of the database', async () => {
  await ask(home);
  await db
    .updateTable('operatorLinks')
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .execute();
  slowDown(clock);
  expect(await redeem((await links())[0])).toBe(410);
});

test('a link is asked for with the same answer by anybody, and mailed to operators only', async () => {
  const unknown = await ask(home, 'bo@example.com');
  const known = await ask(home);
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  expect(await waitingMails(db, 'bo@example.com')).toEqual([]);
});

test('a stranger who asks for many keeps the operator elsewhere from none', async () => {
  for (let times = 0; times < 3; times += 1) await ask('203.0.113.7');
  expect((await ask('203.0.113.7')).status).toBe(429);
  expect((await ask(home)).status).toBe(200);
  expect(await links()).toHaveLength(4);
});

test('many who ask at once from everywhere are answered alike and flood no mailbox', async () => {
  await ask(home);
  const replies = await Promise.all(networks(40).map((ip) => ask(ip)));
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  const mailed = await links();
  expect(mailed).toHaveLength(3);
  expect(await redeem(mailed[0])).toBe(200);
});

test('a flood keeps no operator from a mail: neither at a known network nor after one was used', async () => {
  for (const ip of networks(4)) await ask(ip);
  expect(await links()).toHaveLength(3);
  await ask(home);
  const mailed = await links();
  expect(mailed).toHaveLength(4);
  expect(await redeem(mailed[0])).toBe(200);
  await ask('192.0.2.77');
  expect(await redeem((await links()).at(-1))).toBe(200);
});
