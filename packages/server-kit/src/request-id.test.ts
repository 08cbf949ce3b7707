import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from './http-server.ts';
import { currentRequestId } from './request-context.ts';

async function idOf(trustedProxies: readonly string[], given: string): Promise<string> {
  const app = createHttpServer({ logger: false, trustedProxies });
  onTestFinished(() => app.close());
  app.get('/', (request) => request.id);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return (await fetch(url, { headers: { 'x-request-id': given } })).text();
}

const given = '4bf92f3577b34da6a3ce929d0e0e4736';

test.each([['127.0.0.1'], ['127.0.0.0/8'], ['loopback']])(
  'a request keeps the id that the proxy %s gave it',
  async (proxy) => expect(await idOf([proxy], given)).toBe(given),
);

test('an id of anybody else, or one that is none, is replaced', async () => {
  const own = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
  expect(await idOf([], given)).toMatch(own);
  expect(await idOf(['10.0.0.5', 'fc00::/7'], given)).toMatch(own);
  expect(await idOf(['loopback'], 'short')).toMatch(own);
  expect(await idOf(['loopback'], '{"level":50}')).toMatch(own);
});

test('what a request causes goes on under its id, and its failure names it', async () => {
  const app = createHttpServer({ logger: false, trustedProxies: ['loopback'] });
  onTestFinished(() => app.close());
  app.post('/inner', async () => currentRequestId());
  app.post('/outer', async (_request, reply) => {
    const { body } = await app.inject({ method: 'POST', url: '/inner', payload: { a: 1 } });
    return reply.status(418).send(`${currentRequestId()} ${body}`);
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const reply = await fetch(`${url}/outer`, {
    method: 'POST',
    headers: { 'x-request-id': given, 'content-type': 'application/json' },
    body: '{"a":1}',
  });
  expect([reply.headers.get('x-request-id'), await reply.text()]).toEqual([
    given,
    `${given} ${given}`,
  ]);
  expect(currentRequestId()).toBeUndefined();
});
