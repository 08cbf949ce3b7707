import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network.ts';

/** Connections that a full server divides among its clients. */
export interface FairConnections {
  /** Behind a proxy every connection is the proxy's; a request tells whose it is meanwhile. */
  belongsTo(socket: Socket, address: string): void;
}

interface Held {
  client: string;
  request?: IncomingMessage | undefined;
}

/**
 * Bounds the connections of a server without locking anybody out. Until it is full everybody has as
 * many as they like; from then on each new one costs the client with the most of them one that it
 * needs least. A client is an IPv4 address or the network of an IPv6 address.
 */
export function divideConnections(server: Server, most: number): FairConnections {
  const held = new Map<Socket, Held>();

  /** Counted when the server is full only: who is behind a proxy's connection changes with every request. */
  function makeRoom(): void {
    const clients = Map.groupBy(held.keys(), (socket) => held.get(socket)?.client);
    const [first, ...others] = clients.values();
    if (first === undefined) return;
    const greediest = others.reduce((top, one) => (one.length > top.length ? one : top), first);
    const socket = leastNeeded(greediest, (one) => held.get(one)?.request);
    if (socket === undefined) return;
    // Its `close` comes later; the next newcomer must not find it here.
    held.delete(socket);
    socket.destroy();
  }

  server.on('connection', (socket) => {
    held.set(socket, { client: networkOf(socket.remoteAddress ?? '') });
    socket.once('close', () => held.delete(socket));
    if (held.size > most) makeRoom();
  });
  server.prependListener('request', (request, response) => {
    const connection = held.get(request.socket);
    if (connection === undefined) return;
    connection.request = request;
    response.once('close', () => {
      const current = held.get(request.socket);
      if (current?.request === request) delete current.request;
    });
  });
  return {
    belongsTo(socket, address) {
      const connection = held.get(socket);
      if (connection !== undefined) connection.client = networkOf(address);
    },
  };
}

/** The oldest that asks nothing, else the oldest that has not finished asking, else the oldest. */
function leastNeeded(
  sockets: readonly Socket[],
  requestOf: (socket: Socket) => IncomingMessage | undefined,
): Socket | undefined {
  return (
    sockets.find((socket) => requestOf(socket) === undefined) ??
    sockets.find((socket) => requestOf(socket)?.complete === false) ??
    sockets[0]
  );
}
