import type { Dependencies } from '../../dependencies.ts';
import { coverCropKey } from '../renditions/cover-crops.ts';
import { findShown, listPurged, recordPurged } from './orphans.queries.ts';
import * as queries from './purge.queries.ts';
import { removeFound } from './remove-files.ts';

type Needed = Pick<Dependencies, 'db' | 'files' | 'errors'>;

const photosAtOnce = 200;
const filesAtOnce = 500;

/**
 * Ends the 30 days of what was deleted. With the row its files are written down as purged, and go after
 * it: a crash in between leaves neither a row without its file nor a file that nobody looks for.
 * What can't go is reported and waits for the next time: it keeps nothing else.
 */
export async function purgeDeleted(deps: Needed): Promise<void> {
  const { db } = deps;
  await reporting(deps, () => purgePhotos(deps));
  for (const { id } of await queries.listDueGalleries(db)) {
    await reporting(deps, () => purgeGallery(deps, id));
  }
  for (const { id } of await queries.listDueAccounts(db)) {
    await reporting(deps, () => purgeAccount(deps, id));
  }
  await reporting(deps, () => removePurged(deps));
}

async function reporting({ errors }: Needed, step: () => Promise<void>): Promise<void> {
  await step().catch((error: unknown) => errors.report(error));
}

async function purgePhotos({ db }: Needed): Promise<void> {
  for (;;) {
    const photos = await db.transaction().execute(async (trx) => {
      const gone = await queries.deleteDuePhotos(trx, photosAtOnce);
      await recordPurged(trx, keysOf(gone));
      return gone;
    });
    if (photos.length < photosAtOnce) return;
  }
}

async function purgeGallery({ db }: Needed, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gallery = await queries.lockDueGallery(trx, id);
    if (gallery === undefined) return;
    await recordPurged(trx, keysOf(await queries.deletePhotosOfGallery(trx, id)));
    await queries.deleteGallery(trx, id);
  });
}

async function purgeAccount({ db }: Needed, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await queries.lockDueAccount(trx, id);
    if (account === undefined) return;
    await recordPurged(trx, await queries.deleteAccount(trx, id));
  });
}

/** Those of this run, and those that an earlier run was kept from removing. */
async function removePurged(deps: Needed): Promise<void> {
  const { db } = deps;
  let after = '';
  for (;;) {
    const keys = await listPurged(db, after, filesAtOnce);
    const last = keys.at(-1);
    if (last === undefined) return;
    after = last;
    await removeFound(deps, keys, await findShown(db, keys));
  }
}

function keysOf(photos: Awaited<ReturnType<typeof queries.deletePhotosOfGallery>>): string[] {
  return photos.flatMap(({ originalKey, renditions, fileToken, focusX, focusY }) => {
    // Crops around points of before are found as files without a row.
    const cover = coverCropKey({ fileToken, focus: { x: focusX, y: focusY } });
    return [originalKey, cover, ...renditions.map(({ key }) => key)];
  });
}
