import { once } from 'node:events';
import { Agent, createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands in front of processes that are replaced, as a proxy does. */
export interface Balancer {
  port: number;
  /** Every request from now on goes there. */
  leadTo: (port: number) => void;
  close: () => void;
}

export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let target = 0;
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const behind = ask({ host: '127.0.0.1', port: target, method, path: url, headers, agent });
    behind.on('response', (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    behind.on('error', (error) => response.writeHead(502).end(error.message));
    request.pipe(behind);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a TCP server that listens
  return {
    port,
    leadTo(next) {
      target = next;
    },
    close() {
      server.close();
      agent.destroy();
    },
  };
}
