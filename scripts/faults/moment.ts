/**
 * Back to yesterday noon: the database's disk is lost in the afternoon, and it is restored from a base
 * backup and the archive of its log to a moment before somebody's mistake. Files and payments are
 * elsewhere and do not go back.
 * `npm run faults -- --only moment`
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresFailure } from '@albumen/server-kit/embedded-postgres';
import {
  compareNamedDay,
  getBooks,
} from '../../apps/store/src/modules/books/comparison.service.ts';
import { compareFilesWithRows } from '../../apps/store/src/modules/files/orphans.service.ts';
import { openOwnDatabase } from '../lib/faults/own-database.ts';
import { paidThrough, startOwnGateway } from '../lib/faults/paying-rig.ts';
import { sayVerdict } from '../lib/faults/verdict.ts';
import { openArchivedDatabase } from '../lib/moment/archived-database.ts';
import { newFiles, openShop } from '../lib/moment/shop-day.ts';
import { findFreePort } from '@albumen/server-kit/free-port';
import { migrateStore } from '../lib/serve/database.ts';
import { appSecret, newPhotographer } from '../lib/upload-kills/photographer.ts';

const provider = await openOwnDatabase('moment-gateway');
const { gateway, supervisor } = await startOwnGateway(provider);
const database = await openArchivedDatabase('moment');
await migrateStore(database.url(), { log: () => undefined });
const environment = {
  ...paidThrough(gateway),
  PORT: String(await findFreePort()),
  LOG_LEVEL: 'silent',
  APP_SECRET: appSecret,
};
const open = () =>
  openShop({ databaseUrl: database.url(), dataDir: database.dataDir, gateway, environment });

const morning = newFiles(['IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg']);
const beforeNoon = newFiles(['IMG_4.jpg', 'IMG_5.jpg']);
const afternoon = newFiles(['IMG_6.jpg', 'IMG_7.jpg']);

let shop = await open();
const photographer = await newPhotographer(shop.wired.deps.db);
await shop.upload(photographer, morning);
await shop.sell();
await database.makeBase();
await shop.upload(photographer, beforeNoon);
await shop.sell();
const noon = await database.archivedUntil();
console.log(`noon is ${noon}`);
await sleep(1_000);

await shop.upload(photographer, afternoon);
await shop.sell();
await shop.deleteGallery(photographer);
await shop.end();
// Somebody starts it once more, which does not help.
shop = await open();
const orders = () => shop.wired.deps.db.selectFrom('orders').select('id').execute();
const ordersBefore = (await orders()).length;
await database.archivedUntil();
await shop.end();
await database.loseDisk();
console.log('the afternoon is over, and the disk gone');

await database.restore(noon);
shop = await open();
const { deps } = shop.wired;
const ordersAfter = (await orders()).length;
const photosAfter = await shop.look(photographer);
await compareNamedDay(deps, new Date().toISOString().slice(0, 10));
const { gaps } = await getBooks(deps);
const filesRemoved = await filesRemovedWithin(3);
await shop.upload(photographer, afternoon);
const photosAgain = await shop.look(photographer);
await database.makeBase();
await shop.sell();
await database.archivedUntil();
await shop.sell();
const evening = await database.archivedUntil();
await shop.end();
await database.loseDisk();

await database.breakArchive();
const refusal = await database.restore(evening).then(
  () => undefined,
  (error: unknown) => error,
);
if (refusal instanceof Error) console.log(`a hole in the archive: ${refusal.message}`);

const promises = {
  'orders before the mistake': ordersBefore,
  'orders at noon': ordersAfter,
  'photos at noon, deleted in the afternoon': photosAfter,
  'charges that the comparison with the provider names': gaps.length,
  'files of the afternoon removed': filesRemoved,
  'photos with the afternoon’s uploaded again': photosAgain,
  'an archive with a hole is refused': refusal instanceof PostgresFailure,
};
const expected = [3, 2, 5, 1, 0, 7, true];
const isPassed = Object.values(promises).every((value, index) => value === expected[index]);
sayVerdict({ ...promises, isPassed });
await database.close();
await supervisor.stop({ drainMs: 5_000 });
await provider.close();

/** What the nightly comparison of files with rows takes away, days after the restore. */
async function filesRemovedWithin(days: number): Promise<number> {
  const count = async (): Promise<number> => {
    let files = 0;
    for await (const _ of deps.files.list('originals/')) files += 1;
    return files;
  };
  const before = await count();
  const later = { now: () => new Date(Date.now() + days * 86_400_000) };
  for (let night = 0; night < 2; night += 1) {
    await compareFilesWithRows({ ...deps, clock: { ...deps.clock, ...later } });
  }
  return before - (await count());
}
