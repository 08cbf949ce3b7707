import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connectionUrl } from '@albumen/server-kit/database-connection';
import { openDatabase } from '@albumen/server-kit/database';
import { createTestDatabase } from '@albumen/test-kit/database';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './lib/read-settings.ts';

const { connection } = await createTestDatabase();
const url = connectionUrl(connection);

interface Environment {
  [name: string]: string;
}

async function start(
  command: string,
  environment: Environment = {},
): Promise<ChildProcessWithoutNullStreams> {
  const dataDir = await mkdtemp(join(tmpdir(), 'albumen-command-'));
  const child = spawn(process.execPath, ['scripts/albumen.ts', command], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      RENDER_PROCESSES: '1',
      ...environment,
    },
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });
  return child;
}

/** Its words, each from a line of JSON, and how it ended. */
async function endOf(child: ChildProcessWithoutNullStreams) {
  const [lines, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const said = lines
    .trimEnd()
    .split('\n')
    .map((line) => String(JSON.parse(line).msg));
  return { code: Number(code), said };
}

/** A port that another part on this machine has. */
async function takenPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return String(address.port);
}

test('only migrate changes the schema; a worker waits for it, works, and ends when told to', async () => {
  const db = openDatabase({ connection, poolSize: 1, applicationName: 'test' });
  onTestFinished(() => db.destroy());
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const early = await endOf(await start('worker'));
  expect(early.code).toBe(1);
  expect(early.said.at(-1)).toMatch(
    /^The database lacks \d+ migrations of the store, from 0001-\S+ on\. Run migrate first\.$/,
  );
  const migrated = await endOf(await start('migrate'));
  expect([migrated.code, migrated.said.at(-1)]).toEqual([0, 'The database is up to date.']);
  expect((await endOf(await start('migrate'))).said).toEqual(['The database is up to date.']);
  const read = await endOf(await start('read-photos'));
  expect([read.code, read.said]).toEqual([0, ['0 photos were read.']]);
  const LAB_HOT_FOLDER = join(root, 'package.json/lab');
  const unready = await endOf(await start('worker', { LAB_HOT_FOLDER }));
  expect([unready.code, unready.said.at(-1)]).toEqual([
    1,
    expect.stringContaining('LAB_HOT_FOLDER: is of no use'),
  ]);
  const METRICS_PORT = await takenPort();
  const worker = await start('worker', { METRICS_PORT });
  const ended = endOf(worker);
  worker.stdout.on('data', (chunk) => {
    if (String(chunk).includes('"msg":"ready"')) worker.kill('SIGTERM');
  });
  const { code, said } = await ended;
  expect([code, said.at(-2)]).toEqual([0, 'ready']);
  // Web and worker of one machine read the same settings.
  expect(said).toContainEqual(expect.stringContaining(`127.0.0.1:${METRICS_PORT} is taken`));
});
