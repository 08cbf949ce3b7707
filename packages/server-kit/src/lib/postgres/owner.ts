import { Client } from 'pg';
import type { Endpoint } from './endpoint.ts';
import { PostgresFailure } from './failure.ts';
import { waitUntil } from '../wait-until.ts';
import { isAlive } from './process.ts';

/** Proof that this process, and no other, runs the application on a database folder. */
export interface Ownership {
  /** Settles when the connection that holds it ends, because of us or of the server. */
  lost: Promise<void>;
  release(): Promise<void>;
}

const prefix = 'albumen process ';
/** Any fixed number; only owners of this cluster ask for it, in the `postgres` database. */
const lockKey = 4_172_117;

/**
 * Takes the folder for this process, or refuses with the process id of the one that has it. The
 * lock is PostgreSQL's own and ends with the connection: nothing is left behind by a killed owner.
 */
export async function takeOwnership(endpoint: Endpoint, folder: string): Promise<Ownership> {
  const connection = await endpoint.administration();
  const client = new Client({ ...connection, application_name: `${prefix}${process.pid}` });
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
  client.on('error', () => undefined);
  await client.connect();
  // A killed owner's connection lives on for a moment until the server notices.
  const isTaken = await waitUntil(async () => (await lock(client)) || (await rival(client)), 2_000);
  const pid = await holder(client);
  if (!isTaken || pid !== process.pid) {
    await client.end();
    throw new PostgresFailure(
      `Albumen is already running on ${folder} as process ${pid ?? 'unknown'}. ` +
        'Stop that process, or start this one with another DATA_DIR and PORT.',
    );
  }
  return { lost, release: () => client.end() };
}

async function lock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [lockKey],
  );
  return rows[0]?.taken === true;
}

/** Whether the lock is held by a process that lives, so that waiting would not help. */
async function rival(client: Client): Promise<boolean> {
  const pid = await holder(client);
  return pid !== undefined && isAlive(pid);
}

async function holder(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ application: string }>(
    `select application_name as application
       from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and objid = $1 and granted`,
    [lockKey],
  );
  const application = rows[0]?.application ?? '';
  return application.startsWith(prefix) ? Number(application.slice(prefix.length)) : undefined;
}
