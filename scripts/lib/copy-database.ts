import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Client } from 'pg';

const run = promisify(execFile);

/**
 * A base backup of a running server by PostgreSQL's low-level calls. Begin and end are said in one session;
 * the log that fills up meanwhile has to come from an archive or from the server.
 * https://www.postgresql.org/docs/18/continuous-archiving.html
 */
export async function copyDatabase(client: Client, cluster: string, base: string): Promise<void> {
  await rm(base, { recursive: true, force: true });
  await mkdir(base, { recursive: true });
  await client.query("select pg_backup_start('albumen', fast => true)");
  // Files may come and go under it: the log has what became of them.
  await run('cp', ['-a', `${cluster}/.`, base]).catch((error: Error & { stderr?: string }) => {
    const lines = (error.stderr ?? error.message).split('\n').filter(Boolean);
    if (!lines.every((line) => /cannot (stat|open).*No such file or directory/.test(line)))
      throw error;
  });
  const { rows } = await client.query<{ labelfile: string }>('select * from pg_backup_stop()');
  await writeFile(join(base, 'backup_label'), rows[0]?.labelfile ?? '');
  const own = (await readdir(base)).filter((file) => /^(postmaster\.|\.s\.|pg_wal$)/.test(file));
  for (const file of own) await rm(join(base, file), { recursive: true });
  await mkdir(join(base, 'pg_wal/archive_status'), { recursive: true });
  // What was made here belongs to the server's account, as everything else does.
  await run('chown', ['-R', `--reference=${cluster}`, base]);
}
