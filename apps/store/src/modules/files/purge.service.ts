import type { Dependencies } from '../../dependencies.ts';
import { coverCropKey } from '../renditions/cover-crops.ts';
import * as queries from './purge.queries.ts';

type Needed = Pick<Dependencies, 'db' | 'files' | 'errors'>;

const photosAtOnce = 200;

/**
 * Ends the 30 days of what was deleted. The row goes first and its files after it: a crash in between
 * leaves files without a row, which the search for orphans finds, and never a row without its file.
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
}

async function reporting({ errors }: Needed, step: () => Promise<void>): Promise<void> {
  await step().catch((error: unknown) => errors.report(error));
}

async function purgePhotos({ db, files }: Needed): Promise<void> {
  for (;;) {
    const photos = await queries.deleteDuePhotos(db, photosAtOnce);
    await removeFiles(files, photos);
    if (photos.length < photosAtOnce) return;
  }
}

async function purgeGallery({ db, files }: Needed, id: string): Promise<void> {
  const photos = await db.transaction().execute(async (trx) => {
    const gallery = await queries.lockDueGallery(trx, id);
    if (gallery === undefined) return [];
    const gone = await queries.deletePhotosOfGallery(trx, id);
    await queries.deleteGallery(trx, id);
    return gone;
  });
  await removeFiles(files, photos);
}

async function purgeAccount({ db, files }: Needed, id: string): Promise<void> {
  const logoKeys = await db.transaction().execute(async (trx) => {
    const account = await queries.lockDueAccount(trx, id);
    return account === undefined ? [] : queries.deleteAccount(trx, id);
  });
  for (const key of logoKeys) await files.remove(key);
}

async function removeFiles(
  files: Needed['files'],
  photos: Awaited<ReturnType<typeof queries.deletePhotosOfGallery>>,
): Promise<void> {
  for (const { originalKey, renditions, fileToken, focusX, focusY } of photos) {
    // Crops around points of before are found as files without a row.
    const cover = coverCropKey({ fileToken, focus: { x: focusX, y: focusY } });
    const keys = [originalKey, cover, ...renditions.map(({ key }) => key)];
    await Promise.all(keys.map((key) => files.remove(key)));
  }
}
