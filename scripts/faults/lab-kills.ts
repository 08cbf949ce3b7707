/**
 * The store's worker dies at every named point of an order's way to the lab, once or more at each, first
 * with a hot folder, then with a lab's order API: what the folder shows is always whole, nothing comes
 * twice, and every order arrives.
 * `npm run faults:lab -- --orders 6 --each 1`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connectionUrl } from '@albumen/server-kit/database-connection';
import { startEmbeddedPostgres } from '@albumen/server-kit/embedded-postgres';
import { findFreePort } from '@albumen/server-kit/free-port';
import { startSupervisor } from '@albumen/server-kit/supervisor';
import { plainPages } from '../../apps/store/src/http/page-renderer.ts';
import { loadSettings } from '../../apps/store/src/settings.ts';
import { wire } from '../../apps/store/src/wire.ts';
import { planDeaths } from '../lib/faults/deaths.ts';
import { sayVerdict } from '../lib/faults/verdict.ts';
import { watchHotFolder } from '../lib/lab-kills/hot-folder-watch.ts';
import { readLabLedger } from '../lib/lab-kills/lab-ledger.ts';
import { placeForLab } from '../lib/lab-kills/paid-orders.ts';
import { migrateStore } from '../lib/serve/database.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '6' },
    each: { type: 'string', default: '1' },
  },
});
const [orders, each] = [Number(values.orders), Number(values.each)];
const onTheWay = [
  'while-handing-over',
  'file-kept',
  'while-recording-files',
  'files-recorded',
  'quoted',
  'before-submission',
  'submitted',
];
const inTheFolder = ['folder-file', 'folder-drafted', 'folder-delivered'];
const patienceMs = 200_000;

const folder = await run('off', [...onTheWay, ...inTheFolder]);
const api = await run('on', onTheWay);
sayVerdict({
  ...inWords('hot folder', folder),
  ...inWords('order API', api),
  isPassed: folder.isRight && api.isRight,
});

interface Outcome {
  deaths: number;
  delivered: number;
  halfSeen: number;
  twice: number;
  isRight: boolean;
}

function inWords(name: string, { deaths, delivered, halfSeen, twice }: Outcome) {
  return {
    [`${name}: deaths`]: deaths,
    [`${name}: lab orders that arrived`]: delivered,
    [`${name}: seen half`]: halfSeen,
    [`${name}: sent twice`]: twice,
  };
}

async function run(standIn: 'on' | 'off', points: readonly string[]): Promise<Outcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'albumen-lab-kills-'));
  const quiet = () => undefined;
  const server = await startEmbeddedPostgres({ dataDir, log: quiet });
  const databaseUrl = connectionUrl(server.connection);
  await migrateStore(databaseUrl, { log: quiet });
  const port = String(await findFreePort());
  const own = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl, PORT: port };
  const environment = { ...own, LAB_STAND_IN: standIn, HALIDE_URL: `http://localhost:${port}` };
  const settings = loadSettings(environment);
  const wired = await wire({ settings, databaseUrl, role: 'web', pages: plainPages });
  await placeForLab(wired, orders);
  const deaths = await planDeaths(join(dataDir, 'deaths'), { points, each });
  const watch = watchHotFolder(join(dataDir, 'lab/halide'));
  const script = join(import.meta.dirname, '../../apps/store/src/main.ts');
  const supervisor = await startSupervisor({
    host: settings.HOST,
    port: settings.PORT,
    roles: [
      { name: 'web', processes: 1, script, args: ['--role=web'], isListening: true },
      { name: 'worker', processes: 1, script, args: ['--role=worker'], isListening: false },
    ],
    environment: { ...process.env, ...environment, NODE_ENV: 'test', ...deaths.environment },
    log: quiet,
    output: deaths.count,
  });
  const until = Date.now() + patienceMs;
  let ledger = await readLabLedger(wired.deps.db);
  while (ledger.arrived < orders && Date.now() < until) {
    await sleep(500);
    ledger = await readLabLedger(wired.deps.db);
  }
  await supervisor.stop({ drainMs: 5_000 });
  const seen = await watch.stop();
  await wired.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
  const died = [...deaths.died.values()].reduce((sum, count) => sum + count, 0);
  const delivered = standIn === 'on' ? ledger.submitted : seen.folders;
  const twice = standIn === 'on' ? ledger.submitted - ledger.arrived : seen.folders - orders;
  return {
    deaths: died,
    delivered,
    halfSeen: seen.half,
    twice,
    isRight:
      died > 0 &&
      ledger.arrived === orders &&
      delivered === orders &&
      seen.half === 0 &&
      twice === 0,
  };
}
