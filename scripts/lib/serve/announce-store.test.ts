import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paymentNoticesPath } from '@albumen/contract/endpoints/payments';
import { afterAll, expect, test } from 'vitest';
import { announceStore } from './announce-store.ts';
import type { GatewayFacts } from './greeting.ts';

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) server.close();
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // no pipe
  return `http://127.0.0.1:${port}`;
}

/** What the console of a gateway does, in so far as addresses go. */
async function openGateway(known: string[]) {
  const addresses = known.map((url, index) => ({ id: String(index), url }));
  const origin = await listen(
    createServer(async (request, reply) => {
      const { method, url = '' } = request;
      if (method === 'POST') {
        const body = JSON.parse((await request.toArray()).join(''));
        addresses.push({ id: 'new', url: body.url });
      }
      const gone = addresses.findIndex(({ id }) => url.endsWith(`/${id}`));
      if (method === 'DELETE') addresses.splice(gone, 1);
      reply.end(JSON.stringify({ addresses }));
    }),
  );
  const merchant = { id: 'm', publicKey: 'public', privateKey: 'private' };
  const facts = { origin, merchant } as GatewayFacts; // nothing else of the merchant is asked
  return { facts, urls: () => addresses.map(({ url }) => url) };
}

test('a store that moved to another port takes the place of its old address, and of no other', async () => {
  const current = await listen(createServer((_, reply) => reply.end()));
  const neighbor = await listen(createServer((_, reply) => reply.writeHead(404).end()));
  // No service has this port, and none of ours may take it.
  const left = 'http://127.0.0.1:2';
  const kept = [
    `https://shop.example${paymentNoticesPath}`,
    `${left}/another/path`,
    neighbor + paymentNoticesPath,
  ];
  const { facts, urls } = await openGateway([...kept, left + paymentNoticesPath]);
  const lines: string[] = [];
  await announceStore(facts, current, (line) => lines.push(line));
  expect(urls()).toEqual([...kept, current + paymentNoticesPath]);
  expect(lines).toEqual([]);
});
