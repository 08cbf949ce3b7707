import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer, type ClientLimits } from './http-server.ts';

const impatient: Partial<ClientLimits> = {
  headersMs: 100,
  standstillMs: 400,
  slowBody: { lookEveryMs: 20, stallMs: 200, minBytesPerSecond: 0, graceMs: 0 },
};

interface Started {
  /** A connection from one of the addresses of this computer; written to, and read as one text. */
  open: (text: string, from?: string) => Promise<{ socket: Socket; ended: Promise<string> }>;
}

async function start(
  limits: Partial<ClientLimits>,
  trustedProxies: readonly string[] = [],
): Promise<Started> {
  const app = createHttpServer({ logger: false, trustedProxies, limits });
  app.post('/', ({ body }) => ({ length: JSON.stringify(body).length }));
  app.get('/', () => 'hello');
  app.get('/long', (_request, reply) => reply.send(Buffer.alloc(50_000_000)));
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  const { port } = app.server.address() as AddressInfo; // of a TCP server that listens
  return {
    async open(text, from = '127.0.0.1') {
      const socket = connect({ port, host: '127.0.0.1', localAddress: from });
      const ended = new Promise<string>((resolve) => {
        let received = '';
        socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
        socket.on('close', () => resolve(received));
        socket.on('error', () => undefined);
      });
      await once(socket, 'connect');
      socket.write(text);
      return { socket, ended };
    },
  };
}

const post = (length: number, ...headers: string[]) =>
  ['POST / HTTP/1.1', 'host: here', 'content-type: application/json', ...headers]
    .concat(`content-length: ${length}`, '', '')
    .join('\r\n');
const get = (path = '/', ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'host: here', 'connection: close', ...headers, '', ''].join('\r\n');

test.each([
  ['says nothing', ''],
  ['stops within the head', 'GET / HTTP/1.1\r\nhost: he'],
  ['stops before a JSON body', post(20)],
  ['stops within a JSON body', `${post(20)}{"a":`],
  ['stops within a body that no route takes', `${post(20).replace('/', '/nowhere')}{"a":`],
])('a client that %s is let go', async (_what, text) => {
  const { open } = await start(impatient);
  const { ended } = await open(text);
  expect(await ended).not.toContain('200 OK');
});

test('nobody waits until a whole crowd of slow clients is let go', async () => {
  const { open } = await start({ headersMs: 1_500 });
  const half = 'GET / HTTP/1.1\r\nhost: he';
  const crowd = await Promise.all(Array.from({ length: 400 }, () => open(half)));
  let letGo = 0;
  for (const { ended } of crowd) void ended.then(() => (letGo += 1));
  await Promise.race(crowd.map(({ ended }) => ended));
  const newcomer = await open(get());
  expect(await newcomer.ended).toContain('200 OK');
  expect(letGo).toBeLessThan(200);
  for (const { ended } of crowd) expect(await ended).toContain('408 Request Timeout');
});

test('a client that stops reading its answer is let go', async () => {
  const { open } = await start(impatient);
  const { socket, ended } = await open(get('/long'));
  socket.pause();
  await sleep(1_500);
  socket.resume();
  expect((await ended).length).toBeLessThan(50_000_000);
});

test('a body that takes long and keeps moving is taken', async () => {
  /* Pauses far below what is let go, and longer together: a busy machine sleeps longer than it is told. */
  const { open } = await start({
    slowBody: { lookEveryMs: 20, stallMs: 1_200, minBytesPerSecond: 0, graceMs: 0 },
  });
  const { socket, ended } = await open(post(60, 'connection: close'));
  for (const part of [`"${'x'.repeat(4)}`, ...Array(10).fill('y'.repeat(5)), `${'z'.repeat(4)}"`]) {
    await sleep(150);
    socket.write(part);
  }
  expect(await ended).toContain('{"length":60}');
});

const flood = 120;
const full: Partial<ClientLimits> = { connections: 40 };

test.each([
  ['that say nothing', ''],
  ['with stalled bodies', post(20)],
])('one computer with many connections %s locks nobody out', async (_what, text) => {
  const { open } = await start(full);
  await Promise.all(Array.from({ length: flood }, () => open(text, '127.0.0.9')));
  const guests = await Promise.all(Array.from({ length: 20 }, () => open(get())));
  for (const { ended } of guests) expect(await ended).toContain('200 OK');
});

test('behind a declared proxy, its clients share the connections', async () => {
  const { open } = await start(full, ['127.0.0.9']);
  const of = (client: string) => `x-forwarded-for: ${client}`;
  for (let sent = 0; sent < flood; sent += 1) await open(post(20, of('203.0.113.5')), '127.0.0.9');
  const guests = Array.from({ length: 20 }, (_, index) =>
    open(get('/', of(`198.51.100.${index}`)), '127.0.0.9'),
  );
  for (const { ended } of await Promise.all(guests)) expect(await ended).toContain('200 OK');
});
