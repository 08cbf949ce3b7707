/**
 * Fault F1: the web process is killed again and again while twelve lanes upload. Every photo that was
 * acknowledged is there, once, with its bytes; the client does nothing but repeat.
 *
 *   node scripts/faults/upload-kills.ts [--kills 50] [--lanes 12]
 */
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { newJpeg } from '../../apps/store/test/jpegs.ts';
import { buildPages } from '../lib/serve/build-pages.ts';
import {
  createPatientUploader,
  type Repetitions,
  type SendPhoto,
  type SentPhoto,
} from '../lib/upload-kills/patient-uploader.ts';
import { startStore, type RunningStore } from '../lib/upload-kills/running-store.ts';
import { findFaults } from '../lib/upload-kills/verdict.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    lanes: { type: 'string', default: '12' },
    verbose: { type: 'boolean', default: false },
  },
});
const kills = Number(values.kills);
const lanes = Number(values.lanes);
const log = (line: string): void => void (values.verbose && console.log(line));
const root = new URL('../..', import.meta.url).pathname;
const longestLifeMs = 1_500;
const longestFileBytes = 3_000_000;
/** Now and then the worker falls too: rendering must not lose a photo either. */
const killsPerWorkerKill = 5;
const renderedWithinMs = 30_000;

async function uploadUntil(isOver: () => boolean, send: SendPhoto): Promise<SentPhoto[]> {
  const sent: SentPhoto[] = [];
  let made = 0;
  const lane = async () => {
    while (!isOver()) {
      const name = `IMG_${(made += 1)}.jpg`;
      sent.push(await send(name, newJpeg({ padBytes: Math.random() * longestFileBytes })));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return sent;
}

async function killAgainAndAgain(store: RunningStore): Promise<void> {
  for (let count = 1; count <= kills; count += 1) {
    await untilHealthy(store);
    await sleep(Math.random() * longestLifeMs);
    log(`kill ${count}: process ${store.kill('web')}`);
    if (count % killsPerWorkerKill === 0) store.kill('worker');
  }
  await untilHealthy(store);
}

async function untilHealthy({ origin }: RunningStore): Promise<void> {
  for (;;) {
    const reply = await fetch(`${origin}/health`).catch(() => undefined);
    if (reply?.ok) return;
    await sleep(20);
  }
}

/** Rendering runs behind; what it has not reached by then is only counted. */
async function waitForRenditions({ db }: RunningStore): Promise<number> {
  const deadline = performance.now() + renderedWithinMs;
  for (;;) {
    const open = await db
      .selectFrom('photos')
      .select('id')
      .where('state', '=', 'processing')
      .execute();
    if (open.length === 0 || performance.now() > deadline) return open.length;
    await sleep(500);
  }
}

await buildPages(root, log);
const store = await startStore(log);
try {
  const repetitions: Repetitions = new Map();
  const send = createPatientUploader(store.origin, store.photographer, { repetitions });
  const startedAt = performance.now();
  let isOver = false;
  const uploading = uploadUntil(() => isOver, send);
  await Promise.race([killAgainAndAgain(store), uploading]);
  isOver = true;
  const sent = await uploading;
  const seconds = (performance.now() - startedAt) / 1000;
  const waiting = await waitForRenditions(store);
  const faults = await findFaults(store, sent);
  for (const fault of faults) console.error(`FAULT ${fault}`);
  const repeated = [...repetitions].map(([reason, count]) => `${reason} ${count}`).join(', ');
  console.log(`${kills} kills in ${seconds.toFixed(0)} s, ${lanes} lanes, ${sent.length} photos`);
  console.log(`repeated calls: ${repeated || 'none'}; ${waiting} photos still to be rendered`);
  console.log(`load average ${loadavg()[0]?.toFixed(2)}`);
  console.log(`${faults.length} acknowledged photos lost, doubled or damaged`);
  process.exitCode = faults.length === 0 && sent.length > 0 ? 0 : 1;
} finally {
  await store.stop();
}
