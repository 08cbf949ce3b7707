/**
 * Fault F24: applications on one data folder are killed, with their database or without, and others
 * come in between. Each must attach, start or be refused with the process id; nothing that was
 * acknowledged may be lost, no index or page be damaged, no server be left over at the end.
 * `npm run faults:owners -- --attempts 100`
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@albumen/server-kit/embedded-postgres';
import { Client } from 'pg';
import { serverProcess } from '../lib/faults/server-process.ts';
import { random, sayVerdict } from '../lib/faults/verdict.ts';

const { values } = parseArgs({ options: { attempts: { type: 'string', default: '100' } } });
const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'albumen-owners-')));
const script = join(import.meta.dirname, '../lib/faults/counting-app.ts');
const problems: string[] = [];
let acknowledged = 0;

for (let attempt = 0; attempt < Number(values.attempts); attempt += 1) {
  const app = await startApp();
  const rival = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [refusal] = (await once(createInterface(rival.stderr), 'line')) as [string];
  if (!refusal.includes(`process ${app.pid}`)) problems.push(`refused with: ${refusal}`);
  await count(app, random(1, 20));
  if (attempt % 3 === 2) await killServer();
  app.kill(attempt % 4 === 3 ? 'SIGTERM' : 'SIGKILL');
  await once(app, 'exit');
}
const found = await inspect();
if (found < acknowledged) problems.push(`${acknowledged} acknowledged, ${found} found`);
const strays = await processesIn(join(dataDir, 'postgres'));
await rm(dataDir, { recursive: true });

for (const problem of problems) console.error(problem);
sayVerdict({
  'acknowledged writes': acknowledged,
  problems: problems.length,
  'servers left over': strays,
  isPassed: problems.length === 0 && strays === 0,
});

type App = ChildProcess & { stdout: NonNullable<ChildProcess['stdout']> };

async function startApp(): Promise<App> {
  const app = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(createInterface(app.stdout), 'line');
  return app;
}

/** Lets it write for a while; the last number it said it wrote is the one to hold it to. */
async function count(app: App, lines: number): Promise<void> {
  const said = createInterface(app.stdout);
  let left = lines;
  for await (const line of said) {
    acknowledged = Math.max(acknowledged, Number(line));
    left -= 1;
    if (left === 0) break;
  }
}

/** Reads every page and every index, and answers how much was written. */
async function inspect(): Promise<number> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const client = new Client({ ...server.administration, database: server.connection.database });
  await client.connect();
  await client.query('create extension if not exists amcheck');
  const { rows: damage } = await client.query("select msg from verify_heapam('written')");
  problems.push(...damage.map(({ msg }: { msg: string }) => msg));
  await client.query("select bt_index_check(index => 'written_pkey', heapallindexed => true)");
  const { rows } = await client.query<{ most: number }>('select max(number) as most from written');
  await client.end();
  await server.stop();
  return rows[0]?.most ?? 0;
}

async function killServer(): Promise<void> {
  const server = await serverProcess(dataDir);
  if (server === undefined) throw new Error('no server, although it took writes');
  process.kill(server, 'SIGKILL');
}

async function processesIn(folder: string): Promise<number> {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry));
  const places = await Promise.all(pids.map((pid) => realpath(`/proc/${pid}/cwd`).catch(() => '')));
  return places.filter((place) => place === folder).length;
}
