import { createServer } from 'node:http';
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
  await app.listen(first);
  for (let extra = 1; extra < inherited; extra += 1) {
    await listenAlso(app, firstInheritedDescriptor + extra);
  }
}

/** A second address, such as IPv6 loopback, on the same app. */
async function listenAlso(app: FastifyInstance, fd: number): Promise<void> {
  const server = createServer((request, response) => app.routing(request, response));
  server.headersTimeout = app.server.headersTimeout;
  server.maxConnections = app.server.maxConnections;
  app.addHook('onClose', async () => {
    server.closeIdleConnections();
    server.close();
  });
  server.listen({ fd });
  await once(server, 'listening');
}
