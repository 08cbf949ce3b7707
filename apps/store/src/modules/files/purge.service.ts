import type { Dependencies } from '../../dependencies.ts';
import { coverCropKey } from '../renditions/cover-crops.ts';
import * as queries from './purge.queries.ts';

type Needed = Pick<Dependencies, 'db' | 'files'>;

const photosAtOnce = 200;

/**
 * Ends the 30 days of what was deleted. The row goes first and its files after it: a crash in between
 * leaves files without a row, which the search for orphans finds, and never a row without its file.
 */
export async function purgeDeleted(deps: Needed): Promise<void> {
  await whileTrue(() => purgePhotos(deps));
  await whileTrue(() => purgeGallery(deps));
  await whileTrue(() => purgeAccount(deps));
}

async function whileTrue(step: () => Promise<boolean>): Promise<void> {
  while (await step());
}

async function purgePhotos({ db, files }: Needed): Promise<boolean> {
  const photos = await queries.deleteDuePhotos(db, photosAtOnce);
  await removeFiles(files, photos);
  return photos.length === photosAtOnce;
}

async function purgeGallery({ db, files }: Needed): Promise<boolean> {
  const photos = await db.transaction().execute(async (trx) => {
    const gallery = await queries.lockDueGallery(trx);
    if (gallery === undefined) return undefined;
    const gone = await queries.deletePhotosOfGallery(trx, gallery.id);
    await queries.deleteGallery(trx, gallery.id);
    return gone;
  });
  await removeFiles(files, photos ?? []);
  return photos !== undefined;
}

async function purgeAccount({ db, files }: Needed): Promise<boolean> {
  const gone = await db.transaction().execute(async (trx) => {
    const account = await queries.lockDueAccount(trx);
    return account && { logoKeys: await queries.deleteAccount(trx, account.id) };
  });
  for (const key of gone?.logoKeys ?? []) await files.remove(key);
  return gone !== undefined;
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
