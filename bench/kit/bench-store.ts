import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLocalFileStore, type LocalFileStore } from '@albumen/file-store/local';
import { openDatabase } from '@albumen/server-kit/database';
import type { Kysely } from 'kysely';
import type { Tables } from '../../apps/store/src/db/tables.ts';
import { fileSecrets } from '../../apps/store/src/secrets.ts';
import { loadSettings } from '../../apps/store/src/settings.ts';
import { startDatabase } from '../../scripts/lib/serve/database.ts';
import { findFreePort } from '@albumen/server-kit/free-port';
import { runFolder } from './places.ts';

/** A store as `npm start` runs it, with a database and a folder of its own. */
export interface BenchStore extends AsyncDisposable {
  origin: string;
  dataDir: string;
  databaseUrl: string;
  db: Kysely<Tables>;
  files: LocalFileStore;
  /** The process that `npm start` would be; web and worker are its children, PostgreSQL is not. */
  pid: number;
  /** The last of what its processes printed. */
  output: readonly string[];
}

export const appSecret = 'the secret of the benches, 32 characters or more';
const script = join(import.meta.dirname, '../../scripts/serve.ts');
const startLimitMs = 240_000;

/** Starts a store on a free port; `environment` changes its settings. */
export async function startBenchStore(
  environment: Readonly<Record<string, string>> = {},
): Promise<BenchStore> {
  await using started = new AsyncDisposableStack();
  const folder = started.use(await runFolder());
  const own = {
    PORT: String(await findFreePort()),
    DATA_DIR: folder.path,
    APP_SECRET: appSecret,
    LOG_LEVEL: 'warn',
    GATEWAY_PROCESSES: '0',
    ...environment,
  };
  const settings = loadSettings(own);
  const database = await startDatabase(settings, () => undefined);
  started.defer(() => database.stop());
  const db = openDatabase<Tables>({ connection: database.url, applicationName: 'bench' });
  started.defer(() => db.destroy());
  const child = fork(script, ['--no-demo'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...own, DATABASE_URL: database.url },
  });
  started.defer(() => end(child));
  const origin = settings.origins.halide;
  const output = lastLines(child);
  await untilHealthy(origin, child).catch((error: unknown) => {
    throw new Error(`the store did not start:\n${output.join('')}`, { cause: error });
  });
  const files = await openLocalFileStore({
    root: join(folder.path, 'files'),
    ...fileSecrets({ appSecret }),
  });
  const all = started.move();
  return {
    origin,
    dataDir: folder.path,
    databaseUrl: database.url,
    db,
    files,
    pid: child.pid ?? 0,
    output,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

/** Read all the time, or the store would wait for its reader; the last of it is kept. */
function lastLines({ stdout, stderr }: ChildProcess): string[] {
  const kept: string[] = [];
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      kept.push(text);
      if (kept.length > 100) kept.shift();
    });
  }
  return kept;
}

async function untilHealthy(origin: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + startLimitMs;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the store ended with ${child.exitCode}`);
    const reply = await fetch(`${origin}/health`).catch(() => undefined);
    if (reply?.ok) return;
    await sleep(100);
  }
  throw new Error(`the store is not healthy after ${startLimitMs} ms`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** The PostgreSQL of a bench's store, which is no child of it. */
export async function databasePid({ dataDir }: BenchStore): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  return Number(file.split('\n', 1)[0]);
}
