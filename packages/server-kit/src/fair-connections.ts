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
  request?: IncomingMessage;
}

/**
 * Bounds the connections of a server without locking anybody out. Until it is full everybody has as
 * many as they like; from then on each new one costs the client with the most of them one that it
 * needs least. A client is an IPv4 address or the network of an IPv6 address.
 */
export function divideConnections(server: Server, most: number): FairConnections {
  const held = new Map<Socket, Held>();
  const clients = new Map<string, Set<Socket>>();

  function join(socket: Socket, client: string): void {
    held.set(socket, { ...held.get(socket), client });
    const sockets = clients.get(client);
    if (sockets === undefined) clients.set(client, new Set([socket]));
    else sockets.add(socket);
  }

  function leave(socket: Socket): void {
    const client = held.get(socket)?.client;
    const sockets = client === undefined ? undefined : clients.get(client);
    if (client === undefined || sockets === undefined) return;
    sockets.delete(socket);
    if (sockets.size === 0) clients.delete(client);
  }

  function remove(socket: Socket): void {
    leave(socket);
    held.delete(socket);
  }

  function makeRoom(): void {
    const [first, ...others] = clients.values();
    if (first === undefined) return;
    const greediest = others.reduce((most, one) => (one.size > most.size ? one : most), first);
    const socket = leastNeeded(greediest, (one) => held.get(one)?.request);
    if (socket === undefined) return;
    // Its `close` comes later; the next newcomer must not find it here.
    remove(socket);
    socket.destroy();
  }

  server.on('connection', (socket) => {
    join(socket, networkOf(socket.remoteAddress ?? ''));
    socket.once('close', () => remove(socket));
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
      const client = networkOf(address);
      const before = held.get(socket)?.client;
      if (before === undefined || before === client) return;
      leave(socket);
      join(socket, client);
    },
  };
}

/** The oldest that asks nothing, else the oldest that has not finished asking, else the oldest. */
function leastNeeded(
  sockets: ReadonlySet<Socket>,
  requestOf: (socket: Socket) => IncomingMessage | undefined,
): Socket | undefined {
  const inOrder = [...sockets];
  return (
    inOrder.find((socket) => requestOf(socket) === undefined) ??
    inOrder.find((socket) => requestOf(socket)?.complete === false) ??
    inOrder[0]
  );
}
