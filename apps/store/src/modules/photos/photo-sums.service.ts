import type { FileDigest } from '@albumen/file-store/digest';
import type { RefusalCode } from '@albumen/imaging/refusal';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { recordChange } from '../galleries/gallery-changes.service.ts';
import { listUnread } from './photos.queries.ts';

/** A photo whose bytes went past us, straight to the bucket, and whose checksums are not computed yet. */
type UnreadPhoto = Pick<
  Selectable<Tables['photos']>,
  'id' | 'galleryId' | 'originalKey' | 'md5' | 'fingerprint'
>;

type Sums = Pick<FileDigest, 'sha256' | 'crc32'>;

export { unreadColumns } from './photos.queries.ts';

/**
 * Only the MD5 was compared when it arrived. With one comes the SHA-256 as its fingerprint; without one the
 * fingerprint is of name, size and time, and says nothing of the bytes.
 */
export function refusalOfSums(
  { md5, fingerprint }: Pick<UnreadPhoto, 'md5' | 'fingerprint'>,
  { sha256 }: Sums,
): RefusalCode | undefined {
  return md5 === null || fingerprint === sha256 ? undefined : 'otherThanSent';
}

/** Reads and keeps the checksums of a photo before its turn; undefined when its bytes are gone. */
export async function readSums(
  { db, files }: Pick<Dependencies, 'db' | 'files'>,
  photo: UnreadPhoto,
): Promise<Sums | undefined> {
  const sums = await files.digest(photo.originalKey);
  if (sums !== undefined) await db.transaction().execute((trx) => keepSums(trx, photo, sums));
  return sums;
}

/**
 * Reads every photo whose turn has not come: a release of before knows none without its checksums.
 * @returns how many were read; of the others the bytes are gone
 */
export async function readAllUnread(deps: Pick<Dependencies, 'db' | 'files'>): Promise<number> {
  let count = 0;
  let photos = await listUnread(deps.db, '');
  while (photos.length > 0) {
    for (const photo of photos) if ((await readSums(deps, photo)) !== undefined) count += 1;
    photos = await listUnread(deps.db, photos.at(-1)?.id ?? '');
  }
  return count;
}

async function keepSums(
  trx: Kysely<Tables>,
  photo: UnreadPhoto,
  { sha256, crc32 }: Sums,
): Promise<void> {
  const refusal = refusalOfSums(photo, { sha256, crc32 });
  const { galleryId } = photo;
  const isSeen = refusal !== undefined && galleryId !== null;
  const changedVersion = isSeen ? await recordChange(trx, galleryId) : undefined;
  await trx
    .updateTable('photos')
    .set({
      sha256,
      crc32,
      ...(refusal !== undefined && { state: 'refused' as const, refusal }),
      ...(changedVersion !== undefined && { changedVersion }),
    })
    .where('id', '=', photo.id)
    .where('sha256', 'is', null)
    .execute();
}
