import { spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { folderArgument, type Cluster } from './cluster.ts';
import { probe, type Endpoint } from './endpoint.ts';
import { explainFailure, PostgresFailure } from './failure.ts';
import { isAlive, readPidFile, removeStalePidFile, serverEnvironment } from './process.ts';
import { waitUntil } from '../wait-until.ts';
import { settingArguments } from './settings.ts';

/** A cluster together with how it is reached and how it is run. */
export interface Server {
  cluster: Cluster;
  endpoint: Endpoint;
  /** Added to our own settings, such as `{ fsync: 'off' }` for tests. */
  settings: Readonly<Record<string, string>>;
  logFile: string;
}

/** A recovery of this length is possible after a crash; the log shows its progress. */
const recoveryLimitMs = 600_000;
/** How long another process may hold the folder without answering. */
const foreignLimitMs = 30_000;
const maxLogBytes = 10 * 1_048_576;

/** Attaches to the server when it answers, starts it when it does not. */
export async function ensureRunning(server: Server): Promise<'attached' | 'started'> {
  const end = performance.now() + foreignLimitMs;
  for (;;) {
    if ((await probe(server.endpoint)) === 'ready') return 'attached';
    const output = await launch(server);
    if (output === undefined) return 'started';
    if (!isHeldByAnother(output)) throw explainFailure(output, `log: ${server.logFile}`);
    if (performance.now() > end) throw await silentOwner(server);
    await removeStalePidFile(server.cluster.folder);
    await sleep(50);
  }
}

/** Fast shutdown: running statements are aborted, everything committed is written. Bounded. */
export async function shutDown({ cluster }: Server): Promise<'clean' | 'immediate' | 'killed'> {
  const { folder } = cluster;
  const found = await readPidFile(folder);
  if (!found) return 'clean';
  await ask(cluster, found.pid, 'fast');
  if (await isGone(cluster, found.pid, 20_000)) return 'clean';
  await ask(cluster, found.pid, 'immediate');
  if (await isGone(cluster, found.pid, 5_000)) return 'immediate';
  process.kill(found.pid, 'SIGKILL');
  return 'killed';
}

/**
 * Its pid file goes last, the process right after; where nobody collects the process, as in a
 * container without an init, its number stays and the file alone has to do.
 */
async function isGone({ folder }: Cluster, pid: number, limitMs: number): Promise<boolean> {
  const isDead = (): Promise<boolean> => Promise.resolve(!isAlive(pid));
  const isDone = async (): Promise<boolean> =>
    (await isDead()) || (await readPidFile(folder)) === undefined;
  if (!(await waitUntil(isDone, limitMs))) return false;
  await waitUntil(isDead, 500);
  return true;
}

/** Answers what the server printed if it ended before it was ready, nothing if it is ready. */
async function launch(server: Server): Promise<string | undefined> {
  const { cluster, endpoint, logFile } = server;
  await rotate(logFile);
  await using log = await open(logFile, 'a', 0o600);
  const printedBefore = (await log.stat()).size;
  let ended: string | undefined;
  const child = spawn(cluster.binaries.postgres, await launchArguments(server), {
    cwd: cluster.folder,
    env: serverEnvironment,
    ...cluster.identity,
    // It has a session of its own, so that Ctrl-C in our terminal does not reach it.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  child.on('error', (error) => (ended = error.message));
  child.on('exit', (code, signal) => (ended = `ended with ${signal ?? code}`));
  child.unref();
  const isDecided = async (): Promise<boolean> =>
    ended !== undefined || (await probe(endpoint)) === 'ready';
  if (!(await waitUntil(isDecided, recoveryLimitMs))) ended = 'not ready in time';
  if (ended === undefined) return undefined;
  const printed = (await readFile(logFile)).subarray(printedBefore).toString();
  return `${printed}\n${ended}`;
}

async function launchArguments({ cluster, settings }: Server): Promise<string[]> {
  return [
    '-D',
    await folderArgument(cluster),
    ...(await settingArguments(cluster.transport, settings)),
  ];
}

/** The folder's pid file, or memory that children of a killed server still use for a moment. */
function isHeldByAnother(output: string): boolean {
  return /lock file .* already exists|pre-existing shared memory block/.test(output);
}

async function silentOwner({ cluster }: Server): Promise<PostgresFailure> {
  const pid = (await readPidFile(cluster.folder))?.pid;
  return new PostgresFailure(
    `${cluster.folder} is held by process ${pid ?? 'unknown'}, which does not answer. ` +
      'Stop that process, then start again.',
  );
}

async function ask(cluster: Cluster, pid: number, how: 'fast' | 'immediate'): Promise<void> {
  if (process.platform === 'win32') {
    const order = ['stop', '-D', cluster.folder, '-m', how, '--no-wait'];
    await promisify(execFile)(cluster.binaries.pgCtl, order);
    return;
  }
  if (isAlive(pid)) process.kill(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
}

async function rotate(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > maxLogBytes) await rename(logFile, `${logFile}.1`);
}
