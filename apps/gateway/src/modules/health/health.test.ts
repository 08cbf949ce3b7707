import { expect, test } from 'vitest';
import { startTestGateway } from '../../../test/test-gateway.ts';

const { app, db, origin } = await startTestGateway();

test('a gateway that can work says so', async () => {
  for (const path of ['/health', '/ready', '/live']) {
    const reply = await fetch(`${origin}${path}`);
    expect([reply.status, await reply.json()]).toEqual([200, { status: 'ok' }]);
  }
});

test('the merchants of tests and demo are there', async () => {
  const merchants = await db.selectFrom('merchants').select('id').orderBy('id').execute();
  expect(merchants.map(({ id }) => id)).toContain('albumen_sandbox');
  expect(merchants.map(({ id }) => id)).toContain('integration_merchant_id');
});

test('what does not exist is answered in the shape of the client API', async () => {
  const reply = await app.inject('/merchants/nobody/nothing');
  expect([reply.statusCode, reply.json()]).toEqual([
    404,
    { error: { message: 'There is nothing here.' } },
  ]);
});
