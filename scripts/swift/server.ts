import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '@albumen/server-kit/free-port';
import { kinds, writeConfiguration, type Kind, type Ports } from './configuration.ts';
import { CannotRunSwift } from './debian-packages.ts';

const program = join(import.meta.dirname, 'run-swift.py');
const startMs = 60_000;

/** A Swift of our own: four processes on loopback and a temporary folder. */
export interface Swift {
  readonly endpoint: string;
  /** Ends the processes and removes the folder. */
  readonly stop: () => Promise<void>;
}

/** Starts Swift; rejects with CannotRunSwift and its log when it does not come up or is aborted. */
export async function startSwift(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Swift> {
  const folder = await mkdtemp(join(tmpdir(), 'albumen-swift-'));
  const processes: ChildProcess[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(processes.map(end));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const ports = await freePorts();
    await writeConfiguration(folder, ports);
    const storagePorts = kinds.slice(0, 3).map((kind) => String(ports[kind]));
    await promisify(execFile)('python3', [program, 'rings', folder, ...storagePorts], { env });
    for (const kind of kinds) processes.push(start(kind, folder, env));
    // The storage servers first: once the proxy has missed one of them, it avoids it for a while.
    for (const kind of kinds) {
      signal.throwIfAborted();
      await answers(`http://127.0.0.1:${ports[kind]}`, processes);
    }
    return { endpoint: `http://127.0.0.1:${ports.proxy}`, stop };
  } catch (error) {
    const log = await readFile(join(folder, 'log'), 'utf8').catch(() => '');
    await stop();
    throw new CannotRunSwift(`Swift did not start.\n${String(error)}\n${log.slice(-4_000)}`);
  }
}

function start(kind: Kind, folder: string, env: NodeJS.ProcessEnv): ChildProcess {
  const log = openSync(join(folder, 'log'), 'a');
  return spawn('python3', [program, 'serve', folder, kind], { env, stdio: ['ignore', log, log] });
}

/** Waits until a server answers a request that makes no sense to it. */
async function answers(endpoint: string, processes: readonly ChildProcess[]): Promise<void> {
  const deadline = performance.now() + startMs;
  while (performance.now() < deadline) {
    const ended = processes.find((each) => each.exitCode !== null || each.signalCode !== null);
    if (ended) throw new Error(`One of its servers ended: ${ended.exitCode ?? ended.signalCode}`);
    const reply = await fetch(endpoint).catch(() => undefined);
    if (reply !== undefined) return;
    await setTimeout(200);
  }
  throw new Error(`No answer after ${startMs / 1000} s`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const isOver = once(child, 'exit');
  child.kill('SIGKILL'); // there is nothing worth finishing
  await isOver;
}

async function freePorts(): Promise<Ports> {
  const [account, container, object, proxy] = await Promise.all(kinds.map(findFreePort));
  if (!account || !container || !object || !proxy) throw new Error('No free ports');
  return { account, container, object, proxy };
}
