import { spawn } from 'node:child_process';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { startElsewhere } from '../test/start-elsewhere.ts';
import { connectionUrl, type DatabaseConnection } from './database-connection.ts';
import { isAlive } from './lib/postgres/process.ts';
import {
  findRunningPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from './embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;

/** For tests that only ask: a first start takes seconds. */
const folder = await makeFolder();
const standing = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
afterAll(async () => {
  await standing.stop();
  await rm(folder, { recursive: true, force: true });
});

test('the first start makes a database that survives a stop and a second start', async () => {
  const dataDir = await temporaryFolder();
  const first = await start(dataDir);
  await query(first.connection, 'create table kept as select 42 as answer');
  await first.stop();
  const second = await start(dataDir);
  expect(await query(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('committed data is safe: fsync and checksums are on, and sorting does not depend on the system', async () => {
  const [row] = await query(
    standing.connection,
    `select current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
            current_setting('listen_addresses') as addresses, datlocprovider as provider, datlocale as locale
       from pg_database where datname = current_database()`,
  );
  expect(row).toEqual({
    fsync: 'on',
    checksums: 'on',
    addresses: '',
    provider: 'b',
    locale: 'C.UTF-8',
  });
});

test('the application signs in as an ordinary role that owns its database', async () => {
  const { connection } = standing;
  const [row] = await query(
    connection,
    `select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user`,
  );
  expect(row).toEqual({ rolsuper: false, rolcreatedb: false, rolcreaterole: false });
  await expect(query(connection, 'create extension citext')).resolves.toEqual([]);
});

test('other people on the computer cannot enter the folder of the socket', async () => {
  const { mode } = await stat(join(folder, 'postgres'));
  expect(mode & 0o777).toBe(0o700);
});

test('a second Albumen on the same folder is refused with the process id of the first', async () => {
  const dataDir = await temporaryFolder();
  const pid = await startAnother(dataDir);
  await expect(start(dataDir)).rejects.toThrow(
    `already running on ${dataDir}/postgres as process ${pid}.`,
  );
});

test('a successor waits for an Albumen that has announced its stop', async () => {
  const dataDir = await temporaryFolder();
  const first = await start(dataDir);
  await query(first.connection, 'create table kept as select 42 as answer');
  await first.announceStop();
  const lines: string[] = [];
  const starting = start(dataDir, { log: (line) => lines.push(line) });
  await expect.poll(() => lines).toContain(`Waiting for Albumen process ${process.pid} to stop …`);
  await first.stop();
  expect(await query((await starting).connection, 'select * from kept')).toEqual([{ answer: 42 }]);
});

test('after the application was killed, the next one attaches to the database it left behind', async () => {
  const dataDir = await temporaryFolder();
  const pid = await startAnother(dataDir);
  const server = await serverProcess(dataDir);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
  await start(dataDir);
  expect(await serverProcess(dataDir)).toBe(server);
});

test('a killed database server is started again', async () => {
  const dataDir = await temporaryFolder();
  const { connection } = await start(dataDir);
  const before = await serverProcess(dataDir);
  process.kill(before, 'SIGKILL');
  await vi.waitFor(() => query(connection, 'select 1'), { timeout: 10_000 });
  expect(await serverProcess(dataDir)).not.toBe(before);
});

test('three first starts at once leave one whole database and no drafts', async () => {
  const dataDir = await temporaryFolder();
  const starts = await Promise.allSettled([start(dataDir), start(dataDir), start(dataDir)]);
  expect(starts.filter((one) => one.status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log']);
});

test('a leftover pid file whose number now belongs to another program does not stop a start', async () => {
  const dataDir = await temporaryFolder();
  await (await start(dataDir)).stop();
  const { uid, gid } = await stat(join(dataDir, 'postgres'));
  const stranger = spawn('sleep', ['60'], { uid, gid, cwd: '/' });
  onTestFinished(() => void stranger.kill());
  const leftover = [stranger.pid, dataDir, 1, 5432, '.', '', '1 1', 'ready', ''].join('\n');
  const file = join(dataDir, 'postgres/postmaster.pid');
  await writeFile(file, leftover);
  await chown(file, uid, gid);
  const { connection } = await start(dataDir);
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a folder with a very long name works and its short alias goes away with the server', async () => {
  const dataDir = join(await temporaryFolder(), 'long'.repeat(20), 'name'.repeat(20));
  const database = await start(dataDir);
  expect(database.connection.host.length).toBeLessThan(80);
  expect(await query(database.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
  await expect(stat(database.connection.host)).rejects.toThrow('ENOENT');
});

test.runIf(isRoot)(
  'as root, the database lives in a folder that its own account cannot reach',
  async () => {
    const home = await temporaryFolder();
    await chmod(home, 0o700);
    const dataDir = join(home, 'data');
    const { connection } = await start(dataDir);
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await stat(join(dataDir, 'postgres'))).uid).not.toBe(0);
  },
);

test.skipIf(isRoot)(
  'over TCP, where there are no Unix sockets, a generated password is needed',
  async () => {
    const { connection } = await start(await temporaryFolder(), { transport: 'tcp' });
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await expect(query({ ...connection, password: 'wrong' }, 'select 1')).rejects.toThrow(
      /password/,
    );
  },
);

test('a tool finds the running database without owning it, and none where none runs', async () => {
  const dataDir = await temporaryFolder();
  expect(await findRunningPostgres({ dataDir })).toBeUndefined();
  const server = await start(dataDir);
  const found = await findRunningPostgres({ dataDir });
  expect(found?.connection).toEqual(server.connection);
  await found?.close();
  await server.stop();
  expect(await findRunningPostgres({ dataDir })).toBeUndefined();
});

test('a folder that holds other files is refused and left alone', async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres/notes.txt'), 'mine');
  await expect(start(dataDir)).rejects.toThrow('holds files but no database');
  expect(await readFile(join(dataDir, 'postgres/notes.txt'), 'utf8')).toBe('mine');
});

test('a database of another PostgreSQL version is refused by name', async () => {
  const dataDir = await temporaryFolder();
  await (await start(dataDir)).stop();
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '15\n');
  await expect(start(dataDir)).rejects.toThrow('was made by PostgreSQL 15');
});

test('a setting that PostgreSQL refuses is reported in its own words', async () => {
  const starting = start(await temporaryFolder(), { settings: { max_connections: 'many' } });
  await expect(starting).rejects.toThrow(/refuses one of its settings[^]*max_connections/);
});

test('the address form of a connection leads to the same database', async () => {
  const client = new Client({ connectionString: connectionUrl(standing.connection) });
  await client.connect();
  const { rows } = await client.query('select current_user, current_database()');
  await client.end();
  expect(rows).toEqual([{ current_user: 'albumen', current_database: 'albumen' }]);
});

async function makeFolder(): Promise<string> {
  const made = await realpath(await mkdtemp(join(tmpdir(), 'albumen-test-')));
  await chmod(made, 0o755);
  return made;
}

async function temporaryFolder(): Promise<string> {
  const made = await makeFolder();
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

async function start(
  dataDir: string,
  more: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {},
): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined, ...more });
  onTestFinished(() => database.stop());
  return database;
}

/** Another Albumen; answers its process id. */
function startAnother(dataDir: string): Promise<number> {
  const module = join(import.meta.dirname, 'embedded-postgres.ts');
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    const database = await startEmbeddedPostgres({ dataDir: process.argv[1], log() {} });
    process.on('SIGTERM', () => void database.stop());
    console.log('ready');`;
  return startElsewhere(script, dataDir);
}

async function serverProcess(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
}

async function query(connection: DatabaseConnection, text: string): Promise<object[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows as object[];
  } finally {
    await client.end();
  }
}
