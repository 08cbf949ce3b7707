import { redeemLink, sendMailLink } from '@albumen/contract/endpoints/accounts';
import { accountCredentials as calls } from '@albumen/contract/endpoints/credentials';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import { emptyMailbox, mailedToken } from '../../../test/mailbox.ts';
import { openTestApp } from '../../../test/test-app.ts';

const { browser, clock, db, empty, make } = await openTestApp();

beforeEach(async () => {
  await empty();
  await emptyMailbox(db);
});

/** Somebody with an app, and a browser that is asked for its code. */
async function askedForCode() {
  const { id, email } = await make.account();
  const owner = await browser().signIn(id);
  const { secret } = (await owner.call(calls.startApp)).body;
  const codeOf = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: clock.now().getTime() + steps * 30_000,
    });
  await owner.call(calls.confirmApp, { body: { code: codeOf(-1) } });
  const client = browser();
  await client.call(sendMailLink, { params: { kind: 'login', email } });
  await client.call(redeemLink, { body: { token: await mailedToken(db, email) } });
  const enter = async (code: string, ip: string) =>
    (await client.call(calls.signInByCode, { body: { code }, ip })).status;
  const used = async () =>
    (await db.selectFrom('rateLimits').select(['bucket', 'hits']).execute()).find(
      ({ bucket }) => bucket === `app-code:person:account:${id}`,
    )?.hits;
  return { codeOf, enter, used };
}

test('whoever guesses codes at once from everywhere has no more answers than one after the other', async () => {
  const { codeOf, enter } = await askedForCode();
  const networks = Array.from({ length: 40 }, (_, index) => `203.0.113.${index}`);
  // All but the last are too old for the app.
  const codes = networks.map((_, index) => codeOf(index < 39 ? -9 : 0));
  const statuses = await Promise.all(networks.map((ip, index) => enter(codes[index] ?? '', ip)));
  expect(statuses.filter((status) => status === 422)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

test('a right code is given back, and who is held back in one network uses up nothing', async () => {
  const { codeOf, enter, used } = await askedForCode();
  for (let guess = 0; guess < 14; guess += 1) await enter(codeOf(-9), '203.0.113.7');
  expect(await used()).toBe(10);
  expect(await enter(codeOf(0), '198.51.100.9')).toBe(200);
  expect(await used()).toBe(10);
});
