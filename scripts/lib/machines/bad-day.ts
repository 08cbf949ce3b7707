import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { booksBalance } from '../../../apps/store/src/modules/books/books-balance.ts';
import { untilNothingOpen } from '../faults/paying-rig.ts';
import { watchHotFolder } from '../lab-kills/hot-folder-watch.ts';
import { readLabLedger } from '../lab-kills/lab-ledger.ts';
import { readLedger } from '../payment-kills/ledger.ts';
import { findFaults } from '../upload-kills/verdict.ts';
import type { Failure } from './failures.ts';
import type { Rig } from './rig.ts';
import { untilRendered, type Scene } from './scene.ts';
import { followJobs, type Takeover } from './takeover.ts';
import { work, type Done, type WorkOptions } from './work.ts';

export interface Lived {
  what: string;
  done: Done;
  takeover: Takeover | undefined;
  seconds: number;
}

/** Long enough that everybody is at it. */
const beforeMs = 4_000;
const afterMs = 3_000;

/** One failure while everybody is at work. */
export async function liveThrough(
  rig: Rig,
  scene: Scene,
  { failure, ...options }: WorkOptions & { failure: Failure },
): Promise<Lived> {
  const startedAt = performance.now();
  const isOver = new AbortController();
  const working = work(rig, scene, { ...options, isOver: isOver.signal });
  await Promise.race([sleep(beforeMs), working]);
  const following = failure.endsJobs === true ? followJobs(rig) : undefined;
  await failure.strike(rig);
  await Promise.race([sleep(failure.lastsMs), working]);
  await failure.heal(rig);
  await Promise.race([sleep(afterMs), working]);
  isOver.abort();
  const [done, takeover] = await Promise.all([working, following]);
  return { what: failure.what, done, takeover, seconds: (performance.now() - startedAt) / 1000 };
}

export interface Promises {
  [promise: string]: number;
}

/** What was acknowledged on that day, against what is there: every number has to be 0. */
export async function settle(
  rig: Rig,
  scene: Scene,
  { lived, lab }: { lived: readonly Lived[]; lab: ReturnType<typeof watchHotFolder> },
): Promise<Promises> {
  const databaseUrl = rig.database.directUrl;
  const unrendered = await untilRendered(rig, scene.photographer.galleryId);
  const isSettled = await untilNothingOpen(() => readLedger(databaseUrl));
  const labOrders = sum(lived, ({ done }) => done.labOrders);
  await untilArrived(rig, labOrders);
  const [ledger, seen] = [await readLedger(databaseUrl), await lab.stop()];
  const photos = lived.flatMap(({ done }) => done.photos);
  const faults = await findFaults({ ...rig, photographer: scene.photographer }, photos);
  const wrongInBooks = await booksBalance(scene.wired.deps.db);
  for (const fault of [...faults, ...wrongInBooks]) console.error(`FAULT ${fault}`);
  const bought = sum(lived, ({ done }) => done.bought);
  const letters = (await scene.wired.deps.jobs.deadLetters({ limit: 100 })).filter(isOurs);
  for (const letter of letters) console.error(`FAULT dead letter ${JSON.stringify(letter)}`);
  return {
    'photos lost, doubled or damaged': faults.length,
    'photos without renditions': unrendered,
    'archives that differ': sum(lived, ({ done }) => done.archives.different),
    'orders bought and not paid': bought - ledger.paidOrders,
    'orders doubled': ledger.doubled,
    'charges without their order': ledger.stray,
    'orders without their charge': ledger.unpaid,
    'payments left open': isSettled ? 0 : ledger.open,
    'wrong in the books': wrongInBooks.length,
    'lab orders missing': labOrders - seen.folders,
    'lab orders seen half': seen.half,
    'sessions ended': sum(lived, ({ done }) => done.sessions.ended),
    'pages and pictures that never came': sum(lived, ({ done }) => done.party.missed),
    'jobs given up': letters.length,
    'jobs taken over after 20 s': lived.filter(({ takeover }) => (takeover?.seconds ?? 0) > 20)
      .length,
  };
}

/** The photos of prepared carts are rows alone: no proof can be drawn of them. */
function isOurs({ jobName }: { jobName: string }): boolean {
  return jobName !== 'orders.proof';
}

export function watchLab({ folder }: Rig): ReturnType<typeof watchHotFolder> {
  return watchHotFolder(join(folder, 'lab', 'halide'));
}

async function untilArrived({ db }: Rig, count: number): Promise<void> {
  const givesUpAt = performance.now() + 180_000;
  while ((await readLabLedger(db)).arrived < count && performance.now() < givesUpAt)
    await sleep(500);
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
