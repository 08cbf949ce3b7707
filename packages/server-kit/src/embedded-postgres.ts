import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseConnection } from './database-connection.ts';
import { findBinaries } from './lib/postgres/binaries.ts';
import { ensureCluster, type Transport } from './lib/postgres/cluster.ts';
import { ensureDatabase } from './lib/postgres/application-database.ts';
import { PostgresFailure } from './lib/postgres/failure.ts';
import { openEndpoint, probe } from './lib/postgres/endpoint.ts';
import { chooseIdentity } from './lib/postgres/identity.ts';
import { keepServer } from './lib/postgres/keeper.ts';
import type { Server } from './lib/postgres/server.ts';

export { PostgresFailure };

export interface EmbeddedPostgresOptions {
  /** Holds `postgres/` (the database) and `postgres.log`; made when missing. */
  dataDir: string;
  /** `albumen` by default; made when missing, owned by an ordinary role of the same name. */
  databaseName?: string;
  /** Receives one line for a person, without a time. */
  log: (line: string) => void;
  /** Server settings on top of ours, such as `{ fsync: 'off' }` in tests. */
  settings?: Readonly<Record<string, string>>;
  /** `socket`, except on Windows. */
  transport?: Transport;
}

export interface EmbeddedPostgres {
  /** The application's role, an ordinary one that owns its database. */
  connection: DatabaseConnection;
  /** The superuser, who makes further databases, as tests do. */
  administration: DatabaseConnection;
  /** From now on a successor on the same folder waits for `stop` instead of being refused. */
  announceStop: () => Promise<void>;
  /** Ends all connections, writes everything and stops the server; at most 25 s. */
  stop: () => Promise<void>;
}

/**
 * Runs our own PostgreSQL on `dataDir`: makes the database at the first start, attaches to a server
 * that a killed process left running, starts it again if it dies, and refuses, with the process id,
 * when another Albumen has the folder.
 *
 * @throws PostgresFailure with a message for the person who started us
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { log, databaseName = 'albumen' } = options;
  const server = await prepare(options);
  const keeper = await keepServer(server, log);
  const administration = await server.endpoint.administration();
  try {
    const connection = await ensureDatabase(administration, databaseName);
    return { connection, administration, ...keeper };
  } catch (error) {
    await keeper.stop();
    throw error;
  }
}

export interface RunningPostgres {
  connection: DatabaseConnection;
  /** Lets go of it; the server runs on. */
  close: () => Promise<void>;
}

/**
 * The server that an Albumen runs on `dataDir` at this moment, for a tool that only wants to look
 * into its database; `undefined` when none answers.
 */
export async function findRunningPostgres({
  dataDir,
  databaseName = 'albumen',
}: Pick<EmbeddedPostgresOptions, 'dataDir' | 'databaseName'>): Promise<
  RunningPostgres | undefined
> {
  const folder = await realpath(join(dataDir, 'postgres')).catch(() => undefined);
  if (folder === undefined) return undefined;
  const endpoint = await openEndpoint({ folder, transport: defaultTransport });
  if ((await probe(endpoint)) !== 'ready') {
    await endpoint.close();
    return undefined;
  }
  const administration = await endpoint.administration();
  const connection = { ...administration, user: databaseName, database: databaseName };
  return { connection, close: () => endpoint.close() };
}

const defaultTransport: Transport = process.platform === 'win32' ? 'tcp' : 'socket';

async function prepare(options: EmbeddedPostgresOptions): Promise<Server> {
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const folder = join(dataDir, 'postgres');
  const identity = await chooseIdentity([folder, dataDir]);
  const transport = options.transport ?? defaultTransport;
  const cluster = { folder, binaries: await findBinaries(identity), identity, transport };
  if ((await ensureCluster(cluster)) === 'made')
    options.log(`PostgreSQL database made in ${folder}`);
  return {
    cluster,
    endpoint: await openEndpoint(cluster),
    settings: options.settings ?? {},
    logFile: join(dataDir, 'postgres.log'),
  };
}
