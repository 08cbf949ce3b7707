import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withRequestId } from '@albumen/server-kit/request-context';
import { expect, onTestFinished, test } from 'vitest';
import { openServerSdk } from './server-sdk.ts';

test('a call of the gateway says which request made it', async () => {
  const named: unknown[] = [];
  const gateway = createServer((request, response) => {
    named.push(request.headers['x-request-id']);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void gateway.close());
  const { port } = gateway.address() as AddressInfo; // of a TCP server that listens
  const keys = { merchantId: 'shop', publicKey: 'public', privateKey: 'private' };
  const sdk = await openServerSdk({ url: `http://127.0.0.1:${port}`, ...keys });
  const find = () => sdk.transaction.find('none').catch(() => undefined);
  await withRequestId('request-1', find);
  await find();
  expect(named).toEqual(['request-1', undefined]);
});
