import { redeemLink, sendMailLink, signIn } from '@albumen/contract/endpoints/accounts';
import { beforeEach, expect, test } from 'vitest';
import { emptyMailbox, mailedToken } from '../../../test/mailbox.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { hashPassword } from './passwords.ts';

const { browser, db, empty, make } = await openTestApp();
const password = 'orchard lantern seven';
const passwordHash = await hashPassword(password);

beforeEach(async () => {
  await empty();
  await emptyMailbox(db);
});

const enterFrom = async (ip: string, [email, given]: [string, string], client = browser()) =>
  (await client.call(signIn, { body: { email, password: given }, ip })).status;

/** All wrong passwords that a limit lets through, from addresses of one network each. */
async function attack(email: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let network = 0; network < 6; network += 1) {
    for (let guess = 0; guess < 10; guess += 1) {
      statuses.push(await enterFrom(`2001:db8:0:${network}::${guess}`, [email, 'wrong wrong']));
    }
  }
  return statuses;
}

test('ten wrong passwords of a stranger keep the stranger out, and nobody else', async () => {
  const { email } = await make.account({ passwordHash });
  for (let guess = 0; guess < 11; guess += 1)
    await enterFrom('198.51.100.1', [email, 'wrong wrong']);
  expect(await enterFrom('198.51.100.1', [email, password])).toBe(429);
  expect(await enterFrom('203.0.113.9', [email, password])).toBe(200);
});

test('addresses of one IPv6 network count as one', async () => {
  const { email } = await make.account({ passwordHash });
  for (let guess = 0; guess < 10; guess += 1)
    await enterFrom(`2001:db8::${guess}`, [email, 'wrong']);
  expect(await enterFrom('2001:db8::ffff', [email, password])).toBe(429);
});

test('whoever guesses from everywhere is held back; a known device and a mailed link are not', async () => {
  const { email } = await make.account({ passwordHash });
  const known = browser();
  expect(await enterFrom('203.0.113.9', [email, password], known)).toBe(200);
  expect((await attack(email)).filter((status) => status === 401)).toHaveLength(50);
  expect(await enterFrom('192.0.2.77', [email, password])).toBe(429);
  expect(await enterFrom('203.0.113.9', [email, password], known)).toBe(200);
  const other = browser();
  await other.call(sendMailLink, { params: { kind: 'login', email }, ip: '192.0.2.77' });
  const body = { token: await mailedToken(db, email) };
  expect((await other.call(redeemLink, { body, ip: '192.0.2.77' })).status).toBe(200);
});

test('whoever guesses at once from everywhere has no more answers than one after the other', async () => {
  const { email } = await make.account({ passwordHash });
  await enterFrom('203.0.113.9', [email, 'wrong wrong']);
  const bucket = `sign-in:email:halide:${email}`;
  await db.updateTable('rateLimits').set({ hits: 40 }).where('bucket', '=', bucket).execute();
  const networks = Array.from({ length: 40 }, (_, index) => `198.51.100.${index}`);
  const guesses = networks.map((_, index) => (index < 39 ? 'wrong wrong' : password));
  const statuses = await Promise.all(
    networks.map((ip, index) => enterFrom(ip, [email, guesses[index] ?? ''])),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
});

test('right passwords are given back, and who is held back in one network uses up nothing', async () => {
  const { email } = await make.account({ passwordHash });
  for (let guess = 0; guess < 14; guess += 1) await enterFrom('198.51.100.1', [email, 'wrong']);
  const used = () =>
    db
      .selectFrom('rateLimits')
      .select('hits')
      .where('bucket', '=', `sign-in:email:halide:${email}`)
      .executeTakeFirst();
  expect(await used()).toEqual({ hits: 10 });
  expect(await enterFrom('203.0.113.9', [email, password])).toBe(200);
  expect(await used()).toEqual({ hits: 10 });
});

test('mails that a stranger asks for keep the owner from none', async () => {
  const { email } = await make.account();
  const ask = async (ip: string) =>
    (await browser().call(sendMailLink, { params: { kind: 'login', email }, ip })).status;
  const stranger = [];
  for (let mail = 0; mail < 4; mail += 1) stranger.push(await ask('198.51.100.1'));
  expect(stranger).toEqual([200, 200, 200, 429]);
  expect(await ask('203.0.113.9')).toBe(200);
});
