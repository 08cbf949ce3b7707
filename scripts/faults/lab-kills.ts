/**
 * The store's worker dies at every named point of an order's way to the lab, once or more at each, first
 * with a hot folder, then with a lab's order API: what the folder shows is always whole, nothing comes
 * twice, and every order arrives.
 * `npm run faults:lab -- --orders 6 --each 1`
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { plainPages } from '../../apps/store/src/http/page-renderer.ts';
import { loadSettings } from '../../apps/store/src/settings.ts';
import { wire } from '../../apps/store/src/wire.ts';
import { planDeaths } from '../lib/faults/deaths.ts';
import { startDyingStore } from '../lib/faults/dying-store.ts';
import { openOwnDatabase } from '../lib/faults/own-database.ts';
import { sayVerdict } from '../lib/faults/verdict.ts';
import { watchHotFolder } from '../lib/lab-kills/hot-folder-watch.ts';
import { readLabLedger } from '../lib/lab-kills/lab-ledger.ts';
import { placeForLab } from '../lib/lab-kills/paid-orders.ts';

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
/** On a busy machine a print file takes its time; so long nothing moves only when nothing will. */
const standsStillMs = 200_000;

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
  const own = await openOwnDatabase('lab-kills');
  const { dataDir, databaseUrl } = own;
  const environment = {
    ...own.environment,
    LAB_STAND_IN: standIn,
    HALIDE_URL: `http://localhost:${own.environment.PORT}`,
  };
  const settings = loadSettings(environment);
  const wired = await wire({ settings, databaseUrl, role: 'web', pages: plainPages });
  await placeForLab(wired, orders);
  const deaths = await planDeaths(join(dataDir, 'deaths'), { points, each });
  const watch = watchHotFolder(join(dataDir, 'lab/halide'));
  const store = await startDyingStore({ environment, web: 1, deaths });
  let ledger = await readLabLedger(wired.deps.db);
  let movedAt = Date.now();
  for (let before = ''; ledger.arrived < orders && Date.now() - movedAt < standsStillMs;) {
    await sleep(500);
    ledger = await readLabLedger(wired.deps.db);
    const now = JSON.stringify([ledger, deaths.total()]);
    if (now !== before) movedAt = Date.now();
    before = now;
  }
  await store.stop({ drainMs: 5_000 });
  const seen = await watch.stop();
  await wired.close();
  await own.close();
  const died = deaths.total();
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
