import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';
import type { Settings } from './settings.ts';

const firstInheritedDescriptor = 3;

/**
 * Listens on the sockets that the supervisor holds (`LISTEN_FDS` of them, from descriptor 3), so that
 * they outlive this process; alone, on host and port of the settings.
 */
export async function listenOnInherited(app: FastifyInstance, settings: Settings): Promise<void> {
  const inherited = Number(process.env['LISTEN_FDS'] ?? 0);
  if (inherited === 0) {
    await app.listen({ host: settings.HOST, port: settings.PORT });
    return;
  }
  // Node looks at the descriptor first; a host other than `localhost` keeps Fastify from adding more.
  const first: FastifyListenOptions & { fd: number } = {
    fd: firstInheritedDescriptor,
    host: settings.HOST,
    port: settings.PORT,
  };
  const others = Array.from({ length: inherited - 1 }, () => serverOf(app));
  app.addHook('onClose', async () => {
    await Promise.all(others.map((server) => closed(server)));
  });
  await app.listen(first);
  for (const [index, server] of others.entries()) {
    server.listen({ fd: firstInheritedDescriptor + 1 + index });
    await once(server, 'listening');
  }
}

/** When its running requests are answered; one that never listened counts as closed. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/** A second address, such as IPv6 loopback, on the same app. */
function serverOf(app: FastifyInstance): Server {
  const server = createServer((request, response) => app.routing(request, response));
  server.headersTimeout = app.server.headersTimeout;
  server.maxConnections = app.server.maxConnections;
  return server;
}
