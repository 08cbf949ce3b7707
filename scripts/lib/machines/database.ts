import { join } from 'node:path';
import { connectionUrl } from '@albumen/server-kit/database-connection';
import { openDatabase } from '@albumen/server-kit/database';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@albumen/server-kit/embedded-postgres';
import { sql } from 'kysely';
import { serverProcess } from '../faults/server-process.ts';
import { addresses } from './network.ts';
import { startPooler } from './pooler.ts';
import { startRelay } from './relay.ts';
import { promote, startStandby } from './standby.ts';

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
  /** A standby is set up, the server killed for good, and the standby takes its place. */
  failOver: () => Promise<void>;
  stop: () => Promise<void>;
}

const name = 'albumen';
export const gatewayRole = 'albumen_gateway';
const [serverPort, poolerPort] = [5432, 6432];

/** One PostgreSQL, and PgBouncer in front of it. */
export async function startMachineDatabase(folder: string): Promise<MachineDatabase> {
  let dataDir = join(folder, 'database');
  const settings = { max_connections: '200' };
  let server = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings });
  const direct = { host: addresses.here, port: serverPort };
  const relay = await startRelay(direct, socketOf(server));
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
    async failOver() {
      const [first, to] = [server, join(folder, 'standby')];
      const standby = await startStandby({
        primary: first,
        from: dataDir,
        to,
        at: direct,
        settings,
      });
      const pid = await serverProcess(dataDir);
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
      // Whoever comes now waits at the standby until it takes writes.
      relay.leadTo(socketOf(standby));
      await promote(standby);
      [server, dataDir] = [standby, to];
      await first.stop();
    },
    stop: () => server.stop(),
  };
}

function socketOf({ connection: { host, port } }: EmbeddedPostgres) {
  return { path: join(host, `.s.PGSQL.${port}`) };
}

async function prepareRoles(administrationUrl: string): Promise<void> {
  const db = openDatabase<unknown>({ connection: administrationUrl, applicationName: 'fault run' });
  const role = sql.id(gatewayRole);
  await sql`create role ${role} login in role ${sql.id(name)}`.execute(db);
  await sql`alter role ${role} set search_path = gateway`.execute(db);
  await sql`alter role ${role} set role = ${sql.id(name)}`.execute(db);
  for (const one of [sql.id(name), role]) {
    await sql`alter role ${one} set statement_timeout = '20s'`.execute(db);
    await sql`alter role ${one} set idle_in_transaction_session_timeout = '30s'`.execute(db);
  }
  await db.destroy();
}
