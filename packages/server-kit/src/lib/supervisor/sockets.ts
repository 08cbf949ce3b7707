import { errorCode } from '../../error-code.ts';
import net from 'node:net';
import { networkInterfaces } from 'node:os';

/** A bound socket that this process holds but never accepts on. */
export interface HeldSocket {
  address: string;
  /** The descriptor to pass to a child. */
  fd: number;
  close(): void;
}

/** The port belongs to another program; the message says what to do. */
export class PortInUse extends Error {
  override name = 'PortInUse';

  constructor(port: number) {
    super(`Port ${port} is in use by another program; start with PORT=… and a free number.`);
  }
}

/** Both loopback addresses for either of their names, so that every way to write it works. */
export function addressesOf(host: string): readonly string[] {
  if (!['127.0.0.1', 'localhost', '::1'].includes(host)) return [host];
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const hasIpv6 = all.some(({ address }) => address === '::1');
  return hasIpv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1'];
}

/**
 * Binds the address for children to listen on. The kernel queues connections while none of them
 * lives, because the socket stays open here.
 * @throws PortInUse
 */
export async function holdSocket(address: string, port: number): Promise<HeldSocket> {
  await probe(address, port);
  const handle = createHandle(address, port);
  return { address, fd: handle.fd, close: () => handle.close() };
}

/** Sockets of two programs may be bound to one port as long as neither listens: try to listen. */
async function probe(host: string, port: number): Promise<void> {
  const server = net.createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ host, port, exclusive: true }, resolve);
    });
  } catch (error) {
    throw explain(error, host, port);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

function explain(error: unknown, host: string, port: number): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return new PortInUse(port);
  if (code === 'EACCES') {
    return new Error(`Port ${port} may only be used by root; start with PORT=… above 1023.`);
  }
  if (code === 'EADDRNOTAVAIL') {
    return new Error(`HOST=${host} is no address of this computer.`);
  }
  return error;
}

interface BoundHandle {
  fd: number;
  getsockname(into: { port?: number }): number;
  close(): void;
}

/** What `node:cluster` makes its shared sockets with; Node offers no public way to bind only. */
interface HandleMaker {
  _createServerHandle(address: string, port: number, family: 4 | 6): BoundHandle | number;
}

function createHandle(address: string, port: number): BoundHandle {
  const maker = net as unknown as HandleMaker;
  const handle = maker._createServerHandle(address, port, net.isIPv6(address) ? 6 : 4);
  if (typeof handle === 'number') throw new Error(`cannot bind ${address}:${port} (${handle})`);
  const name: { port?: number } = {};
  handle.getsockname(name);
  if (name.port !== port) {
    handle.close();
    throw new PortInUse(port);
  }
  return handle;
}
