import { once } from 'node:events';
import type { Server } from 'node:http';

/** Starts a server on a free port of loopback. */
export async function listen(
  server: Server,
): Promise<{ origin: string; port: number; close: () => Promise<void> }> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    port: address.port,
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
