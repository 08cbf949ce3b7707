import { chmod, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectionUrl } from '@albumen/server-kit/database-connection';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@albumen/server-kit/embedded-postgres';
import { Client } from 'pg';
import { copyDatabase } from '../copy-database.ts';

/**
 * PostgreSQL whose write-ahead log is copied away, as operating.md says it of one in production: with a
 * base backup it can go back to any moment since.
 * https://www.postgresql.org/docs/18/continuous-archiving.html
 */
export interface ArchivedDatabase {
  /** Of store and file store, too. */
  dataDir: string;
  url: () => string;
  /** Copies the running server's folder, without stopping it. */
  makeBase: () => Promise<void>;
  /** The server's time, once the log until then has been copied away. */
  archivedUntil: () => Promise<string>;
  /** The disk of the database is gone; base and archive are elsewhere. */
  loseDisk: () => Promise<void>;
  /**
   * Another server from base and archive, as of that moment.
   * @throws PostgresFailure where the archive does not lead there
   */
  restore: (until: string) => Promise<void>;
  /** Takes a piece out of the archive's middle. */
  breakArchive: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openArchivedDatabase(name: string): Promise<ArchivedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), `albumen-${name}-`));
  const [dataDir, base, archive] = ['data', 'base', 'archive'].map((part) => join(folder, part));
  if (!dataDir || !base || !archive) throw new Error('no folders');
  // The server runs as an account of its own.
  await chmod(folder, 0o755);
  await mkdir(archive);
  await chmod(archive, 0o777);
  const archiving = {
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  };
  const start = (more = {}): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({ dataDir, log: () => undefined, settings: { ...archiving, ...more } });
  let server = await start();
  const asked = async <T>(ask: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client(server.administration);
    await client.connect();
    return ask(client).finally(() => client.end());
  };
  const cluster = join(dataDir, 'postgres');
  return {
    dataDir,
    url: () => connectionUrl(server.connection),
    makeBase: () => asked((client) => copyDatabase(client, cluster, base)),
    archivedUntil: () => asked(archivedNow),
    async loseDisk() {
      await server.stop();
      await rm(cluster, { recursive: true });
    },
    async restore(until) {
      await rm(cluster, { recursive: true, force: true });
      await cp(base, cluster, { recursive: true, preserveTimestamps: true });
      await writeFile(join(cluster, 'recovery.signal'), '');
      server = await start({
        hot_standby: 'off',
        restore_command: `cp ${archive}/%f %p`,
        recovery_target_time: until,
        recovery_target_action: 'promote',
      });
    },
    async breakArchive() {
      const segments = (await readdir(archive)).filter((file) => /^[\dA-F]{24}$/.test(file));
      await rm(join(archive, segments.toSorted().at(-2) ?? ''));
    },
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function archivedNow(client: Client): Promise<string> {
  const { rows } = await client.query<{ now: string; segment: string }>(
    'select clock_timestamp()::text as now, pg_walfile_name(pg_switch_wal()) as segment',
  );
  const { now = '', segment = '' } = rows[0] ?? {};
  for (;;) {
    const { rows: found } = await client.query<{ last: string | null }>(
      'select last_archived_wal as last from pg_stat_archiver',
    );
    if ((found[0]?.last ?? '') >= segment) return now;
    await sleep(100);
  }
}
