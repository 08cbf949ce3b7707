import { spawn } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { untilListening } from './until-listening.ts';

interface PoolerOptions {
  folder: string;
  listen: { host: string; port: number };
  /** Where PostgreSQL answers. */
  server: { host: string; port: number };
  database: string;
  users: readonly string[];
}

/** PgBouncer in transaction mode, as docs/operating.md has it. */
export async function startPooler(options: PoolerOptions): Promise<void> {
  const { listen, server, database, users } = options;
  const folder = join(options.folder, 'pgbouncer');
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const authFile = join(folder, 'users.txt');
  await writeFile(authFile, users.map((user) => `"${user}" ""\n`).join(''));
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
${database} = host=${server.host} port=${server.port} dbname=${database}
[pgbouncer]
listen_addr = ${listen.host}
listen_port = ${listen.port}
unix_socket_dir =
auth_type = trust
auth_file = ${authFile}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
server_login_retry = 1
user = nobody
`,
  );
  spawn('pgbouncer', ['-q', file], { stdio: ['ignore', 'ignore', 'ignore'] });
  await untilListening(listen);
}
