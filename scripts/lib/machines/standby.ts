import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@albumen/server-kit/embedded-postgres';
import { Client } from 'pg';
import { copyDatabase } from '../copy-database.ts';

interface StandbyOptions {
  primary: EmbeddedPostgres;
  /** The primary's data folder, and one for the standby. */
  from: string;
  to: string;
  /** Where the standby reaches the primary. */
  at: { host: string; port: number };
  settings: Readonly<Record<string, string>>;
}

/**
 * A second PostgreSQL that follows the first one. From then on a commit is acknowledged when both have
 * it, so that nothing acknowledged is lost with the first.
 * https://www.postgresql.org/docs/18/warm-standby.html#SYNCHRONOUS-REPLICATION
 */
export async function startStandby(options: StandbyOptions): Promise<EmbeddedPostgres> {
  const { primary, from, to, at } = options;
  const client = new Client(primary.administration);
  await client.connect();
  try {
    const [source, target] = [join(from, 'postgres'), join(to, 'postgres')];
    await copyDatabase(client, source, target);
    await writeFile(join(target, 'standby.signal'), '');
    const standby = await startEmbeddedPostgres({
      dataDir: to,
      log: () => undefined,
      settings: {
        ...options.settings,
        primary_conninfo: `host=${at.host} port=${at.port} user=postgres application_name=standby`,
      },
    });
    await client.query("alter system set synchronous_standby_names = 'standby'");
    await client.query('select pg_reload_conf()');
    await untilInStep(client);
    return standby;
  } finally {
    await client.end();
  }
}

async function untilInStep(client: Client): Promise<void> {
  const asked = "select from pg_stat_replication where sync_state = 'sync'";
  while ((await client.query(asked)).rows.length === 0) await sleep(100);
}

/** Makes a standby the one that takes writes. */
export async function promote(standby: EmbeddedPostgres): Promise<void> {
  const client = new Client(standby.administration);
  await client.connect();
  // The copy brought the order to wait for a standby along; it has none itself.
  await client.query('select pg_promote(true, 60)');
  await client.query('alter system reset synchronous_standby_names');
  await client.query('select pg_reload_conf()');
  await client.end();
}
