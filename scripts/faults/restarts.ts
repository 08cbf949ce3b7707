/**
 * Fault F23: the only web process is told to end while people load pages, twenty times. Its socket
 * is held by the supervisor, so nobody may notice more than a wait.
 * People arrive at a rate, but no more than a hundred wait at once: a busy machine gets fewer of them,
 * since more than it can bear would be cut off without any restart.
 * `npm run faults:restarts -- --rounds 20 --per-second 200`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startSupervisor } from '@albumen/server-kit/supervisor';
import { loadSettings } from '../../apps/store/src/settings.ts';
import { random, sayVerdict } from '../lib/faults/verdict.ts';
import { root } from '../lib/read-settings.ts';
import { buildPages } from '../lib/serve/build-pages.ts';
import { startDatabase } from '../lib/serve/database.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    'per-second': { type: 'string', default: '200' },
  },
});
const log = (): void => undefined;
const DATA_DIR = await mkdtemp(join(tmpdir(), 'albumen-restarts-'));
const own = { DATA_DIR, PORT: String(random(20_000, 30_000)), LOG_LEVEL: 'silent' };
const settings = loadSettings(own);
const script = join(root, 'apps/store/src/main.ts');

await buildPages(root, log);
const database = await startDatabase(settings, log);
const supervisor = await startSupervisor({
  host: settings.HOST,
  port: settings.PORT,
  roles: [{ name: 'web', processes: 1, script, args: ['--role=web'], isListening: true }],
  environment: { ...process.env, ...own, DATABASE_URL: database.url },
  log,
  output: log,
});
await supervisor.ready;

const answers: Promise<Answer>[] = [];
const visitors = new Agent({ keepAlive: false });
let waiting = 0;
const arriving = setInterval(
  () => {
    if (waiting < 100) answers.push(visit());
  },
  1_000 / Number(values['per-second']),
);
for (let round = 0; round < Number(values.rounds); round += 1) await restart();
await sleep(1_000);
clearInterval(arriving);
const all = await Promise.all(answers);
await supervisor.stop({ drainMs: 5_000 });
await database.stop();
await rm(DATA_DIR, { recursive: true });

const failed = all.filter(({ outcome }) => outcome !== '200');
for (const outcome of new Set(failed.map((answer) => answer.outcome))) console.error(outcome);
sayVerdict({
  requests: all.length,
  failed: failed.length,
  'longest wait (ms)': Math.round(Math.max(...all.map(({ ms }) => ms))),
  isPassed: failed.length === 0,
});

interface Answer {
  outcome: string;
  ms: number;
}

function visit(): Promise<Answer> {
  const startedAt = performance.now();
  waiting += 1;
  return new Promise<Answer>((resolve) => {
    const end = (outcome: string): void => resolve({ outcome, ms: performance.now() - startedAt });
    const request = get(
      {
        port: settings.PORT,
        host: '127.0.0.1',
        // One address alone may not hold more than its share of the connections.
        localAddress: `127.0.${random(0, 250)}.${random(1, 250)}`,
        path: '/help',
        agent: visitors,
      },
      (response) => {
        response.on('error', (error) => end(error.message));
        response.resume().on('end', () => end(String(response.statusCode)));
      },
    );
    request.on('error', (error) => end(error.message));
  }).finally(() => {
    waiting -= 1;
  });
}

/** Tells the web process to end and waits until another one serves in its place. */
async function restart(): Promise<void> {
  await visit();
  await sleep(random(200, 800));
  const pid = supervisor.processes()[0]?.pid;
  if (pid === undefined) throw new Error('no web process');
  process.kill(pid, 'SIGTERM');
  while (supervisor.processes()[0]?.pid === pid) await sleep(20);
}
