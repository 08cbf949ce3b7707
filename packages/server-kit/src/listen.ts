import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';

const firstInheritedDescriptor = 3;
/**
 * Connections that wait to be taken. A crowd that comes back at once must not fill it: whoever finds it full
 * tries again after seconds only.
 */
const backlog = 4_096;

/** Where to listen without a supervisor. */
export interface ListenAddress {
  host: string;
  port: number;
}

/** Takes no more connections, and settles when every request that had arrived is answered. */
export type StopListening = () => Promise<void>;

/**
 * Listens on the sockets that the supervisor holds (`LISTEN_FDS` of them, from descriptor 3), so that
 * they outlive this process; without one, on `alone`. Stop listening before the app
 * is closed: pages call the app itself while they are rendered, and a closed one refuses.
 */
export async function listenOnInherited(
  app: FastifyInstance,
  alone: ListenAddress,
): Promise<StopListening> {
  const inherited = Number(process.env['LISTEN_FDS'] ?? 0);
  if (inherited === 0) {
    await app.listen({ ...alone, backlog });
    return () => closed(app.server);
  }
  // Node looks at the descriptor first; a host other than `localhost` keeps Fastify from adding more.
  const first: FastifyListenOptions & { fd: number } = {
    fd: firstInheritedDescriptor,
    ...alone,
    backlog,
  };
  const others = Array.from({ length: inherited - 1 }, () => serverOf(app));
  await app.listen(first);
  for (const [index, server] of others.entries()) {
    server.listen({ fd: firstInheritedDescriptor + 1 + index, backlog });
    await once(server, 'listening');
  }
  return async () => {
    await Promise.all([app.server, ...others].map(closed));
  };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/** A second address, such as IPv6 loopback: its connections are the app's, with all its limits. */
function serverOf(app: FastifyInstance): Server {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    app.server.emit('connection', socket),
  );
}
