import { join } from 'node:path';
import { connectionUrl } from '@albumen/server-kit/database-connection';
import { openDatabase } from '@albumen/server-kit/database';
import { startEmbeddedPostgres } from '@albumen/server-kit/embedded-postgres';
import { sql } from 'kysely';
import { serverProcess } from '../faults/server-process.ts';
import { addresses } from './network.ts';
import { startPooler } from './pooler.ts';
import { startRelay } from './relay.ts';

export interface MachineDatabase {
  /** PgBouncer's. */
  url: (user: string) => string;
  /** PostgreSQL's own. */
  directUrl: string;
  directUrlOf: (user: string) => string;
  /** Gives the roles what a pooler in transaction mode does not pass on. docs/operating.md */
  prepareRoles: () => Promise<void>;
  /** Ends the server with a signal; it is started again, as a system does. */
  end: (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => Promise<void>;
  stop: () => Promise<void>;
}

const name = 'albumen';
export const gatewayRole = 'albumen_gateway';
const [serverPort, poolerPort] = [5432, 6432];

/** One PostgreSQL, and PgBouncer in front of it. */
export async function startMachineDatabase(folder: string): Promise<MachineDatabase> {
  const dataDir = join(folder, 'database');
  const server = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    settings: { max_connections: '200' },
  });
  const { host, port } = server.connection;
  const direct = { host: addresses.here, port: serverPort };
  await startRelay(direct, { path: join(host, `.s.PGSQL.${port}`) });
  const pooled = { host: addresses.here, port: poolerPort };
  await startPooler({
    folder,
    listen: pooled,
    server: direct,
    database: name,
    users: [name, gatewayRole],
  });
  const urlAt = (where: typeof direct) => (user: string) =>
    connectionUrl({ ...where, user, database: name });
  return {
    url: urlAt(pooled),
    directUrl: urlAt(direct)(name),
    directUrlOf: urlAt(direct),
    prepareRoles: () => prepareRoles(connectionUrl({ ...server.administration, database: name })),
    async end(signal) {
      const pid = await serverProcess(dataDir);
      if (pid !== undefined) process.kill(pid, signal);
    },
    stop: server.stop,
  };
}

async function prepareRoles(administrationUrl: string): Promise<void> {
  const db = openDatabase<unknown>({ connection: administrationUrl, applicationName: 'fault run' });
  const role = sql.id(gatewayRole);
  await sql`create role ${role} login in role ${sql.id(name)}`.execute(db);
  await sql`alter role ${role} set search_path = gateway`.execute(db);
  for (const one of [sql.id(name), role]) {
    await sql`alter role ${one} set statement_timeout = '20s'`.execute(db);
    await sql`alter role ${one} set idle_in_transaction_session_timeout = '30s'`.execute(db);
  }
  await db.destroy();
}
