import { getOperatorOverview } from '@albumen/contract/endpoints/operator';
import { closeOperatorSession, openOperatorSession } from '@albumen/contract/endpoints/operators';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const { browser, db, deps, empty } = await openTestApp();

beforeEach(empty);

const isIn = async (client: ReturnType<typeof browser>) =>
  (await client.call(getOperatorOverview)).status === 200;

async function operator(labBrand: 'halide' | 'cyan' = 'halide') {
  const client = browser(labBrand);
  const token = deps.secrets.operatorToken;
  const body = { token, email: 'ada@example.com', name: 'Ada Lindqvist' };
  expect((await client.call(openOperatorSession, { body })).status).toBe(200);
  return client;
}

test.each(['halide', 'cyan'] as const)(
  'a cookie that was copied is worth nothing once its operator at %s has signed out',
  async (labBrand) => {
    const client = await operator(labBrand);
    const thief = browser(labBrand);
    thief.jar.set('operator', client.jar.get('operator') ?? '');
    expect(await isIn(thief)).toBe(true);
    await client.call(closeOperatorSession);
    expect([await isIn(client), await isIn(thief)]).toEqual([false, false]);
  },
);

test('signing out ends one session; a new token ends all', async () => {
  const [first, second] = [await operator(), await operator()];
  await first.call(closeOperatorSession);
  expect(await isIn(second)).toBe(true);
  const before = deps.secrets.operatorToken;
  deps.secrets.operatorToken = 'another token, of twenty-four and more';
  expect(await isIn(second)).toBe(false);
  deps.secrets.operatorToken = before;
});

test('a session ends by the time of the database, and no cookie opens none', async () => {
  const client = await operator();
  await db
    .updateTable('operatorSessions')
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .execute();
  expect(await isIn(client)).toBe(false);
  expect(await isIn(browser())).toBe(false);
});
