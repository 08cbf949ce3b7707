import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a connection that has not asked anything yet may still ask. */
const lastWordMs = 1_000;

/**
 * Node closes every connection without a running request when a server closes, and among them those
 * just accepted whose first request is on its way: their clients see a reset. With this, `close()`
 * ends at once only connections that wait between two requests, and gives new ones a moment. What
 * they ask is answered; then they are closed like the others.
 */
export function closeGently(server: Server): void {
  const unused = new Set<Socket>();
  const waiting = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => {
      unused.delete(socket);
      waiting.delete(socket);
    });
  });
  server.prependListener('request', ({ socket }, response) => {
    if (!server.listening) response.setHeader('connection', 'close');
    unused.delete(socket);
    waiting.delete(socket);
    response.once('close', () => {
      if (server.listening) waiting.add(socket);
      else socket.destroySoon();
    });
  });
  // `close()` calls this first.
  server.closeIdleConnections = () => {
    for (const socket of waiting) socket.destroySoon();
    setTimeout(() => {
      for (const socket of unused) socket.destroySoon();
    }, lastWordMs).unref();
  };
}
