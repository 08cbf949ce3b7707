import { photosLabel } from '@albumen/domain/photos/photos-label';
import { createHash } from 'node:crypto';
import type { ArchiveBody } from '@albumen/contract/endpoints/downloads';
import { planArchive, type ArchivePlan } from '@albumen/zip/plan-archive';
import { safeName, safeNames } from '@albumen/zip/safe-names';
import { storableJson } from '../../db/storable-json.ts';
import type { StoredArchiveEntry } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { countHits, type RateLimit } from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import * as queries from './archives.queries.ts';
import type { Archive } from './archives.queries.ts';
import { noteDownload } from '../favorites/guests.service.ts';
import { readSums } from '../photos/photo-sums.service.ts';
import { downloadableGallery, type Downloadable, type Holder } from './download-access.service.ts';
import { downloadFile } from './download-file.ts';
import { listSelected } from './downloads.queries.ts';

type Needed = Pick<Dependencies, 'db' | 'clock' | 'secrets' | 'files'>;
type Choice = Pick<ArchiveBody, 'photoIds' | 'isFavorites'>;

/** An archive names each of its photos in the database for a week. */
const archiveLimits = {
  perHolder: { name: 'archive:holder', hits: 60, windowSeconds: 3600 },
  /** A wedding party on one network stays below. */
  perIp: { name: 'archive:ip', hits: 500, windowSeconds: 3600 },
} as const satisfies Record<string, RateLimit>;

/**
 * Freezes what a download holds: names, sizes and checksums, so that it can be resumed for a week,
 * byte by byte the same, whatever is added to the gallery meanwhile. What is taken out of it ends it.
 */
export async function createArchive(
  deps: Needed,
  visit: Visit,
  { galleryId, ...choice }: ArchiveBody,
): Promise<Archive> {
  const downloadable = await downloadableGallery(deps, visit, galleryId);
  const entries = await listEntries(deps, downloadable, choice);
  if (entries.length === 0) fail('emptySelection');
  const { sizeBytes, etag } = planOf(entries);
  const requestKey = keyOf(downloadable, choice);
  const stored = storableJson(entries);
  await noteDownload(deps.db, downloadable.holder);
  return deps.db.transaction().execute(async (trx) => {
    await queries.lockRequest(trx, requestKey);
    const live = await queries.takeLive(trx, { requestKey, etag, entries: stored });
    if (live !== undefined) return live;
    const { holder, gallery, maxPixels } = downloadable;
    await countHits(trx, [
      { limit: archiveLimits.perHolder, value: Object.values(holder).join() },
      { limit: archiveLimits.perIp, value: visit.ip },
    ]);
    return queries.insertArchive(trx, {
      id: newId(),
      ...holder,
      galleryId: gallery.id,
      fileName: fileNameOf(downloadable, choice, entries.length),
      entries: stored,
      sizeBytes,
      etag,
      requestKey,
      maxPixels,
    });
  });
}

/** An archive that this visit may still fetch: its own, of a gallery that is still open. */
export async function getArchive(
  deps: Needed,
  visit: Visit,
  archiveId: string,
): Promise<{ archive: Archive; plan: ArchivePlan }> {
  const archive = await queries.findArchive(deps.db, archiveId);
  // Whoever has signed out since signs in again; anybody else learns nothing.
  if (visit.account === undefined && archive?.guestId == null) fail('registrationRequired');
  if (archive === undefined) fail('notFound');
  const { maxPixels, holder } = await downloadableGallery(deps, visit, archive.galleryId);
  if (!isOf(archive, holder)) fail('notFound');
  // The owner has lowered the size or taken a photo out since: less is allowed than was frozen then.
  if (maxPixels !== archive.maxPixels || (await holdsDeleted(deps, archive)))
    fail('archiveOutdated');
  return { archive, plan: planOf(archive.entries) };
}

function isOf(archive: Archive, holder: Holder): boolean {
  return 'guestId' in holder
    ? archive.guestId === holder.guestId
    : archive.accountId === holder.accountId;
}

async function holdsDeleted({ db }: Needed, archive: Archive): Promise<boolean> {
  const deleted = await queries.listDeletedSince(db, archive);
  if (deleted.length === 0) return false;
  const keys = new Set(archive.entries.map(({ key }) => key));
  return deleted.some((photo) => {
    const file = downloadFile(photo, archive.maxPixels);
    return file !== undefined && keys.has(file.key);
  });
}

async function listEntries(
  deps: Needed,
  { gallery, isOwner, holder, maxPixels }: Downloadable,
  { photoIds, isFavorites }: Choice,
): Promise<StoredArchiveEntry[]> {
  const photos = await listSelected(deps.db, {
    galleryId: gallery.id,
    photoIds,
    favoritesOf: isFavorites === true ? holder : undefined,
    isOwner,
  });
  const files = [];
  for (const photo of photos) {
    const file = downloadFile(photo, maxPixels);
    // An owner's archive has photos that arrived a moment ago; an archive has a checksum of each.
    const crc32 = file?.crc32 ?? (file && (await readSums(deps, photo))?.crc32);
    if (file === undefined || crc32 === undefined) continue;
    files.push({ ...file, crc32, modifiedAtMs: photo.modifiedAtMs });
  }
  const names = safeNames(files.map(({ name }) => name));
  return files.map((file, index) => ({ ...file, name: names[index] ?? file.name }));
}

function planOf(entries: readonly StoredArchiveEntry[]): ArchivePlan {
  return planArchive(
    entries.map(({ modifiedAtMs, ...entry }) => ({ ...entry, modifiedAt: new Date(modifiedAtMs) })),
  );
}

function keyOf({ gallery, holder, maxPixels }: Downloadable, choice: Choice): string {
  const asked = [
    holder,
    gallery.id,
    maxPixels,
    choice.isFavorites ?? false,
    choice.photoIds?.toSorted() ?? null,
  ];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}

function fileNameOf({ gallery }: Downloadable, choice: Choice, count: number): string {
  const title = gallery.title === '' ? 'Gallery' : gallery.title;
  if (choice.isFavorites === true) return safeName(`${title} - favorites.zip`);
  return safeName(
    choice.photoIds === undefined ? `${title}.zip` : `${title} - ${photosLabel(count)}.zip`,
  );
}
