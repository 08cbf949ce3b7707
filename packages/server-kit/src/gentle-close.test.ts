import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { closeGently } from './gentle-close.ts';

const question = 'GET / HTTP/1.1\r\nhost: here\r\n\r\n';

test('a connection that was accepted just before the close is answered, then closed', async () => {
  const server = await start();
  const client = await connectTo(server);
  const closed = close(server);
  await sleep(50);
  client.write(question);
  expect(await textOf(client)).toContain('200 OK');
  await closed;
});

test('a connection that waits between two requests is closed at once', async () => {
  const server = await start();
  const client = await connectTo(server);
  client.write(question);
  await once(client, 'data');
  await sleep(20);
  await Promise.all([close(server), once(client, 'close')]);
  expect(server.listening).toBe(false);
  expect(client.destroyed).toBe(true);
});

test('a running request is answered before the server is closed', async () => {
  const server = await start(200);
  const client = await connectTo(server);
  client.write(question);
  await sleep(50);
  const closed = close(server);
  expect(await textOf(client)).toContain('200 OK');
  await closed;
});

test('a connection that never asks does not keep the server open', async () => {
  const server = await start();
  const client = await connectTo(server);
  await Promise.all([close(server), once(client, 'close')]);
  expect(server.listening).toBe(false);
  expect(client.destroyed).toBe(true);
});

async function start(delayMs = 0): Promise<Server> {
  const server = createServer((_request, response) => {
    setTimeout(() => response.end('hello'), delayMs);
  });
  closeGently(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return server;
}

async function connectTo(server: Server): Promise<Socket> {
  const { port } = server.address() as AddressInfo; // of a TCP server that listens
  const accepted = once(server, 'connection');
  const client = connect(port, '127.0.0.1');
  client.on('error', () => undefined);
  await accepted;
  return client;
}

async function textOf(client: Socket): Promise<string> {
  let text = '';
  client.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(client, 'close');
  return text;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
