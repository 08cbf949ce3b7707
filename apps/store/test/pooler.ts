import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, chown, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectionUrl, type DatabaseConnection } from '@albumen/server-kit/database-connection';
import { findFreePort } from '@albumen/server-kit/free-port';

/** Debian's package has it; nothing that npm installs does. */
export const isPoolerInstalled = spawnSync('pgbouncer', ['--version']).status === 0;

export interface Pooler {
  url: string;
  close: () => Promise<void>;
}

/** PgBouncer in transaction mode, in front of a database: two sessions that all take turns at. */
export async function startPooler(connection: DatabaseConnection): Promise<Pooler> {
  const { user, database } = connection;
  const relay = await relayTo(connection);
  const folder = await mkdtemp(join(tmpdir(), 'albumen-pooler-'));
  const ownPort = await findFreePort();
  const users = join(folder, 'users.txt');
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(users, `"${user}" ""\n`);
  await writeFile(
    file,
    [
      '[databases]',
      `${database} = host=127.0.0.1 port=${relay.port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${ownPort}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      'default_pool_size = 2',
    ].join('\n'),
  );
  // It refuses to run as root.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
  if (nobody) for (const path of [folder, users, file]) await chown(path, nobody.uid, nobody.gid);
  const child = spawn('pgbouncer', ['--quiet', file], { ...nobody, stdio: 'ignore' });
  const exit = once(child, 'exit');
  await untilItListens(ownPort);
  const here = { host: '127.0.0.1', port: ownPort, user, database };
  return {
    url: connectionUrl(here),
    async close() {
      child.kill('SIGKILL');
      await exit;
      relay.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The server's socket lies in a folder that only we may enter. */
async function relayTo({ host, port }: DatabaseConnection) {
  const server = createServer((socket) => {
    const behind = host.startsWith('/')
      ? connect(join(host, `.s.PGSQL.${port}`))
      : connect(port, host);
    for (const end of [socket, behind]) end.on('error', () => end.destroy());
    socket.pipe(behind).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo; // of a TCP server that listens
  return { port: own, close: () => void server.close() };
}

async function untilItListens(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error('PgBouncer does not listen');
}
