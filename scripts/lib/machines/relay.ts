import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** Passes connections on to a service that listens elsewhere, and can stop doing so. */
export interface Relay {
  /** Ends every connection; from now on nobody is let in. */
  refuse: () => void;
  accept: () => Promise<void>;
  /** Ends every connection; those to come lead elsewhere. */
  leadTo: (target: NetConnectOpts) => void;
}

export async function startRelay(
  { host, port }: { host: string; port: number },
  first: NetConnectOpts,
): Promise<Relay> {
  let target = first;
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    const behind = connect(target);
    behind.setNoDelay(true);
    for (const [one, other] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const accept = async (): Promise<void> => {
    server.listen(port, host);
    await once(server, 'listening');
  };
  const endAll = (): void => open.forEach((socket) => socket.destroy());
  await accept();
  return {
    accept,
    refuse() {
      server.close();
      endAll();
    },
    leadTo(next) {
      target = next;
      endAll();
    },
  };
}
