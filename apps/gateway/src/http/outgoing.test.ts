import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askOutside } from './outgoing.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0);
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port; // of a TCP server that listens
}

const limits = { method: 'GET', withinMs: 5_000, mostBytes: 1_000, mayBeLoopback: true } as const;

test('no more is read of an endless answer than is needed', async () => {
  const hungUp = Promise.withResolvers<void>();
  const port = await serve((_request, response) => {
    const more = (): void => {
      while (response.write('x'.repeat(10_000)));
    };
    response.on('drain', more).on('close', () => hungUp.resolve());
    more();
  });
  const { text } = await askOutside({ url: new URL(`http://127.0.0.1:${port}/`), ...limits });
  expect(text).toBe('x'.repeat(1_000));
  await hungUp.promise;
});

test('a redirect is not followed', async () => {
  const port = await serve((_request, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  );
  const url = new URL(`http://127.0.0.1:${port}/`);
  expect(await askOutside({ url, ...limits })).toEqual({ status: 302, text: '' });
});

test.each([
  'http://127.0.0.1/',
  'http://127.1.2.3/',
  'http://localhost/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://0.0.0.0/',
  'http://2130706433/',
  'http://[::127.0.0.1]/',
])('%s is asked by a sandbox alone', async (url) => {
  const asked = askOutside({ ...limits, url: new URL(url), mayBeLoopback: false });
  await expect(asked).rejects.toMatchObject({ name: 'AddressRefusedError' });
});

test.each([
  'http://169.254.169.254/latest/',
  'http://[::ffff:169.254.169.254]/',
  'http://[64:ff9b::169.254.169.254]/',
  'http://[2002:a9fe:a9fe::]/',
  'http://192.0.0.192/',
  'http://[fe80::1]/',
  'http://[fd00:ec2::254]/',
])('%s is never asked', async (url) => {
  const asked = askOutside({ ...limits, url: new URL(url) });
  await expect(asked).rejects.toMatchObject({ name: 'AddressRefusedError' });
});
