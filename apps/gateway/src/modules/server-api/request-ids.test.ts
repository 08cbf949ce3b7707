import { expect, test } from 'vitest';
import { startTestGateway } from '../../../test/test-gateway.ts';

const { app } = await startTestGateway();
const given = '4bf92f3577b34da6a3ce929d0e0e4736';

async function nameOf(credentials: string): Promise<unknown> {
  const reply = await app.inject({
    url: '/merchants/albumen_sandbox/transactions/none',
    headers: { authorization: `Basic ${btoa(credentials)}`, 'x-request-id': given },
  });
  expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  return reply.headers['x-request-id'];
}

test('a server that shows its key names its request, nobody else does', async () => {
  expect(await nameOf('sandbox_public:private-key-of-the-demo')).toBe(given);
  expect(await nameOf('sandbox_public:guessed')).not.toBe(given);
});
