import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { demoMerchant } from '../modules/merchants/seed.ts';
import { startTestGateway } from '../../test/test-gateway.ts';

const { app, db, deps } = await startTestGateway();
const merchant = '/merchants/albumen_sandbox';
const page = { origin: 'http://localhost:9' };
const { tokenizationKey } = demoMerchant(deps);
const form = `${merchant}/client_api/v1/configuration?tokenizationKey=${tokenizationKey}`;

test('with too much to do, who opens a form is told when to come back, who pays is let in', async () => {
  const held = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  // The test's only connection: everybody else waits for it.
  const holding = db.connection().execute(async (one) => {
    await sql`select 1`.execute(one);
    isHeld.resolve();
    await held.promise;
  });
  onTestFinished(() => held.resolve());
  await isHeld.promise;
  const ask = (url: string) => app.inject({ url, headers: page });
  const inside = Array.from({ length: 200 }, () => ask(form));
  await sleep(200);
  const refused = await ask(form);
  expect(refused.json()).toEqual({ error: { message: expect.stringContaining('too much to do') } });
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(3);
  expect(refused.headers['access-control-allow-origin']).toBe(page.origin);
  expect((await ask('/live')).statusCode).toBe(200);
  const authorization = `Basic ${btoa('sandbox_public:private-key-of-the-demo')}`;
  const paying = app.inject({ url: `${merchant}/transactions/none`, headers: { authorization } });
  held.resolve();
  await holding;
  expect((await paying).statusCode).toBe(404);
  const statuses = (await Promise.all(inside)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
