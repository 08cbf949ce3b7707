import { Client } from 'pg';
import type { Endpoint } from './endpoint.ts';
import { PostgresFailure } from './failure.ts';
import { waitUntil } from '../wait-until.ts';
import { isAlive } from './process.ts';

/** Proof that this process, and no other, runs the application on a database folder. */
export interface Ownership {
  /** Settles when the connection that holds it ends, because of us or of the server. */
  lost: Promise<void>;
  /** Lets a successor wait for us instead of being refused. */
  announceStop(): Promise<void>;
  release(): Promise<void>;
}

export interface OwnershipRequest {
  endpoint: Endpoint;
  /** Named in the message of a refusal. */
  folder: string;
  log: (line: string) => void;
}

interface Holder {
  pid: number;
  isStopping: boolean;
}

/** Any fixed number; only owners of this cluster ask for it, in the `postgres` database. */
const lockKey = 4_172_117;
/** Longer than the drain of an owner that stops. */
const timeoutMs = 45_000;

/**
 * Takes the folder for this process, or refuses with the process id of the one that has it. The
 * lock is PostgreSQL's own and ends with the connection: nothing is left behind by a killed owner.
 */
export async function takeOwnership(request: OwnershipRequest): Promise<Ownership> {
  const connection = await request.endpoint.administration();
  const client = new Client({ ...connection, application_name: nameOf(process.pid) });
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
  client.on('error', () => undefined);
  await client.connect();
  try {
    await acquire(client, request);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return {
    lost,
    announceStop: async () => {
      await client.query(`set application_name = '${nameOf(process.pid)} stopping'`);
    },
    release: () => client.end(),
  };
}

/** Waits for an owner that stops, and for a killed one whose connection lives on for a moment. */
async function acquire(client: Client, { folder, log }: OwnershipRequest): Promise<void> {
  let waitsFor: number | undefined;
  const isTaken = await waitUntil(async () => {
    if (await lock(client)) return true;
    const rival = await findHolder(client);
    if (rival && isAlive(rival.pid) && !rival.isStopping) throw refusal(folder, rival.pid);
    if (rival && rival.pid !== waitsFor) log(`Waiting for Albumen process ${rival.pid} to stop …`);
    waitsFor = rival?.pid;
    return false;
  }, timeoutMs);
  if (!isTaken) throw refusal(folder, waitsFor);
}

function refusal(folder: string, pid: number | undefined): PostgresFailure {
  return new PostgresFailure(
    `Albumen is already running on ${folder} as process ${pid ?? 'unknown'}. ` +
      'Stop that process, or start this one with another DATA_DIR and PORT.',
  );
}

async function lock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [lockKey],
  );
  return rows[0]?.taken === true;
}

async function findHolder(client: Client): Promise<Holder | undefined> {
  const { rows } = await client.query<{ application: string }>(
    `select application_name as application
       from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and objid = $1 and granted`,
    [lockKey],
  );
  const [, pid, stopping] = namePattern.exec(rows[0]?.application ?? '') ?? [];
  return pid === undefined ? undefined : { pid: Number(pid), isStopping: stopping !== undefined };
}

const namePattern = /^albumen process (\d+)( stopping)?$/;

function nameOf(pid: number): string {
  return `albumen process ${pid}`;
}
