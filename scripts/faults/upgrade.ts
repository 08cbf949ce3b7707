/**
 * An earlier release runs; the present one's migrations and then its processes take its place, under
 * requests, and go back again. Nobody may notice.
 * `npm run faults -- --only upgrade`, `node scripts/faults/upgrade.ts --commits-ago 60 --per-second 200`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connectionUrl } from '@albumen/server-kit/database-connection';
import { openDatabase } from '@albumen/server-kit/database';
import { startEmbeddedPostgres } from '@albumen/server-kit/embedded-postgres';
import { migrate } from '@albumen/server-kit/migrations';
import type { Tables } from '../../apps/store/src/db/tables.ts';
import { sayVerdict } from '../lib/faults/verdict.ts';
import { root } from '../lib/read-settings.ts';
import { buildPages } from '../lib/serve/build-pages.ts';
import { migrateStore } from '../lib/serve/database.ts';
import { startBalancer } from '../lib/upgrade/balancer.ts';
import { layOutEarlierRelease } from '../lib/upgrade/earlier-release.ts';
import { startRelease } from '../lib/upgrade/release-process.ts';
import { keepVisiting, newVisits } from '../lib/upgrade/visitors.ts';

const { values } = parseArgs({
  options: {
    'commits-ago': { type: 'string', default: '60' },
    'per-second': { type: 'string', default: '200' },
  },
});
const log = (): void => undefined;
const appSecret = 'the secret of the fault runs, 32 characters or more';
const breathMs = 4_000;

const earlier = await layOutEarlierRelease(Number(values['commits-ago']));
if (earlier === undefined) {
  console.log(`There is no commit ${values['commits-ago']} ago here: no earlier release to run.`);
  process.exit(0);
}
await buildPages(root, log);

const DATA_DIR = await mkdtemp(join(tmpdir(), 'albumen-upgrade-'));
const server = await startEmbeddedPostgres({ dataDir: DATA_DIR, log });
const DATABASE_URL = connectionUrl(server.connection);
const db = openDatabase<Tables>({ connection: DATABASE_URL, applicationName: 'fault run' });
await migrate({ db, folder: join(earlier.folder, 'apps/store/src/db/migrations'), log });

const balancer = await startBalancer();
const host = `localhost:${balancer.port}`;
const environment = {
  DATA_DIR,
  DATABASE_URL,
  APP_SECRET: appSecret,
  HALIDE_URL: `http://${host}`,
  CYAN_URL: `http://127.0.0.1:${balancer.port}`,
  LOG_LEVEL: 'error',
  RENDER_PROCESSES: '1',
  // A busy machine is none of this run's faults.
  LOAD_SHEDDING: 'off',
};
const before = await startRelease(earlier.folder, environment);
balancer.leadTo(before.port);
const visits = await newVisits(db, { port: balancer.port, host, appSecret });
const visiting = keepVisiting(visits, balancer.port, Number(values['per-second']));

await sleep(breathMs);
console.log(`${earlier.commit} runs; migrations`);
await migrateStore(DATABASE_URL, { log });
await sleep(breathMs);
console.log('upgrade');
const now = await startRelease(root, environment);
balancer.leadTo(now.port);
await before.stop();
await sleep(breathMs);
console.log('rollback');
const after = await startRelease(earlier.folder, environment);
balancer.leadTo(after.port);
await now.stop();
await sleep(breathMs);

const answers = await visiting.end();
await after.stop();
balancer.close();
await db.destroy();
await server.stop();
await rm(DATA_DIR, { recursive: true, force: true });

const failed = answers.filter((answer) => answer !== 'fine');
for (const answer of new Set(failed)) console.error(answer);
sayVerdict({
  requests: answers.length,
  failed: failed.length,
  isPassed: failed.length === 0 && answers.length > 0,
});
