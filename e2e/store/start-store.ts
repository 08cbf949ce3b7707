import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@albumen/server-kit/free-port';

/** Where a started store answers. */
export interface StoreAddresses {
  halide: string;
  cyan: string;
  /** The merchant's page beside the gateway. */
  playground: string;
  dataDir: string;
  operatorToken: string;
}

export interface StartedStore extends StoreAddresses {
  /** The process that `npm start` would be. */
  pid: number;
  stop: () => Promise<void>;
}

export interface StartOptions {
  environment?: Readonly<Record<string, string>>;
  /** Every line that the store prints; none by default. */
  onLine?: (line: string) => void;
}

const script = join(import.meta.dirname, '../../scripts/serve.ts');
const operatorToken = 'operator-token-of-the-browser-tests';
const startLimitMs = 240_000;
const stopLimitMs = 40_000;

/**
 * A store of its own as `npm start` runs it: pages built, own PostgreSQL, supervisor, two web
 * processes and a worker. Two, so that nothing leans on the memory of one. Loopback counts as a
 * proxy: every test says which address it comes from, so none uses up another's rate limits.
 */
export async function startStore(options: StartOptions = {}): Promise<StartedStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'albumen-e2e-'));
  const port = await findFreePort();
  const playgroundPort = await findFreePort();
  const store = fork(script, ['--no-demo'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      GATEWAY_PORT: String(await findFreePort()),
      PLAYGROUND_PORT: String(playgroundPort),
      DATA_DIR: dataDir,
      WEB_PROCESSES: '2',
      FACES: 'off',
      LATE_RENDITIONS: 'off',
      OPERATOR_TOKEN: operatorToken,
      // Who shows the token has shown more than a mailbox; who comes by mail is asked.
      OPERATOR_SECOND_FACTOR: 'required',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...options.environment,
    },
  });
  const output = collectLines(store, options.onLine);
  const halide = `http://localhost:${port}`;
  const playground = `http://localhost:${playgroundPort}`;
  const stop = async () => {
    await endStore(store);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    // The merchant's page begins after the store.
    for (const origin of [halide, playground]) await untilHealthy(origin, store);
  } catch (error) {
    await stop();
    throw new Error(`the store did not start:\n${output.slice(-50).join('\n')}`, { cause: error });
  }
  const cyan = `http://127.0.0.1:${port}`;
  return { halide, cyan, playground, dataDir, operatorToken, pid: store.pid ?? 0, stop };
}

function collectLines(store: ChildProcess, onLine?: (line: string) => void): string[] {
  const lines: string[] = [];
  for (const stream of [store.stdout, store.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
        lines.push(line);
        onLine?.(line);
      }
    });
  }
  return lines;
}

async function untilHealthy(origin: string, store: ChildProcess): Promise<void> {
  const end = performance.now() + startLimitMs;
  while (performance.now() < end) {
    if (store.exitCode !== null) throw new Error(`it ended with ${store.exitCode}`);
    const reply = await fetch(`${origin}/health`).catch(() => undefined);
    if (reply?.ok) return;
    await sleep(100);
  }
  throw new Error(`no health within ${startLimitMs} ms`);
}

async function endStore(store: ChildProcess): Promise<void> {
  if (store.exitCode !== null || store.signalCode !== null) return;
  const ended = once(store, 'exit');
  store.kill('SIGTERM');
  const timer = setTimeout(() => store.kill('SIGKILL'), stopLimitMs);
  await ended;
  clearTimeout(timer);
}
