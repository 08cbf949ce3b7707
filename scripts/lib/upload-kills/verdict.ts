import type { SentPhoto } from './patient-uploader.ts';
import type { FileStore } from '@albumen/file-store/file-store';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../apps/store/src/db/tables.ts';
import type { Photographer } from './photographer.ts';

interface Uploaded {
  db: Kysely<Tables>;
  files: Pick<FileStore, 'digest'>;
  photographer: Photographer;
}

/** Every promise that a photo broke, in words; none is what has to come out. */
export async function findFaults(
  { db, files, photographer }: Uploaded,
  sent: readonly SentPhoto[],
): Promise<string[]> {
  const { galleryId } = photographer;
  const rows = await db
    .selectFrom('photos')
    .select(['id', 'sha256', 'sizeBytes', 'originalKey', 'state'])
    .where('galleryId', '=', galleryId)
    .execute();
  const faults: string[] = [];
  const sums = new Map<string, string | undefined>();
  for (const { id, originalKey } of rows) {
    sums.set(id, (await files.digest(originalKey, { read: 'always' }))?.sha256);
  }
  for (const photo of sent) {
    const same = rows.filter((row) => sums.get(row.id) === photo.sha256);
    if (same.length === 0) faults.push(`${photo.name}: acknowledged and lost`);
    if (same.length > 1) faults.push(`${photo.name}: there ${same.length} times`);
    if (same.length === 1 && same[0]?.id !== photo.photoId) faults.push(`${photo.name}: other id`);
  }
  if (rows.length !== sent.length) faults.push(`${rows.length} rows, ${sent.length} acknowledged`);
  for (const row of rows) {
    const arrived = sums.get(row.id);
    if (arrived === undefined || arrived !== (row.sha256 ?? arrived)) {
      faults.push(`${row.id}: its bytes are gone or others`);
    }
    if (row.state === 'refused') faults.push(`${row.id}: refused although it is fine`);
  }
  const gallery = await db
    .selectFrom('galleries')
    .select(['photoCount', 'sizeBytes'])
    .where('id', '=', galleryId)
    .executeTakeFirstOrThrow();
  const bytes = rows.reduce((sum, row) => sum + row.sizeBytes, 0);
  if (gallery.photoCount !== rows.length || gallery.sizeBytes !== bytes) {
    faults.push(`the gallery counts ${gallery.photoCount} photos of ${gallery.sizeBytes} bytes`);
  }
  return faults;
}
