import { errorCode } from '../../error-code.ts';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DatabaseConnection } from '../../database-connection.ts';
import { readPassword, superuser, type Cluster } from './cluster.ts';
import { readPidFile } from './process.ts';

/** How clients reach the server of a cluster. */
export interface Endpoint {
  /** Connects as the superuser to the database that always exists; the TCP port is read anew each time. */
  administration(): Promise<DatabaseConnection>;
  /** Removes what was made only for this process. */
  close(): Promise<void>;
}

/** The number in the socket's file name; nothing listens on a TCP port. */
export const socketPort = 5432;

/** `sun_path` holds 104 bytes on macOS and 108 on Linux, with the file name and a closing zero. */
const maxFolderBytes = 100 - `/.s.PGSQL.${socketPort}`.length;

/**
 * The socket lies inside the database folder, which only its owner may enter: who can reach the
 * socket could read the files as well, so no password is needed. A folder whose name is too long
 * for a socket address gets a short name for the life of this process.
 */
export async function openEndpoint({
  folder,
  transport,
}: Pick<Cluster, 'folder' | 'transport'>): Promise<Endpoint> {
  if (transport === 'tcp') return tcpEndpoint(folder);
  const isLong = Buffer.byteLength(folder) > maxFolderBytes;
  const alias = isLong ? await mkdtemp(join(shortestTemporaryFolder(), 'albumen-')) : undefined;
  const host = alias ? join(alias, 'db') : folder;
  if (alias) await symlink(folder, host);
  return {
    administration: () => Promise.resolve(administration(host, socketPort)),
    async close() {
      if (alias) await rm(alias, { recursive: true, force: true });
    },
  };
}

/** What the server answers right now. */
export async function probe(endpoint: Endpoint): Promise<'ready' | 'starting' | 'silent'> {
  const client = new Client({
    ...(await endpoint.administration()),
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    return errorCode(error) === '57P03' ? 'starting' : 'silent';
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function tcpEndpoint(folder: string): Promise<Endpoint> {
  const password = await readPassword(folder);
  return {
    async administration() {
      const port = (await readPidFile(folder))?.port ?? 1;
      return { ...administration('127.0.0.1', port), password };
    },
    close: () => Promise.resolve(),
  };
}

function administration(host: string, port: number): DatabaseConnection {
  return { host, port, user: superuser, database: 'postgres' };
}

function shortestTemporaryFolder(): string {
  return tmpdir().length > 60 ? '/tmp' : tmpdir();
}
