import { createServer, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { endWhenSlow, type SlowBodyLimits } from './slow-body.ts';

const quick: SlowBodyLimits = { lookEveryMs: 10, stallMs: 1e9, minBytesPerSecond: 0, graceMs: 0 };

/** A server that reads a body under the limits and reports how it ended. */
async function receive(limits: SlowBodyLimits) {
  const ended = Promise.withResolvers<'whole' | 'cut'>();
  const server = createServer((incoming) => {
    endWhenSlow(incoming, limits);
    incoming.resume();
    incoming.on('end', () => ended.resolve('whole'));
    incoming.on('close', () => {
      ended.resolve('cut');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // of a TCP server that listens
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'PUT',
    headers: { 'content-length': 100 },
  });
  sending.on('error', () => undefined).flushHeaders();
  return { sending, ended: ended.promise };
}

test('a body that stops is given up', async () => {
  const { ended } = await receive({ ...quick, stallMs: 30 });
  expect(await ended).toBe('cut');
});

test('a body that trickles is given up', async () => {
  const { sending, ended } = await receive({ ...quick, minBytesPerSecond: 1e9, graceMs: 30 });
  sending.write('x');
  expect(await ended).toBe('cut');
});

test('a body that keeps coming is taken whole', async () => {
  const { sending, ended } = await receive(quick);
  sending.write('x'.repeat(60));
  sending.end('y'.repeat(40));
  expect(await ended).toBe('whole');
});
